/** A random id for a command. `crypto.randomUUID` is missing on plain HTTP, as when a phone opens a LAN address. */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const version = (bytes[6] ?? 0) & 0x0f;
  const variant = (bytes[8] ?? 0) & 0x3f;
  bytes[6] = version | 0x40;
  bytes[8] = variant | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
