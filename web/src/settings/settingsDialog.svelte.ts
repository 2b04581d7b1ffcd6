/** Whether the settings are open: any screen may ask for them, and they stand over it. */

class DialogState {
  isOpen = $state(false);

  readonly open = (): void => {
    this.isOpen = true;
  };

  readonly close = (): void => {
    this.isOpen = false;
  };
}

export const settingsDialog = new DialogState();
