/** The transport's code of an error, such as NOT_FOUND. By its name: who asks may not have the client itself yet. */
export function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || error.name !== "TRPCClientError") return null;
  const data: unknown = "data" in error ? error.data : null;
  const code: unknown = typeof data === "object" && data !== null && "code" in data ? data.code : null;
  return typeof code === "string" ? code : null;
}
