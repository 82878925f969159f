import type { View } from "@stillwater/companion";
import {
  type Act,
  canDo,
  due,
  namedPlace,
  type Piece,
  type Table,
  UNSEEN,
  whereIs,
} from "@stillwater/engine";
import { answersWith, giftCount } from "@stillwater/table/act-builder";
import type { Along, CompanionPart } from "../companion-part";

/** Where the Rocks may go after an act, or that they stay. */
function ways(view: View, after: Table): readonly Along[] {
  const { step, seats } = due(after);
  const [seat] = seats;
  if (step !== "rocks" || seat === undefined) return [];
  const last = before(view, after);
  const moves = [...answersWith(after, seat, "rocks", [])].flatMap(([to, { plan, verdict }]): Along[] => {
    const key = after.rulebook.placeName(to);
    return verdict.allowed === "no" ? [] : [{ key, act: plan, before: key === last }];
  });
  const cards = Array.from({ length: giftCount(after, seat, "stay") }, () => UNSEEN);
  const stay: Act = { type: "stay", seat, card: UNSEEN, to: 0, numbers: [], cards };
  return [
    ...moves.sort((a, b) => a.key.localeCompare(b.key)),
    ...(canDo(after, seat, "stay")
      ? [{ key: "stay", act: stay, before: false, words: { says: "stay", short: "rocksStay" } as const }]
      : []),
  ];
}

function before(view: View, table: Table): string | undefined {
  const [rocks] = table.rulebook.copies("rocks");
  return rocks === undefined ? undefined : rowBefore(view, table, rocks);
}

/** The row of the Rocks before their present one. */
function rowBefore({ steps }: View, table: Table, rocks: Piece): string | undefined {
  const { rulebook } = table;
  const now = whereIs(table, rocks);
  return steps
    .map(({ before: earlier }) => whereIs(earlier, rocks))
    .filter((at) => at !== now)
    .map((at) => rulebook.placeName(at))
    .findLast((name) => namedPlace(name)?.kind === "row");
}

export const companion: CompanionPart = {
  OfSeat: null,
  Sign: null,
  Beside: null,
  Anytime: null,
  council: null,
  along: {
    ...{ ways, before },
    words: { label: "rocksAlong", to: "rocksTo", row: "rocksRow", back: "rocksBack" },
  },
  usual: null,
  unsaid: null,
  mark: null,
  text: null,
  Others: null,
};
