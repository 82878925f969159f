/** Browser notifications, for a person who is looking at another window. Permission is requested only by a button. */

export type Leave = "granted" | "denied" | "default" | "none";

/** Whether this browser may show notifications; `none` if it has none. */
export function leaveNow(): Leave {
  return typeof Notification === "undefined" ? "none" : Notification.permission;
}

export async function askLeave(): Promise<Leave> {
  if (typeof Notification === "undefined") return "none";
  return Notification.requestPermission();
}

/** Shows a notification, one per table. On phones only a service worker can show it. */
export async function notice(title: string, body: string, table: string): Promise<void> {
  if (leaveNow() !== "granted") return;
  // The path is for the service worker, which shows the notification on phones.
  const options = { body, tag: `table ${table}`, data: { path: location.pathname } };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options).catch(() => undefined);
  }
}
