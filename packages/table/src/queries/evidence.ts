/** Reads the evidence of a verdict. */

/** A number in the evidence of a verdict, which may be 47 or "47". */
export function evidenceNumber(value: unknown): number | undefined {
  const n = Number(value);
  return (typeof value === "number" || typeof value === "string") && Number.isFinite(n) ? n : undefined;
}
