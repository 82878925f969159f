/** Which rules this device has explained already, once each. */

const STORE = "stillwater.told";

/** The names of the rules that were explained here. */
export function toldFirsts(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : []);
  } catch {
    return new Set();
  }
}

export function keepTold(rule: string): void {
  try {
    localStorage.setItem(STORE, JSON.stringify([...toldFirsts(), rule]));
  } catch {
    // A browser that stores nothing explains it again in the next game.
  }
}

export function forgetFirsts(): void {
  try {
    localStorage.removeItem(STORE);
  } catch {
    // Nothing was stored.
  }
}
