/** Opens a game on this device that continues from a question, with the quiet crew at the other seats. */
import { CREW_VERSION, Imagining, stream } from "@stillwater/crew";
import { look, seededFate, type Table } from "@stillwater/engine";
import type { Language } from "@/i18n/routing";
import { dealLocalFrom } from "@/local-games/deal-local";
import { localPath } from "@/local-games/path";
import { newLocalSeed } from "@/local-games/seed";
import { askedTable } from "./choosing";
import type { AskedQuestion } from "./questions";

interface Called {
  readonly you: string;
  /** The crew's name at a seat, counted from 1. */
  readonly called: (seat: number) => string;
}

/** A complete table to continue from: one that is consistent with what the seat sees and has given away. */
export function tableToPlayOn(asked: AskedQuestion, seed: string): Table {
  const seen = look(askedTable(asked), asked.seat);
  const chance = stream(seededFate(seed).number("play on", 2 ** 31));
  const table = new Imagining(seen, asked.given, () => 1).world(chance);
  if (table === undefined) throw new Error("a question whose rest cannot be dealt");
  return table;
}

/** Resolves with the path to the game, after the language; rejects if this browser stores nothing. */
export async function playOnFrom(
  question: AskedQuestion,
  { you, called }: Called,
  language: Language,
): Promise<string> {
  const table = tableToPlayOn(question, newLocalSeed());
  const { hands } = table.rulebook;
  const names = hands.map((_, seat) => (seat === question.seat ? you : called(seat + 1)));
  const crew = hands.map((_, seat) =>
    seat === question.seat ? null : ({ hand: "steady", version: CREW_VERSION, memory: null } as const),
  );
  return localPath(await dealLocalFrom(table, names, language, hands.length === 1 ? undefined : crew));
}
