/** Which rules this device has explained already, each once. */

const STORE = "stillwater.told";

/** Names of the rules that were explained here. */
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
    // A browser that keeps nothing explains it again in the next game.
  }
}

export function forgetFirsts(): void {
  try {
    localStorage.removeItem(STORE);
  } catch {
    // Nothing was kept.
  }
}
