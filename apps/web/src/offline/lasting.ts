/**
 * Asks the browser to keep what this site has stored even when it needs the space. Called only once there is something to lose;
 * a browser that declines keeps it for as long as it can.
 */
export function askToKeep(): void {
  void navigator.storage?.persist?.().catch(() => false);
}
