// Sends everything as small as the client accepts it. Next would compress everything anew each time, chunk by chunk: that
// was a fifth of the processor time of a table's page. Built files are compressed with the build (compress.mjs); the rest is
// compressed once, when all of it is there.
import { readdirSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Below this, compression saves less than a packet. */
const LEAST_PACKED = 1_400;
/** The status of a partial answer: its range is one of the uncompressed body. */
const PART = 206;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

/** The smallest first; `ending` is the file extension of the copies of built files. */
const WAYS = [
  { name: "br", ending: ".br", pack: (/** @type {Buffer} */ body) => brotliCompressSync(body, BROTLI) },
  { name: "gzip", ending: ".gz", pack: (/** @type {Buffer} */ body) => gzipSync(body, { level: 3 }) },
];

/** @param {import("node:http").IncomingMessage} request */
function wayFor({ headers }) {
  const taken = String(headers["accept-encoding"] ?? "");
  return WAYS.find(({ name }) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0)`).test(taken));
}

const BUILT = "/_next/static/";
/** Headers that tell versions at one address apart. A built file's address is its version's own, and cached for good. */
const TOLD_APART = new Set(["etag", "last-modified", "accept-ranges"]);
/** A sheet has the character set of its page. */
const TYPES = { js: "text/javascript; charset=utf-8", css: "text/css" };

/**
 * Makes the answers of a built site smaller, before Next handles them.
 * @param {string} dir where the site is
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => void}
 */
export function smallerFor(dir) {
  const names = readdirSync(path.join(dir, ".next/static"), { recursive: true, encoding: "utf8" });
  const copies = new Set(names.map((name) => BUILT + name.split(path.sep).join("/")));
  return (request, response) => {
    if (request.url?.startsWith(BUILT)) takeCopy(copies, request, response);
    else if (request.method === "GET") packWhole(request, response);
  };
}

/**
 * Points the request at the smaller copy of a built file, if there is one. Next sends it, with its usual headers for such
 * files.
 * @param {ReadonlySet<string>} copies
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function takeCopy(copies, request, response) {
  const { pathname, search } = new URL(request.url ?? "", "http://host");
  if (!copies.has(`${pathname}.br`)) return;
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) => (TOLD_APART.has(name.toLowerCase()) ? response : set(name, value));
  response.setHeader("Vary", "Accept-Encoding");
  const way = wayFor(request);
  if (way === undefined) return;
  response.setHeader("Content-Encoding", way.name);
  response.setHeader("Content-Type", pathname.endsWith(".css") ? TYPES.css : TYPES.js);
  request.url = `${pathname}${way.ending}${search}`;
}

/**
 * Buffers an answer until all of it is there, and compresses it.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function packWhole(request, response) {
  const way = wayFor(request);
  const end = response.end.bind(response);
  /** @type {Buffer[]} */
  const parts = [];
  /** @param {string | Uint8Array | null} [part] @param {unknown} [encoding] */
  const keep = (part, encoding) => {
    const text = typeof encoding === "string" && Buffer.isEncoding(encoding) ? encoding : "utf8";
    parts.push(typeof part === "string" ? Buffer.from(part, text) : Buffer.from(part ?? []));
    return true;
  };
  Object.assign(response, {
    write: keep,
    flushHeaders: () => undefined,
    /** @param {string | Uint8Array | null} [part] @param {unknown} [encoding] */
    end: (part, encoding) => {
      keep(part, encoding);
      const body = Buffer.concat(parts);
      const isSettled = response.headersSent || response.hasHeader("Content-Encoding");
      if (body.length < LEAST_PACKED || isSettled || response.statusCode === PART) return end(body);
      response.appendHeader("Vary", "Accept-Encoding");
      const packed = way?.pack(body) ?? body;
      if (way !== undefined) response.setHeader("Content-Encoding", way.name);
      response.setHeader("Content-Length", packed.length);
      return end(packed);
    },
  });
}
