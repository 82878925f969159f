/** Whether storing failed because the browser gives this site no more space. */
export const isFull = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === "QuotaExceededError";
