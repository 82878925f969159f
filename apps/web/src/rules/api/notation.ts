/** The elements of the notation, as the page for programmers shows them: read from the engine, in the rulebook's words. */
import {
  type ActType,
  ASCENT,
  type ClauseId,
  EXPANSIONS,
  isTangiblePlace,
  type ModuleId,
  namedPlace,
  numbersOf,
  OPTION_WORDS,
  type Options,
  type Rulebook,
  readAct,
  readOptions,
  rulebookFor,
  VARIANTS,
  type VariantId,
  writeOptions,
} from "@stillwater/engine";
import { optionForm } from "@stillwater/rulebook/asking";
import { clauseText } from "@stillwater/rulebook/clauses";
import { spokenAct } from "@stillwater/rulebook/spoken";
import { voiceOf } from "@stillwater/rulebook/verdict";
import type { Language } from "@/i18n/routing";
import type { WrittenAct } from "@/modules/notation";
import { NOTATIONS } from "@/modules/notations";
import type { SetupKeys } from "@/modules/setup-keys-part";

/** A name of the notation with its meaning. */
export interface NotationName {
  readonly name: string;
  readonly means: string;
  /** An option code under which it exists, where that is not obvious. */
  readonly code?: string;
  /** The rule that tells more, with its title. */
  readonly rule?: { readonly clause: ClauseId; readonly title: string };
}

const GAMES = ["sea", "mountain"] as const;

function optionsIn(code: string): Options {
  const options = readOptions(code);
  if (!options.ok) throw new Error(`not an option code: ${code}`);
  return options.value;
}

/** The rulebooks of every option, each with the most seats it allows; solo options stay solo. */
const books = (): readonly Rulebook[] =>
  GAMES.flatMap((game) => OPTION_WORDS[game]).map(({ code }) => {
    const options = optionsIn(code);
    const full = readOptions(
      writeOptions({ ...options, players: Math.max(...numbersOf(options.game, "p")) }),
    );
    return rulebookFor(options.players > 1 && full.ok ? full.value : options);
  });

const ruleOf = (clause: ClauseId, language: Language) => ({
  clause,
  title: clauseText(clause, language).title,
});

/** Every word of a game's option codes. */
export const optionsOf = (game: (typeof GAMES)[number], language: Language): readonly NotationName[] =>
  OPTION_WORDS[game].map((option) => {
    const { answer } = clauseText(option.clause, language);
    return {
      name: optionForm(option),
      means: answer,
      code: option.code,
      rule: ruleOf(option.clause, language),
    };
  });

const VARIANTS_AND_EXPANSIONS: readonly ModuleId[] = [
  ...EXPANSIONS,
  ...(Object.keys(VARIANTS) as VariantId[]),
];

const written = (ids: readonly ModuleId[]): readonly WrittenAct[] =>
  ids.flatMap((id) => [...Object.values<WrittenAct>(NOTATIONS[id].acts), ...NOTATIONS[id].also]);

/** Acts in the notation, each under options that have it: every type of act, and the ways to lay a card. */
const ACTS: readonly WrittenAct[] = [
  ["sea p2", "47 r4c2 -12"],
  ["sea p2", "discard 12 55"],
  ["sea p2", "start"],
  ["sea p2", "dial 1 3"],
  ["sea p3", "agree 2-4-2"],
  ["sea p2", "give 12 55"],
  ["sea p2", "finish"],
  ["sea p2", "stuck"],
  ...written(VARIANTS_AND_EXPANSIONS),
  ["mountain p2", "b7 r3p2 -g1"],
  ["mountain p2", "bridge r1p3"],
  ["mountain p2", "campfire:g r2p3"],
  ["mountain p2", "move r4p1 -b2"],
  ["mountain p2", "summit"],
  ["mountain p1", "rope"],
  ...written(ASCENT),
];

/** An act of the list with its type, by which a test checks that all types are there. */
export function actsIn(language: Language): readonly (NotationName & { readonly type: ActType })[] {
  return ACTS.map(([code, text]) => {
    const rulebook = rulebookFor(optionsIn(code));
    const act = readAct(rulebook, text, 0);
    if (!act.ok) throw new Error(`${text}: ${act.error.what}`);
    const { type } = act.value;
    const spec = rulebook.actOf[type]?.spec;
    if (spec === undefined) throw new Error(`${code} has no act ${type}`);
    // An act that people only say at a real table has no words of its own: its rule is shown.
    const means =
      type === "stuck" || type === "waive"
        ? clauseText(spec.clause, language).answer
        : spokenAct(rulebook, act.value, language);
    return { type, name: text, means, code, rule: ruleOf(spec.clause, language) };
  });
}

/** Groups names that differ only in a number, by their first and last. */
function ranges(names: readonly string[]): ReadonlyMap<string, readonly [string, string]> {
  const found = new Map<string, readonly [string, string]>();
  for (const name of names) {
    const kind = name.replace(/\d+/g, "n");
    found.set(kind, [found.get(kind)?.[0] ?? name, name]);
  }
  return found;
}

const shown = (first: string, last: string): string => (first === last ? first : `${first}…${last}`);

/** Every card that an act can name. */
export function cardsIn(language: Language): readonly NotationName[] {
  const voice = voiceOf(language);
  const found = new Map<string, NotationName>();
  for (const { code, pieces } of books()) {
    // Cards that no hand can hold and no act names are turned up by themselves.
    const names = pieces
      .slice(1)
      .flatMap(({ name, token, apart }) => (token || apart || name === "?" ? [] : [name]));
    for (const [kind, [first, last]] of ranges(names)) {
      if (!found.has(kind)) found.set(kind, { name: shown(first, last), means: voice.cardText(first), code });
    }
  }
  return [...found.values()];
}

/** Every place where people may find a card or a token of the box. */
export function placesIn(language: Language): readonly NotationName[] {
  const voice = voiceOf(language);
  const found = new Map<string, NotationName>();
  for (const rulebook of books()) {
    const { code, places } = rulebook;
    const known = places.flatMap(({ name }, place) => (isTangiblePlace(rulebook, place) ? [name] : []));
    for (const [kind, [first, last]] of ranges(known)) {
      // Boards differ in their spaces; all other places differ only in their number.
      const key = namedPlace(first)?.kind === "space" ? shown(first, last) : kind;
      if (!found.has(key)) found.set(key, { name: shown(first, last), means: voice.placeText(first), code });
    }
  }
  return [...found.values()];
}

/** The places of something, as the keys of a field of a setup. */
export function keysIn({ cardAt }: SetupKeys, language: Language): readonly NotationName[] {
  const voice = voiceOf(language);
  const found = new Map<string, NotationName>();
  for (const { code, places, copies } of books()) {
    const keys = places.flatMap(({ name }) => {
      const card = cardAt(name);
      return card !== undefined && copies(card).length > 0 ? [name] : [];
    });
    for (const [kind, [first, last]] of ranges(keys)) {
      const card = cardAt(first);
      if (card === undefined || found.has(kind)) continue;
      const means = `${voice.cardText(card)}, ${voice.placeText(first)}`;
      found.set(kind, { name: shown(first, last), means, code });
    }
  }
  return [...found.values()];
}
