/** The devices to which somebody lets messages be sent, and the keys by which push services know this site. */
import { createECDH, createHash } from "node:crypto";
import type { PushReply } from "@stillwater/table/session";
import { dropDevice, keepDevice, keyKept } from "../storage/pushes";
import type { GuestRow } from "../storage/schema";
import { now, type Tools } from "../tables/tools";
import { writeAs } from "../tables/writing";
import { isPushService } from "./services";

/** How to reach a browser (a push subscription). */
export interface Device {
  readonly endpoint: string;
  /** Its public key on the curve P-256, base64url. */
  readonly p256dh: string;
  /** Sixteen bytes that it shares with us, base64url. */
  readonly auth: string;
}

/** The site's own keys, base64url. */
export interface SiteKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const MOST_DEVICES = 5;
const SITE_KEYS = "push";

/** The keys of this site, made when first needed and kept for good: devices are bound to them. */
export async function siteKeys(tools: Tools): Promise<SiteKeys> {
  const kept = await tools.store.write((tx) => keyKept(tx, SITE_KEYS, newKeys));
  return JSON.parse(kept) as SiteKeys;
}

function newKeys(): string {
  const curve = createECDH("prime256v1");
  const publicKey = curve.generateKeys("base64url");
  // A private key that begins with zeros comes out too short.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
    .subarray(-32)
    .toString("base64url");
  return JSON.stringify({ publicKey, privateKey } satisfies SiteKeys);
}

/** Whether a text is a point of the curve: only then can messages be encrypted for it. */
function isPoint(p256dh: string): boolean {
  try {
    const own = createECDH("prime256v1");
    own.generateKeys();
    own.computeSecret(Buffer.from(p256dh, "base64url"));
    return true;
  } catch {
    return false;
  }
}

/** Allows messages to a device of this guest. Doing so again adds no second device. */
export async function addDevice(
  tools: Tools,
  asker: GuestRow,
  { endpoint, p256dh, auth }: Device,
  { site, origins }: { readonly site: string; readonly origins: readonly string[] },
): Promise<PushReply> {
  if (!isPushService(endpoint, origins) || !isPoint(p256dh)) return { kept: false };
  return writeAs(tools, asker, async (tx, guest): Promise<PushReply> => {
    const id = deviceId(endpoint);
    const row = { id, guest_id: guest.id, endpoint, p256dh, auth, site, made_at: now(tools) };
    await keepDevice(tx, row, MOST_DEVICES);
    return { kept: true };
  });
}

/** Sends nothing more to a device. */
export async function removeDevice(tools: Tools, asker: GuestRow, endpoint: string): Promise<PushReply> {
  return writeAs(tools, asker, async (tx, guest): Promise<PushReply> => {
    await dropDevice(tx, deviceId(endpoint), guest.id);
    return { kept: false };
  });
}

function deviceId(endpoint: string): string {
  return createHash("sha256").update(endpoint).digest("hex");
}
