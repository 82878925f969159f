/**
 * Where messages may be sent. A browser's maker creates a device's address, but the browser tells it to us, so anybody could
 * name any address: only the makers' own services are allowed.
 */

/** The push services of common browsers; a leading dot stands for any host under it. */
const KNOWN = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  ".push.apple.com",
] as const;

const MOST_ADDRESS = 1_024;

/** Whether messages may be sent to an address: HTTPS to a known service, or one of the configured origins. */
export function isPushService(address: string, origins: readonly string[]): boolean {
  if (address.length > MOST_ADDRESS || !URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== "" || url.password !== "" || url.hash !== "") return false;
  if (origins.includes(url.origin)) return true;
  return (
    url.protocol === "https:" &&
    url.port === "" &&
    KNOWN.some((known) => (known.startsWith(".") ? url.hostname.endsWith(known) : url.hostname === known))
  );
}
