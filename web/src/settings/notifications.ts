/** Whether this browser may tell somebody that it is his turn; it is asked only when he wants that. */

export type NotifyPermission = "granted" | "denied" | "open" | "missing";

export function notificationPermission(): NotifyPermission {
  if (!canNotify()) return "missing";
  return read(Notification.permission);
}

export async function requestPermission(): Promise<NotifyPermission> {
  if (!canNotify()) return "missing";
  return read(await Notification.requestPermission());
}

/** Over plain http from another machine a browser says no without asking. */
function canNotify(): boolean {
  return "Notification" in window && window.isSecureContext;
}

function read(permission: NotificationPermission): NotifyPermission {
  return permission === "default" ? "open" : permission;
}
