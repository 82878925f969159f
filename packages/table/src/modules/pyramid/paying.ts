import type { Finding } from "@stillwater/engine";

/** Whether a card of the Explorer deck is turned up before the act is paid for. */
export function paidLater(findings: readonly Finding[]): boolean {
  const draw = findings.find(({ clause }) => clause === "T.pyramid.draw")?.with;
  return draw?.border === true && Number(draw.left) > 0;
}
