/** A push service of our own on this machine, and a device that can read the messages sent through it. */
import { createDecipheriv, createECDH, createVerify, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { Device } from "@/server/web-push/devices";

export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Service {
  readonly origin: string;
  readonly posted: Posted[];
  /** The status of every answer from now on. */
  answer: number;
}

/** Listens on this machine until the test is over. */
export async function pushService(): Promise<Service> {
  const posted: Posted[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      posted.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(service.answer, { location: `${service.origin}/elsewhere` }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const service = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posted,
    answer: 201,
  };
  return service;
}

export interface Reader extends Device {
  /** A message decrypted as only this device can (RFC 8188 and RFC 8291). */
  read(posted: Posted): unknown;
}

/** A device as a browser creates one. */
export function deviceAt(service: Service, path = `/to/${randomBytes(8).toString("hex")}`): Reader {
  const curve = createECDH("prime256v1");
  const own = curve.generateKeys();
  const auth = randomBytes(16);
  const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync("sha256", secret, salt, info, length));
  return {
    endpoint: `${service.origin}${path}`,
    p256dh: own.toString("base64url"),
    auth: auth.toString("base64url"),
    read: ({ body }) => {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + theirs.length);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, theirs]);
      const secret = derived(curve.computeSecret(theirs), auth, info, 32);
      const key = derived(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derived(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const open = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString("utf8"));
    },
  };
}

/** The signed claims of a message, if the site's key has signed them. */
export function signedBy(key: string, { headers }: Posted): Readonly<Record<string, unknown>> | null {
  const [, token = "", named] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const spki = Buffer.concat([
    Buffer.from("3059301306072a8648ce3d020106082a8648ce3d030107034200", "hex"),
    point,
  ]);
  const pem = `-----BEGIN PUBLIC KEY-----\n${spki.toString("base64")}\n-----END PUBLIC KEY-----`;
  const whole = createVerify("sha256").update(`${head}.${claims}`);
  const signed = whole.verify({ key: pem, dsaEncoding: "ieee-p1363" }, signature, "base64url");
  return signed && named === key ? JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) : null;
}
