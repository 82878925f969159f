/** One message to one device: encrypted for it alone, signed as ours, handed to its push service. */
import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
// web-push: implements the encryption and signing of RFC 8291 and RFC 8292.
import push from "web-push";
import type { PushRow } from "../storage/schema";
import type { SiteKeys } from "./devices";

export interface Message {
  readonly payload: string;
  /** Seconds for which the service may keep it while the device is off. */
  readonly keep: number;
  /** A later message with the same topic replaces it while it is kept; at most 32 letters. */
  readonly topic: string;
}

/** `gone`: the device accepts nothing more. `later`: its service is busy or could not be reached. */
export type SendOutcome = "sent" | "gone" | "later" | "refused";

const PATIENCE_MS = 10_000;
/** The contact for push services if the site has no public address. */
const NOBODY = "mailto:nobody@localhost.invalid";

/** Sends a message. Redirects are not followed: the address was allowed, not the one it points to. */
export async function send(device: PushRow, keys: SiteKeys, message: Message): Promise<SendOutcome> {
  const details = push.generateRequestDetails(
    { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
    message.payload,
    {
      TTL: message.keep,
      topic: message.topic,
      urgency: "high",
      contentEncoding: "aes128gcm",
      vapidDetails: { subject: device.site.startsWith("https:") ? device.site : NOBODY, ...keys },
    },
  );
  const status = await post(new URL(device.endpoint), details.headers, details.body);
  if (status === 404 || status === 410) return "gone";
  if (status === 0 || status === 429 || status >= 500) return "later";
  return status < 300 ? "sent" : "refused";
}

/** The status of the answer, 0 if there is none in time. The rest of it is not read. */
function post(url: URL, headers: Readonly<Record<string, string | number>>, body: Buffer): Promise<number> {
  return new Promise((resolve) => {
    const ask = url.protocol === "https:" ? overHttps : overHttp;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const sent = ask(url, { method: "POST", headers, signal }, (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sent.on("error", () => resolve(0));
    sent.end(body);
  });
}
