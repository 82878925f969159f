/** Notices of the browser's own, for somebody who is looking at another window. Asked for only by a button. */

export type Leave = "granted" | "denied" | "default" | "none";

/** Whether this browser may show notices; `none` where it cannot. */
export function leaveNow(): Leave {
  return typeof Notification === "undefined" ? "none" : Notification.permission;
}

export async function askLeave(): Promise<Leave> {
  if (typeof Notification === "undefined") return "none";
  return Notification.requestPermission();
}

/** Shows a notice, one per table. Phones only let a service worker show it. */
export async function notice(title: string, body: string, table: string): Promise<void> {
  if (leaveNow() !== "granted") return;
  // The path is for the service worker, which is who shows it on phones.
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
