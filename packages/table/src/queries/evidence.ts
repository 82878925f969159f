/** The evidence of a verdict. */

/** Numbers as the evidence of a verdict carries them: 47 or "47". */
export function evidenceNumber(value: unknown): number | undefined {
  const n = Number(value);
  return (typeof value === "number" || typeof value === "string") && Number.isFinite(n) ? n : undefined;
}
