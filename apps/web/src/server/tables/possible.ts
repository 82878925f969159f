/** Positions that no real table can have reached, whatever mistakes its people made: no table continues from one. Pure. */
import {
  countAt,
  due,
  ordinaryDeal,
  readOptions,
  SPECTATOR,
  slips,
  startCost,
  type Table,
  topOf,
} from "@stillwater/engine";
import type { WrongView } from "@stillwater/table/session";

/** At a real table this many cards may lie against the rules, or a third of all cards laid, whichever is more. */
const MOST_SLIPS = 3;
const SHARE_OF_SLIPS = 3;

/** Why a game cannot stand like this; null if it can. Whether the cards add up is checked when dealing. */
export function impossible(table: Table): WrongView | null {
  const { rulebook } = table;
  const most = mostHeld(table);
  const have = Math.max(...rulebook.hands.map((place) => countAt(table, place)));
  if (have > most) return { at: 0, what: "begin.hand", with: { have, most } };
  const laid = rulebook.cells.filter((cell) => topOf(table, cell) !== 0).length;
  const against = slips(table).length;
  return against > Math.max(MOST_SLIPS, laid / SHARE_OF_SLIPS)
    ? { at: 0, what: "begin.order", with: {} }
    : null;
}

/** The most cards that a hand can hold at this point: as dealt, and more only while a Start is settled. */
function mostHeld(table: Table): number {
  const { rulebook } = table;
  const dealt = ordinaryDeal(rulebook, SPECTATOR);
  const ordinary = Math.max(...rulebook.hands.map((place) => countAt(dealt, place)));
  const options = readOptions(rulebook.code);
  if (due(table).step === "act" || !options.ok || options.value.game === "mountain") return ordinary;
  return ordinary + startCost(options.value).extra;
}
