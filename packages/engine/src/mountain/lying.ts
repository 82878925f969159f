/** What lies on a mountain: all that a page without the mountain's rules asks of one. */
import { kind, spot } from "../kernel/furniture";
import { openCells, type Place, type Table, topOf, UNSEEN, whereIs } from "../kernel/table";
import { isBridge } from "./cards";
import { slopeRowOf } from "./slope";

/** Where the Summit lies, above the slope. */
export const SUMMIT_BERTH = "berth:summit";

export const summitBerth = spot(SUMMIT_BERTH);
export const bridgeCards = kind("bridge");

/** Whether a Bridge lies on a place of the slope. */
export function bridgeLies(table: Table, place: Place): boolean {
  return slopeRowOf(place) > 0 && isBridge(topOf(table, place));
}

/** How many places of the slope hold no card, and how many hold a Bridge. */
export function unfinished(table: Table): { readonly open: number; readonly bridges: number } {
  let bridges = 0;
  for (const bridge of bridgeCards(table)) if (slopeRowOf(whereIs(table, bridge)) > 0) bridges++;
  return { open: openCells(table), bridges };
}

/** Whether a Summit tops the mountain. */
export function summitLies(table: Table): boolean {
  return topOf(table, summitBerth(table)) !== UNSEEN;
}
