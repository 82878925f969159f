/** Request bodies: JSON, small, and never read beyond their limit. */

export const MOST_BODY_BYTES = 16 * 1024;

/** The headers of a request, by their names in lower case. */
export type AskedHeaders = Pick<Headers, "get">;

/** A request's headers and body, as they arrive. */
export interface Sent {
  readonly headers: AskedHeaders;
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** The body's text, or the status with which to refuse it. */
export async function readBody(
  request: Sent,
): Promise<{ readonly text: string } | { readonly status: 400 | 413 | 415 }> {
  const type = request.headers.get("content-type")?.toLowerCase().split(";", 1)[0]?.trim();
  if (type !== "application/json" || request.headers.get("content-encoding") !== null) return { status: 415 };
  if (Number(request.headers.get("content-length") ?? 0) > MOST_BODY_BYTES) return { status: 413 };
  if (request.body === null) return { status: 400 };
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body) {
      length += chunk.byteLength;
      if (length > MOST_BODY_BYTES) return { status: 413 };
      chunks.push(chunk);
    }
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return { status: 400 };
  }
}
