// Written by `npm run rooms -- --update`.
/** Whether a variant turns up a card before an act is paid for, from the findings about the act; null if never. */
import type { Finding, VariantId } from "@stillwater/engine";
import { paidLater as Pyramid } from "./pyramid/paying";

export const PAID_LATER: { readonly [V in VariantId]: ((findings: readonly Finding[]) => boolean) | null } = {
  "high-arch": null,
  pyramid: Pyramid,
  "day-night": null,
  duel: null,
};
