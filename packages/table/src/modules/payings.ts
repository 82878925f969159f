// Written by `npm run rooms -- --update`.
/** When acts are paid for that a variant has something turned up for first, by what is found on them. */
import type { Finding, VariantId } from "@stillwater/engine";
import { paidLater as Pyramid } from "./pyramid/paying";

export const PAID_LATER: { readonly [V in VariantId]: ((findings: readonly Finding[]) => boolean) | null } = {
  "high-arch": null,
  pyramid: Pyramid,
  "day-night": null,
  duel: null,
};
