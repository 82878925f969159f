/** What may be told of an act in the same touch: where a piece goes, or which card comes to light. Pure. */
import type { View } from "@stillwater/companion";
import { type Act, namedPlace, type Question, record, type Table } from "@stillwater/engine";
import type { Along, AlongPart } from "@/modules/companion-part";
import { COMPANION_PARTS } from "@/modules/companions";
import { modulesOf } from "@/modules/in-play";

export interface ToldAlong {
  readonly ways: readonly Along[];
  readonly question?: Question;
  /** How the module speaks of rows among them. */
  readonly words?: AlongPart["words"] | undefined;
}

/** More answers than these do not stand beside what the act costs. */
const MOST_ANSWERS = 8;
const NONE: ToldAlong = { ways: [] };

/** Empty where nothing follows an act that could be told with it. */
export function toldAlong(view: View, table: Table, act: Act | null): ToldAlong {
  const done = act === null ? undefined : record(table, act);
  if (!done?.ok) return NONE;
  const { table: after, asks } = done.value;
  const [part] = modulesOf(table.rulebook).flatMap((id) => COMPANION_PARTS[id].along ?? []);
  if (asks === undefined) return { ways: part?.ways(view, after) ?? [], words: part?.words };
  const { answers } = asks;
  if (answers.includes("?") || answers.length > MOST_ANSWERS || namedPlace(asks.to ?? "")?.kind === "hand")
    return NONE;
  const last = part?.before(view, after);
  return {
    question: asks,
    ways: answers.map((key) => ({ key, before: key === last })),
    words: part?.words,
  };
}
