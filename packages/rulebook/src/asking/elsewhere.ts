/** Lines that mean nothing with the options of a table but something with others: which ones, and by which rule. */
import {
  actWords,
  type ClauseId,
  codeWords,
  namedPiece,
  OPTION_WORDS,
  type OptionWord,
  type Problem,
  type Rulebook,
  readAct,
  readOptions,
  rulebookFor,
  writeSpace,
} from "@stillwater/engine";
import type { Language } from "../language";
import { readSpoken } from "../spoken";
import { automaticBy, leavingOut } from "../spoken/rooms";

const BASE = { sea: "sea p2", mountain: "mountain p2" } as const;

interface Found {
  /** The word that these options lack, as the notation writes it: `compass`. */
  readonly word: string;
  readonly type: string;
  /** The rule by which the other options have it. */
  readonly clause: ClauseId;
}

/** What a line would mean under other options, if it uses a word that these options lack. */
function foundIn(code: string, here: Rulebook, line: string, language: Language): Found | null {
  const options = readOptions(code);
  if (!options.ok) return null;
  const there = rulebookFor(options.value);
  const said = readSpoken(line, language, {
    rulebook: there,
    nextIn: (row) => writeSpace(there.game, row, 1),
  });
  const act = said.is === "act" ? readAct(there, said.act, 0) : null;
  if (said.is !== "act" || !act?.ok) return null;
  const { type } = act.value;
  const again = readAct(here, said.act, 0);
  const isNamed = again.ok || again.error.at > 0;
  const spec = there.actOf[type]?.spec;
  if (spec === undefined || (here.actOf[type] !== undefined && isNamed)) return null;
  const { first } = actWords(there, act.value);
  return { word: namedPiece(first)?.name ?? first, type, clause: spec.clause };
}

/** The options of a game that bring acts or cards, each once; the others only change existing ones. */
const bringers = new Map<Rulebook["game"], readonly OptionWord[]>();

function bringersOf(game: Rulebook["game"]): readonly OptionWord[] {
  const made = bringers.get(game);
  if (made !== undefined) return made;
  const brought = new Set(namesIn(BASE[game]));
  const found = OPTION_WORDS[game].filter(({ code }) => {
    const names = namesIn(code).filter((name) => !brought.has(name));
    for (const name of names) brought.add(name);
    return names.length > 0;
  });
  bringers.set(game, found);
  return found;
}

/** The names of the acts and cards of an option code. */
function namesIn(code: string): readonly string[] {
  const options = readOptions(code);
  if (!options.ok) return [];
  const { acts, pieces } = rulebookFor(options.value);
  return [
    ...acts.map(({ spec }) => spec.type),
    ...pieces.flatMap(({ name, token }) => (token ? [] : [`card ${name}`])),
  ];
}

/** The problem of a line that other options would understand; null if none would. */
export function elsewhere(here: Rulebook, line: string, language: Language): Problem | null {
  const problem = (what: string, { word }: Found, options: string, clause: ClauseId): Problem => {
    return { at: 0, what, with: { word, options, clause } };
  };
  const inForce = codeWords(here.code);
  const other = here.game === "sea" ? "mountain" : "sea";
  const brought = (game: Rulebook["game"]): Problem | null => {
    for (const { code, clause } of bringersOf(game)) {
      const found = foundIn(code, here, line, language);
      if (found === null) continue;
      const automatic = automaticBy(inForce, found.type);
      if (automatic !== undefined) return problem("act.automatic", found, here.code, automatic);
      // For a card that the base act plays, the module's own rule is named.
      return problem("act.module", found, code, found.type === "lay" ? clause : found.clause);
    }
    return null;
  };
  const base = foundIn(BASE[here.game], here, line, language);
  if (base !== null) {
    const without = leavingOut(inForce);
    const clause = without === null ? base.clause : without.words[base.word];
    if (clause === undefined) throw new Error(`No rule says that ${base.word} is not in play.`);
    return problem("act.without", base, here.code, clause);
  }
  const elsewhere = foundIn(BASE[other], here, line, language);
  if (elsewhere !== null) return problem("act.module", elsewhere, BASE[other], elsewhere.clause);
  return brought(here.game) ?? brought(other);
}
