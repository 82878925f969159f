/** Whether keeping failed because the browser gives this site no more room. */
export const isFull = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === "QuotaExceededError";
