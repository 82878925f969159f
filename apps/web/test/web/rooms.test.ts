/** Every card and every act of every option set has everything that a screen shows of it; anything missing is named. */

import {
  type ActType,
  ASCENT,
  deal,
  describe as describeTable,
  EXPANSIONS,
  isTangiblePlace,
  MODULE_KINDS,
  type ModuleId,
  modulesIn,
  namedPiece,
  namedPlace,
  OPTION_WORDS,
  type Rulebook,
  readOptions,
  rulebookFor,
  SEA_VARIANTS,
  seededFate,
  TOKEN_KINDS,
  UNSEEN,
  VARIANTS,
  type VariantId,
} from "@stillwater/engine";
import { clauseText } from "@stillwater/rulebook/clauses";
import { voiceOf } from "@stillwater/rulebook/verdict";
import { type InsteadAct, isActBy, WAYS } from "@stillwater/table/act-builder";
import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { ASKED_KINDS, headlineKey } from "@/companion/track/asked-of";
import { messagesOf } from "@/i18n/messages";
import { routing } from "@/i18n/routing";
import { ASCENT_PARTS } from "@/modules/ascent-parts";
import type { AnyChartRoom } from "@/modules/chart-part";
import { ON_CHART } from "@/modules/chart-parts";
import { COMPANION_PARTS } from "@/modules/companions";
import { EDITOR } from "@/modules/editors";
import { room as goatsRoom } from "@/modules/mountain-goats/room";
import type { Notation } from "@/modules/notation";
import { holdable } from "@/modules/other-keys";
import { PANELS } from "@/modules/panels";
import { EXPANSION_PARTS, VARIANT_PARTS } from "@/modules/parts";
import { REFUSALS } from "@/modules/refusals";
import type { ActLook, CardLook, Room } from "@/modules/room";
import { ACTS, CARDS, ROOMS } from "@/modules/rooms";
import { room as monstersRoom } from "@/modules/sea-monsters/room";
import { boardOf } from "@/modules/sea-parts";
import { ASCENT_SWITCHES, EXPANSION_SWITCHES, VARIANT_SETTINGS } from "@/modules/switches";
import type { TableParts } from "@/modules/table-part";
import { printedAs } from "@/table/mountain/printed";
import { POINTING } from "../../../../packages/table/src/modules/pointing";

type Words = Readonly<Record<string, string>>;

interface SpokenWords {
  readonly card: Words;
  readonly act: Words;
  readonly tool: Words;
  readonly replay: { readonly kinds: Words };
  readonly advice: { readonly deeds: Words };
}

/** Everything that the screens provide for cards and acts. */
interface Parts {
  readonly cards: Readonly<Record<string, CardLook | undefined>>;
  readonly acts: Readonly<Record<string, ActLook | undefined>>;
  readonly words: Readonly<Record<string, SpokenWords>>;
}

const WORDS = {
  en: await messagesOf("en"),
  fr: await messagesOf("fr"),
  de: await messagesOf("de"),
};
const SAID_IN_TABLE = createTranslator({ locale: "en", messages: WORDS.en, namespace: "table" });
const PARTS: Parts = { cards: CARDS, acts: ACTS, words: WORDS };

/** Acts whose buttons the table words itself: with the card that is played, or the number of cards given. */
const SAID_BY_THE_TABLE: ReadonlySet<ActType> = new Set(["lay", "start", "finish", "summit"]);

const subsets = (words: readonly string[]): readonly string[] =>
  words.reduce<readonly string[]>((sets, word) => sets.concat(sets.map((set) => `${set} ${word}`)), [""]);

const VARIANT_IDS = Object.keys(VARIANTS) as readonly VariantId[];
const EVERY_MODULE: readonly ModuleId[] = [...EXPANSIONS, ...VARIANT_IDS, ...ASCENT];

/** How each module is chosen: the first word of a code that selects it alone. */
const WORD_OF = new Map<ModuleId, string>();
for (const { code } of [...OPTION_WORDS.sea, ...OPTION_WORDS.mountain]) {
  const options = readOptions(code);
  const [id, ...others] = options.ok ? modulesIn(options.value) : [];
  if (id !== undefined && others.length === 0 && !WORD_OF.has(id))
    WORD_OF.set(id, code.split(" ").slice(2).join(" "));
}
const wordsOf = (ids: readonly ModuleId[]): readonly string[] => ids.flatMap((id) => WORD_OF.get(id) ?? []);

/** Every set of modules that go together, for one, two and five players. */
const CODES: readonly string[] = [1, 2, 5].flatMap((players) =>
  [
    ...["", "-4 strict", "pyramid steps harder easier"].map((set) => `sea p${players} ${set}`),
    ...wordsOf(VARIANT_IDS).map((word) => `sea p${players} ${word}`),
    ...subsets(wordsOf(EXPANSIONS)).map((set) => `sea p${players}${set}`),
    ...subsets(wordsOf(ASCENT)).map((set) => `mountain p${players}${set}`),
  ].filter((code) => readOptions(code.trim()).ok),
);

function bookOf(code: string): Rulebook {
  const options = readOptions(code.trim());
  if (!options.ok) throw new Error(`${code}: ${options.error.what}`);
  return rulebookFor(options.value);
}

/** The module that adds an act; undefined for an act of both games. */
const ownerOf = (type: ActType): string | undefined =>
  Object.entries(MODULE_KINDS).find(([, { acts }]) => Object.keys(acts).includes(type))?.[0];

/** The messages that an act's look names and a language lacks. */
function unsaidOf(
  type: ActType,
  look: ActLook,
  language: string,
  { replay, advice }: SpokenWords,
): readonly string[] {
  const { told, reason } = look;
  const owner = ownerOf(type);
  const file = `messages/${language}/${owner === undefined ? "shared" : `modules/${owner}`}.json`;
  return [
    ...(told === null || replay.kinds[told] ? [] : [`${file}: replay.kinds.${told} is missing`]),
    ...(reason === null || advice.deeds[reason] ? [] : [`${file}: advice.deeds.${reason} is missing`]),
  ];
}

/** The cards and acts of a game that lack a face, a word, a key, a button or a sentence. */
function missingIn(rulebook: Rulebook, { cards, acts, words }: Parts): readonly string[] {
  const names = [...new Set(rulebook.pieces.map(({ name }) => name))].filter((name) => name !== "?");
  const held = new Set(holdable(rulebook));
  const ofCards = names.flatMap((name): readonly string[] => {
    const named = namedPiece(name);
    if (named === undefined) return [`${name} is no name`];
    if (TOKEN_KINDS.some((kind) => kind === named.kind)) return [];
    const spoken = routing.locales.flatMap((language) =>
      named.kind === "panorama" || voiceOf(language).cardText(name) !== name || named.kind === "island"
        ? []
        : [`${name} is not spoken in ${language}`],
    );
    if (named.kind === "island" || named.kind === "ascent") return spoken;
    const look = cards[named.kind];
    if (look === undefined) return [...spoken, `${name} has no face and no key`];
    const unnamed = routing.locales.flatMap((language) =>
      words[language]?.card[look.word(named.of)]
        ? []
        : [`messages/${language}: card.${look.word(named.of)} is missing, which names ${name}`],
    );
    const unkeyed = held.has(name) && look.rule === null ? [`${name} is held, and no rule tells of it`] : [];
    return [
      ...spoken,
      ...unnamed,
      ...unkeyed,
      ...(look.sign(named.of).path === "" ? [`${name} has no sign`] : []),
    ];
  });
  const ofActs = rulebook.acts.flatMap(({ spec: { type, clause } }): readonly string[] => {
    const look = acts[type];
    if (look === undefined) return [`${type} is shown in no way`];
    const { by } = WAYS[type];
    return routing.locales.flatMap((language) => {
      const own = words[language];
      const button = by !== "card" || SAID_BY_THE_TABLE.has(type) || own?.act[type];
      const onTools = (by !== "tool" && by !== "deed") || (own?.tool[type] && own.act[type]);
      return [
        ...(own === undefined ? [] : unsaidOf(type, look, language, own)),
        ...(button ? [] : [`messages/${language}: act.${type} is missing, which is its button`]),
        ...(onTools ? [] : [`messages/${language}: act.${type} or tool.${type} is missing`]),
        ...(clauseText(clause, language).answer === "" ? [`${type} has no sentence in ${language}`] : []),
      ];
    });
  });
  return [...new Set([...ofCards, ...ofActs])];
}

/** The same lists without one entry. */
const without = <T extends object>(list: T, key: string): T =>
  Object.fromEntries(Object.entries(list).filter(([name]) => name !== key)) as T;

const withoutWord = (language: string, area: "card" | "act" | "tool", key: string): Parts => {
  const own = PARTS.words[language];
  if (own === undefined) throw new Error(language);
  return { ...PARTS, words: { ...PARTS.words, [language]: { ...own, [area]: without(own[area], key) } } };
};

/** The rules of a game that may refuse something, but for which no look of the refusal is given. */
const unshown = (rulebook: Rulebook, looks: typeof REFUSALS): readonly string[] =>
  rulebook.chapters.flatMap(({ rules = [] }) =>
    rules.flatMap(({ clause }) => (looks[clause] === undefined ? [`${clause} has no stamp`] : [])),
  );

/** The words for the rows that an act is pointed beside. */
type Asks = AnyChartRoom["asks"];
const ASKS: Asks = Object.assign({}, ...Object.values(ON_CHART).map((room) => room?.asks));

/** Modules that themselves show what their acts are pointed at, wherever it lies. */
const SHOWING = Object.entries<TableParts | null>({
  ...EXPANSION_PARTS,
  ...VARIANT_PARTS,
  ...ASCENT_PARTS,
}).flatMap(([id, parts]) => (parts?.detail ? [id] : []));

/** Modules that let people do their acts out of turn beside printed cards. */
const ANYTIME = Object.entries(COMPANION_PARTS).flatMap(([id, part]) => (part?.Anytime ? [id] : []));

/** The acts of a game that are pointed at nothing, or at something that no screen lets people point at. */
function unpointed(
  code: string,
  asks: Asks,
  pointing: typeof POINTING = POINTING,
  anytime: readonly string[] = ANYTIME,
): readonly string[] {
  const rulebook = bookOf(code);
  return rulebook.acts.flatMap(({ spec: { type, targets } }): readonly string[] => {
    if (!isActBy(type, "tool") || targets === null) return [];
    const owner = ownerOf(type) ?? "base";
    const { carries } = pointing[type];
    const carried = carries === null ? [UNSEEN] : rulebook.copies(carries);
    const everywhere = new Set(carried.flatMap((piece) => targets(rulebook, piece)));
    if (carried.length > 0 && everywhere.size === 0)
      return [
        `${type} has no targets with ${carries ?? "no card"}, which ${owner}/pointing says that it carries`,
      ];
    const kinds = [...everywhere].map((place) => namedPlace(rulebook.placeName(place))?.kind ?? "");
    const word = asks[type] ?? null;
    if (WAYS[type].anytime && !anytime.includes(owner))
      return [
        `${type} may be done at any time, and the companion offers it to nobody: Anytime in ${owner}/companion`,
      ];
    const [other] = kinds.filter((kind) => !["space", "berth", "row"].includes(kind));
    if (word === null && SHOWING.includes(owner)) return [];
    if (other !== undefined)
      return [
        `${type} is pointed at ${other}:…, which no board shows: what lies beside a row lies at row:<n>, other places ${owner}/parts shows (detail)`,
      ];
    if (kinds.includes("row") && word === null)
      return [`${type} is pointed beside rows: asks in ${owner}/chart says how they are called together`];
    return word !== null && !kinds.includes("row")
      ? [`${type} is pointed beside no row, and asks for ${word}`]
      : [];
  });
}

/** Kinds of a module's places where people may find pieces, but which no part of the editor can fill. */
function unlaid(rulebook: Rulebook, editors: typeof EDITOR): readonly string[] {
  const kinds = new Set(
    rulebook.places.flatMap(({ name }, place) =>
      isTangiblePlace(rulebook, place) ? (namedPlace(name)?.kind ?? []) : [],
    ),
  );
  return EVERY_MODULE.flatMap((id) => {
    const { OfCard = null, OfSpace = null, named = [] } = editors[id] ?? {};
    if (PANELS[id] !== null || OfCard !== null || OfSpace !== null) return [];
    const left = MODULE_KINDS[id].places.filter((kind) => kinds.has(kind) && !named.includes(kind));
    return left.map((kind) => `${kind}: ${id}/Panel or ${id}/editor lays nothing there`);
  });
}

describe("the rooms of the modules", () => {
  it.each(CODES)("let people lay whatever may lie in %s where a position is set up", (code) => {
    expect(unlaid(bookOf(code), EDITOR)).toEqual([]);
  });

  it.each(CODES)("let people point at whatever an act of %s is pointed at", (code) => {
    expect(unpointed(code, ASKS)).toEqual([]);
  });

  it.each(CODES)("show every refusal of %s", (code) => {
    expect(unshown(bookOf(code), REFUSALS)).toEqual([]);
  });

  it.each(CODES)("leave nothing out of %s", (code) => {
    expect(missingIn(bookOf(code), PARTS)).toEqual([]);
  });

  it.each(CODES.filter((code) => code.startsWith("sea")))(
    "say why a space of %s takes no card yet",
    (code) => {
      const { table } = deal(bookOf(code), seededFate("v1:closed"));
      const mark = boardOf(table.rulebook).marks?.(table, { t: SAID_IN_TABLE, nameOf: String });
      for (const place of describeTable(table).closed)
        expect(mark?.(place)).toMatchObject({ bare: "locked", said: [expect.stringMatching(/./)] });
    },
  );

  it.each(CODES.filter((code) => code.startsWith("mountain")))(
    "print every card of %s that comes to the slope",
    (code) => {
      const { pieces, cells, acts } = bookOf(code);
      const climbs = (piece: number): boolean =>
        acts.some(({ spec }) => (spec.targets?.(bookOf(code), piece) ?? []).some((to) => cells.includes(to)));
      const cards = pieces.flatMap(({ name, token }, piece) =>
        !token && piece > 0 && climbs(piece) ? [name] : [],
      );
      expect(cards.filter((name) => printedAs(name) === null)).toEqual([]);
      expect(printedAs("panorama:1-2-3")).toBeNull();
    },
  );

  it("are there for every module that can be chosen", () => {
    const chosen = new Set<ModuleId>();
    for (const code of CODES) {
      const options = readOptions(code.trim());
      if (options.ok) for (const id of modulesIn(options.value)) chosen.add(id);
    }
    expect([...chosen].sort()).toEqual(Object.keys(ROOMS).sort());
    const asked = Object.keys(WORDS.en.track).filter((key) => key.startsWith("asks_"));
    expect(asked.sort()).toEqual(ASKED_KINDS.map((kind) => `asks_${kind}`).sort());
    expect(headlineKey("r1c1", "hand:1", false)).toBe("asks_space");
    expect(() => headlineKey("pile:1", undefined, false)).toThrow("pile:1");
    expect(Object.keys(EXPANSION_SWITCHES).sort()).toEqual([...EXPANSIONS].sort());
    expect(Object.keys(ASCENT_SWITCHES).sort()).toEqual([...ASCENT].sort());
    expect(Object.keys(VARIANT_SETTINGS).sort()).toEqual([...SEA_VARIANTS].sort());
  });
});

describe("whoever leaves out a part of a module", () => {
  const monsters = bookOf("sea p2 monsters4");
  const goats = bookOf("mountain p2 goats");

  it("is told of it by name: Sea Monsters", () => {
    expect(missingIn(monsters, { ...PARTS, cards: without(CARDS, "monster") })).toContain(
      "monster has no face and no key",
    );
    expect(missingIn(monsters, { ...PARTS, acts: without(ACTS, "monster") })).toContain(
      "monster is shown in no way",
    );
    for (const language of routing.locales) {
      expect(missingIn(monsters, withoutWord(language, "card", "monster"))).toEqual([
        `messages/${language}: card.monster is missing, which names monster`,
      ]);
      expect(missingIn(monsters, withoutWord(language, "act", "monster"))).toEqual([
        `messages/${language}: act.monster is missing, which is its button`,
      ]);
    }
    const unruled = { ...CARDS, monster: { ...CARDS.monster, rule: null } };
    const unsigned = {
      ...CARDS,
      monster: { ...CARDS.monster, sign: () => ({ path: "", tone: "ink" as const }) },
    };
    expect(missingIn(monsters, { ...PARTS, cards: unruled })).toEqual([
      "monster is held, and no rule tells of it",
    ]);
    expect(missingIn(monsters, { ...PARTS, cards: unsigned })).toEqual(["monster has no sign"]);
  });

  it("is told of a refusal that shows nothing", () => {
    const looks = without(REFUSALS, "T.monster.keep");
    expect(unshown(monsters, looks)).toEqual(["T.monster.keep has no stamp"]);
  });

  it("is told of a word that a replay or the advice would lack, with the file it belongs into", () => {
    const mute = { ...WORDS.en, replay: { kinds: {} }, advice: { deeds: {} } };
    const missing = missingIn(goats, { ...PARTS, words: { ...PARTS.words, en: mute } });
    expect(missing).toContain("messages/en/modules/mountain-goats.json: replay.kinds.herd is missing");
    expect(missing).toContain("messages/en/modules/mountain-goats.json: advice.deeds.herd is missing");
  });

  it("is told of a place where nothing is laid", () => {
    expect(unlaid(goats, { ...EDITOR, "mountain-goats": null })).toEqual([
      "goats: mountain-goats/Panel or mountain-goats/editor lays nothing there",
    ]);
  });

  it("is told of an act that nothing can be pointed at for, and of one that asks in vain", () => {
    expect(unpointed("sea p2 rocks", { ...ASKS, rocks: null })).toEqual([
      "rocks is pointed beside rows: asks in jagged-rocks/chart says how they are called together",
    ]);
    expect(unpointed("sea p2 storms", { ...ASKS, compass: "rowForFog" })).toEqual([
      expect.stringContaining("compass is pointed at drawn:…, which no board shows"),
    ]);
    expect(unpointed("mountain p2", { ...ASKS, move: "rowForFog" })).toEqual([
      "move is pointed beside no row, and asks for rowForFog",
    ]);
    const turn = { ...POINTING.turn, carries: "compass" };
    expect(unpointed("sea p2 night", ASKS, { ...POINTING, turn })).toEqual([
      "turn has no targets with compass, which day-night/pointing says that it carries",
    ]);
    expect(unpointed("sea p2 storms", ASKS, POINTING, [])).toEqual([
      expect.stringContaining("compass may be done at any time, and the companion offers it to nobody"),
    ]);
  });

  it("is told of it by name: Mountain goats", () => {
    expect(missingIn(goats, { ...PARTS, acts: without(ACTS, "herd") })).toEqual(["herd is shown in no way"]);
    for (const language of routing.locales)
      for (const area of ["act", "tool"] as const)
        expect(missingIn(goats, withoutWord(language, area, "herd"))).toEqual([
          `messages/${language}: act.herd or tool.herd is missing`,
        ]);
  });

  it("does not compile: a face, an act, marks, a refusal that is no rule", () => {
    // @ts-expect-error the card has no face
    const faceless: Room<"sea-monsters"> = { ...monstersRoom, cards: {} };
    // @ts-expect-error the act is shown in no way
    const idle: Room<"sea-monsters"> = { ...monstersRoom, acts: {} };
    const { marks: _hard, ...others } = monstersRoom;
    // @ts-expect-error nobody says how hard it is
    const unmarked: Room<"sea-monsters"> = others;
    const lock = { shows: "lock" } as const;
    // @ts-expect-error there is no such rule
    const unruly: Room<"sea-monsters"> = { ...monstersRoom, refusals: { "T.monster.sleep": lock } };
    // @ts-expect-error the herd is shown in no way
    const grazing: Room<"mountain-goats"> = { ...goatsRoom, acts: {} };
    const { herd } = goatsRoom.acts;
    // @ts-expect-error nobody says why the crew does it
    const moot: Room<"mountain-goats"> = { ...goatsRoom, acts: { herd: { ...herd, reason: null } } };
    // @ts-expect-error a module has no room
    const homeless: typeof ROOMS = without(ROOMS, "mountain-goats") as Omit<typeof ROOMS, "mountain-goats">;
    // @ts-expect-error a module has no switch
    const dark: typeof EXPANSION_SWITCHES = without(EXPANSION_SWITCHES, "sea-monsters") as Omit<
      typeof EXPANSION_SWITCHES,
      "sea-monsters"
    >;
    // @ts-expect-error it is asked about without words
    const mute: Room<"sea-monsters"> = { ...monstersRoom, asks: ["whales"] };
    const { stay: _stay, ...track } = WORDS.en.track;
    // @ts-expect-error nobody says in the companion that cards are given in place of pointing
    const unheard: Readonly<Record<InsteadAct, string>> = track;
    // @ts-expect-error nobody tells programs how the act is written
    const unwritten: Notation<"sea-monsters"> = { acts: {}, also: [] };
    // The compiler rejects each of these; here they are only named.
    expect([
      faceless,
      idle,
      unmarked,
      unruly,
      grazing,
      homeless,
      dark,
      mute,
      unwritten,
      moot,
      unheard,
    ]).toHaveLength(11);
  });
});
