/** Whether this browser may tell somebody that it is his turn; it is asked only when he wants that. */

export type Allowance = "granted" | "denied" | "open" | "missing";

export function allowance(): Allowance {
  if (!("Notification" in window)) return "missing";
  return read(Notification.permission);
}

export async function askAllowance(): Promise<Allowance> {
  if (!("Notification" in window)) return "missing";
  return read(await Notification.requestPermission());
}

function read(permission: NotificationPermission): Allowance {
  return permission === "default" ? "open" : permission;
}
