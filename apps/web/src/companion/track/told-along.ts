/** Information that the same touch can record with an act: where a piece goes, which card is revealed, its price. Pure. */
import { actContent, type View } from "@stillwater/companion";
import { type Act, namedPlace, type Question, record, type Seat, type Table } from "@stillwater/engine";
import { actGivingUnseen } from "@stillwater/table/position";
import { only } from "@stillwater/table/queries";
import type { Along, AlongPart } from "@/modules/companion-part";
import { COMPANION_PARTS } from "@/modules/companions";
import { modulesOf } from "@/modules/in-play";
import { phaseOf } from "./phase";
import type { EntryWriter } from "./writing";

export interface ToldAlong {
  readonly ways: readonly Along[];
  readonly question?: Question;
  /** How the module words rows among the answers; null if there are none. */
  readonly words: AlongPart["words"] | null;
}

/** More answers than this do not fit beside the act's price. */
const MOST_ANSWERS = 8;
const NONE: ToldAlong = { ways: [], words: null };

/** Empty if no question that could be answered along with the act follows it. */
export function toldAlong(view: View, table: Table, act: Act | null): ToldAlong {
  const done = act === null ? undefined : record(table, act);
  if (!done?.ok) return NONE;
  const { table: after, asks } = done.value;
  const part = only(
    modulesOf(table.rulebook).flatMap((id) => COMPANION_PARTS[id]?.along ?? []),
    "what may follow an act",
  );
  if (asks === undefined) {
    const ways = part?.ways(view, after) ?? [];
    return { ways, words: wordsFor(ways, part) };
  }
  const { answers } = asks;
  // Draws to a hand are covered by assumptions, or by a question of their own.
  if (answers.length > MOST_ANSWERS || namedPlace(asks.to ?? "")?.kind === "hand") return NONE;
  const last = part?.before(view, after);
  const ways = answers.map((key) => ({ key, before: key === last }));
  return { question: asks, ways, words: wordsFor(ways, part) };
}

function wordsFor(ways: readonly Along[], part: AlongPart | undefined): ToldAlong["words"] {
  const row = ways.find(({ key }) => namedPlace(key)?.kind === "row");
  if (row === undefined) return null;
  if (part === undefined) throw new Error(`no module says what goes to ${row.key}`);
  return part.words;
}

/** The price of an act that is known only after a card was revealed: paid with face-down cards, as it must be. */
export const payingAfter =
  (seat: Seat): EntryWriter =>
  (view) => {
    if (view.table === undefined) return undefined;
    const next = phaseOf(view.table, view.asks?.question);
    if (next.at !== "gift" || next.seat !== seat) return undefined;
    return actContent(view, actGivingUnseen(next.gift, seat, next.need));
  };
