/** Bodies: JSON, small, and read no further than they may be long. */

const MOST_BODY_BYTES = 16 * 1024;

/** The body's text, or the status that refuses it. */
export async function readBody(
  request: Request,
): Promise<{ readonly text: string } | { readonly status: 400 | 413 | 415 }> {
  const type = request.headers.get("content-type")?.toLowerCase().split(";", 1)[0]?.trim();
  if (type !== "application/json" || request.headers.has("content-encoding")) return { status: 415 };
  if (Number(request.headers.get("content-length") ?? 0) > MOST_BODY_BYTES) return { status: 413 };
  if (request.body === null) return { status: 400 };
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.byteLength;
      if (length > MOST_BODY_BYTES) {
        void reader.cancel().catch(() => undefined);
        return { status: 413 };
      }
      chunks.push(value);
    }
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return { status: 400 };
  }
}
