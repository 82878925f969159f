/** What may be told of an act in the same touch: where the Rocks go, or which card comes to light. Pure. */
import type { View } from "@stillwater/companion";
import {
  type Act,
  due,
  namedPlace,
  type Place,
  type Question,
  record,
  type Table,
  UNSEEN,
  whereIs,
} from "@stillwater/engine";
import { answersWith, giftCount } from "@stillwater/table/act-builder";

export interface Along {
  /** The row of the Rocks, `stay`, or an answer to what is asked. */
  readonly key: string;
  /** Done after the act; absent where `key` answers a question. */
  readonly act?: Act;
  /** Where the Rocks were before where they are now: they go to and fro. */
  readonly before: boolean;
}

export interface ToldAlong {
  readonly ways: readonly Along[];
  readonly question?: Question;
}

/** More answers than these do not stand beside what the act costs. */
const MOST_ANSWERS = 8;
const NONE: ToldAlong = { ways: [] };

/** Empty where nothing follows an act that could be told with it. */
export function toldAlong(view: View, table: Table, act: Act | null): ToldAlong {
  const done = act === null ? undefined : record(table, act);
  if (!done?.ok) return NONE;
  const { table: after, asks } = done.value;
  const [rocks] = table.rulebook.copies("rocks");
  const last = rocks === undefined ? undefined : rowBefore(view, after, rocks);
  if (asks !== undefined) {
    const { answers } = asks;
    if (answers.includes("?") || answers.length > MOST_ANSWERS || namedPlace(asks.to ?? "")?.kind === "hand")
      return NONE;
    return { question: asks, ways: answers.map((key) => ({ key, before: key === last })) };
  }
  const { step, seats } = due(after);
  const [seat] = seats;
  if (step !== "rocks" || seat === undefined) return NONE;
  const ways = [...answersWith(after, seat, "rocks", [])].flatMap(([to, { plan, verdict }]): Along[] => {
    const key = table.rulebook.placeName(to);
    return verdict.allowed === "no" ? [] : [{ key, act: plan, before: key === last }];
  });
  const two = giftCount(after, seat, "stay");
  const cards = Array.from({ length: two }, () => UNSEEN);
  const stay: Act = { type: "stay", seat, card: UNSEEN, to: 0, numbers: [], cards };
  return {
    ways: [
      ...ways.sort((a, b) => a.key.localeCompare(b.key)),
      ...(two === 0 ? [] : [{ key: "stay", act: stay, before: false }]),
    ],
  };
}

/** The row on which the Rocks were before the one they are on. */
function rowBefore({ steps }: View, table: Table, rocks: Place): string | undefined {
  const { rulebook } = table;
  const now = whereIs(table, rocks);
  return steps
    .map(({ before }) => whereIs(before, rocks))
    .filter((at) => at !== now)
    .map((at) => rulebook.placeName(at))
    .findLast((name) => namedPlace(name)?.kind === "row");
}
