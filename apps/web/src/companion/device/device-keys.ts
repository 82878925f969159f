/** The device key of this tab. Two tabs never write with the same key: each holds a lock on its key while it is open. */
import { type DeviceKey, deviceKeyOf } from "@stillwater/companion";
import { changeGame, type FollowedGame } from "./shelf";

const MOST_TABS = 12;

/** A secret that cannot be guessed: 128 random bits in hexadecimal. Works without a secure context too. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface HeldDeviceKey {
  readonly deviceKey: DeviceKey;
  readonly letGo: () => void;
}

/** Takes the first device key of a game that no other tab holds; a new one if all are held. */
export async function takeDeviceKey(game: FollowedGame): Promise<HeldDeviceKey> {
  for (let nth = 0; nth < MOST_TABS; nth++) {
    const letGo = await hold(`stillwater companion ${game.id} ${nth}`);
    if (letGo === null) continue;
    const secret = game.secrets[nth] ?? (await anotherSecret(game.id, nth));
    return { deviceKey: deviceKeyOf(secret, game.by), letGo };
  }
  return { deviceKey: deviceKeyOf(newSecret(), game.by), letGo: () => undefined };
}

/** Replaces a device key whose entry numbers somebody else has used too; the new key is on disk before it signs anything. */
export async function changeDeviceKey(
  game: string,
  { deviceKey, letGo }: HeldDeviceKey,
): Promise<HeldDeviceKey> {
  const secret = newSecret();
  await changeGame(game, (kept) => ({
    ...kept,
    secrets: kept.secrets.map((one) => (one === deviceKey.secret ? secret : one)),
  }));
  return { deviceKey: deviceKeyOf(secret, deviceKey.by), letGo };
}

async function anotherSecret(game: string, nth: number): Promise<string> {
  const secret = newSecret();
  const after = await changeGame(game, (kept) =>
    kept.secrets[nth] === undefined ? { ...kept, secrets: [...kept.secrets, secret] } : kept,
  );
  return after?.secrets[nth] ?? secret;
}

/** Takes a lock and returns its release function; null if another tab holds it. Without the Locks API one tab is assumed. */
async function hold(name: string): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return () => undefined;
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    });
  });
}
