/** The data of a transport error. Recognised by its name, as the caller may not have loaded the client itself. */
function dataOf(error: unknown): object {
  if (!(error instanceof Error) || error.name !== "TRPCClientError") return {};
  const data: unknown = "data" in error ? error.data : null;
  return typeof data === "object" && data !== null ? data : {};
}

/** The transport's code for an error, such as NOT_FOUND. */
export function transportCodeOf(error: unknown): string | null {
  const data = dataOf(error);
  return "code" in data && typeof data.code === "string" ? data.code : null;
}

/** Why a call failed, in the server's word; null if it gave none. */
export function reasonOf(error: unknown): string | null {
  const data = dataOf(error);
  return "reason" in data && typeof data.reason === "string" ? data.reason : null;
}

/** How many milliseconds the server asks to wait; 0 if it does not say. */
export function waitOf(error: unknown): number {
  const data = dataOf(error);
  return "retryAfterMs" in data && typeof data.retryAfterMs === "number" ? data.retryAfterMs : 0;
}

/** The id under which the server has logged the error; undefined if the call never reached it. */
export function requestOf(error: unknown): string | undefined {
  const data = dataOf(error);
  return "request" in data && typeof data.request === "string" ? data.request : undefined;
}
