/** All lists of modules: which part of each module's folder a list gathers, and which export of that part. */
import { ASCENT, EXPANSIONS, VARIANTS } from "../../packages/engine/src/modules/ids";

const variants = Object.keys(VARIANTS);
const modules = [...EXPANSIONS, ...variants, ...ASCENT];
/** All rooms in reading order: each game comes before its modules. */
const rooms = ["sea", ...EXPANSIONS, ...variants, "mountain", ...ASCENT];

/** One list in a file. It is called `name`, and holds what the file `part` of each folder exports as `exported`. */
export interface List {
  readonly doc?: string;
  readonly name: string;
  readonly type?: string;
  readonly satisfies?: string;
  readonly of: readonly string[];
  readonly part: string;
  readonly exported: string;
  /**
   * The value for a folder that lacks the part, "" for no value; the module must name the part in its `without.json`. If
   * this field is absent, every folder must have the part.
   */
  readonly otherwise?: string;
  /** The part exports a type, and the list is an interface of these types. */
  readonly types?: true;
  /** The list gathers a file of words with the name of each folder: the type of all, and the names of the files. */
  readonly words?: true;
  /** The file exports again everything that the parts export; a folder may lack the part. */
  readonly exports?: true;
  /** For each language, the list gathers a file with the name of each folder, and merges these files. */
  readonly languages?: true;
  /** The keys of the list's entries by folder, if they are not the names of the folders. */
  readonly keys?: Readonly<Record<string, string>>;
  /** The list is one interface that extends those of the parts; a part that declares none is left out. */
  readonly merged?: true;
  /** The name of a constant that merges what each part exports as `type`. */
  readonly constant?: string;
  /** The list merges this field of all parts into one record; "" merges the parts themselves. */
  readonly spread?: string;
}

export interface ListFile {
  readonly file: string;
  readonly doc: string;
  readonly imports: readonly string[];
  readonly lists: readonly List[];
}

const each = (type: string): string => `{ readonly [Room in RoomId]: ${type} }`;
const ROOM = 'import type { RoomId } from "./room";';
const rulebook = (
  part: string,
  list: Omit<List, "of" | "part">,
  doc: string,
  ...imports: string[]
): ListFile => ({
  file: `packages/rulebook/src/modules/${part}.ts`,
  doc,
  imports,
  lists: [{ ...list, of: rooms, part }],
});

/** Makes lists of one part of every module in one package. */
const partIn =
  (house: string) =>
  (
    { file, part, exported = part, doc }: { file: string; part: string; exported?: string; doc: string },
    list: Pick<List, "name" | "type" | "otherwise">,
    ...imports: string[]
  ): ListFile => ({
    file: `${house}/src/modules/${file}.ts`,
    doc,
    imports: ['import type { ModuleId } from "@stillwater/engine";', ...imports],
    lists: [{ ...list, of: modules, part, exported } as List],
  });
const webPart = partIn("apps/web");
const tablePart = partIn("packages/table");

export const FILES: readonly ListFile[] = [
  {
    file: "packages/engine/src/modules/options.ts",
    doc: "How each module is written in an option code. The rules are listed elsewhere, so that forms need not load them.",
    imports: [
      'import type { MountainOptions } from "../mountain/options";',
      'import type { Wording } from "../notation/wording";',
      'import type { SeaOptions } from "../sea/options";',
      'import type { AscentId, ExpansionId, VariantId } from "./ids";',
      'import type { VariantWording } from "./wording";',
    ],
    lists: [
      {
        ...{ name: "VARIANT_WORDS", type: "Readonly<Record<VariantId, VariantWording>>" },
        ...{ of: variants, part: "options", exported: "words" },
      },
      {
        ...{ name: "EXPANSION_WORDS", type: "Readonly<Record<ExpansionId, Wording<SeaOptions>>>" },
        ...{ of: EXPANSIONS, part: "options", exported: "words" },
      },
      {
        ...{ name: "ASCENT_WORDS", type: "Readonly<Record<AscentId, Wording<MountainOptions>>>" },
        ...{ of: ASCENT, part: "options", exported: "words" },
      },
    ],
  },
  {
    file: "packages/engine/src/modules/kinds.ts",
    doc: "The kinds of cards, tokens and places that each module adds, and how the acts that it adds are written.",
    imports: [
      'import { type Kinds, NO_KINDS } from "../notation/kinds";',
      'import type { ModuleId } from "./ids";',
    ],
    lists: [
      {
        ...{ name: "MODULE_KINDS", satisfies: "Readonly<Record<ModuleId, Kinds>>" },
        ...{
          of: [...variants, ...EXPANSIONS, ...ASCENT],
          part: "names",
          exported: "kinds",
          otherwise: "NO_KINDS",
        },
      },
    ],
  },
  {
    file: "packages/engine/src/modules/fields.ts",
    doc: "The fields that modules add to the options of each game, and default values for those of the mountain.",
    imports: [],
    lists: [
      {
        ...{ name: "SeaFields", merged: true, of: [...EXPANSIONS, ...variants] },
        ...{ part: "options", exported: "Fields" },
      },
      {
        ...{ name: "AscentFields", merged: true, of: ASCENT, part: "options", exported: "Fields" },
        ...{ constant: "ASCENT_DEFAULTS", type: "defaults" },
      },
    ],
  },
  {
    file: "packages/engine/src/modules/descriptions.ts",
    doc: "What modules add to the description of a table, and the values of these fields while no module is in play.",
    imports: [],
    lists: [
      {
        ...{ name: "ModuleDescription", merged: true, of: modules, part: "description" },
        ...{ exported: "Described", otherwise: "", constant: "NOTHING_OF_MODULES", type: "NOTHING_OF_IT" },
      },
    ],
  },
  {
    file: "packages/engine/src/modules/setups.ts",
    doc: "The fields that each module adds to a setup, and how the module uses them; null for a module without any.",
    imports: ['import type { SetupPart } from "../setup/part";', 'import type { ModuleId } from "./ids";'],
    lists: [
      { name: "ModuleSetup", merged: true, of: modules, part: "setup", exported: "SetupFields" },
      {
        ...{ name: "SETUP_PARTS", type: "{ readonly [M in ModuleId]: SetupPart | null }", of: modules },
        ...{ part: "setup", exported: "setup", otherwise: "null" },
      },
    ],
  },
  {
    file: "packages/engine/src/modules/sea-rules.ts",
    doc: "The chapters of rules that each module of the sea adds. A variant also says what it changes in the game.",
    imports: [
      'import type { ExpansionId, SeaVariant } from "./ids";',
      'import type { ExpansionRules, VariantRules } from "./module";',
    ],
    lists: [
      {
        ...{ name: "EXPANSION_RULES", type: "Readonly<Record<ExpansionId, ExpansionRules>>" },
        ...{ of: EXPANSIONS, part: "rules", exported: "rules" },
      },
      {
        ...{ name: "VARIANT_RULES", type: "Readonly<Record<SeaVariant, VariantRules>>" },
        ...{ of: variants, part: "rules", exported: "rules", keys: VARIANTS },
      },
    ],
  },
  {
    file: "packages/engine/src/modules/ascent-rules.ts",
    doc: "The chapters of rules that each module of the mountain adds.",
    imports: ['import type { AscentId } from "./ids";', 'import type { AscentRules } from "./module";'],
    lists: [
      {
        ...{ name: "ASCENT_RULES", type: "Readonly<Record<AscentId, AscentRules>>" },
        ...{ of: ASCENT, part: "rules", exported: "rules" },
      },
    ],
  },
  {
    file: "packages/engine/src/modules/exports.ts",
    doc: "What the engine exports of some modules beyond the parts that every module has.",
    imports: [],
    lists: [{ name: "", exports: true, of: modules, part: "public", exported: "*", otherwise: "" }],
  },
  {
    file: "packages/rulebook/src/modules/begins.ts",
    doc: "How the ids of each room's clauses begin. The types use this to find the clauses of a room.",
    imports: [],
    lists: [{ name: "BeginsOf", types: true, of: rooms, part: "begins", exported: "Begins" }],
  },
  rulebook(
    "citations",
    {
      name: "ROOM_CITATIONS",
      satisfies: "{ readonly [Room in RoomId]: RoomCitations<Room> }",
      exported: "citations",
    },
    "Where each rule of a room is found in the sources. The rooms are in reading order.",
    'import type { RoomCitations } from "../citations/shapes";',
    ROOM,
  ),
  rulebook(
    "clauses",
    { name: "ROOM_CHAPTERS", satisfies: each("readonly BookChapter[]"), exported: "chapters" },
    "The chapters of each room and their rules, without the words of the rules. The rooms are in reading order.",
    'import type { BookChapter } from "../clauses/shapes";',
    ROOM,
  ),
  rulebook(
    "examples",
    { name: "ROOM_EXAMPLES", type: each("readonly ExampleFrame[]"), exported: "examples" },
    "The examples of the rules of each room, without their captions. The rooms are in reading order.",
    'import type { ExampleFrame } from "../examples/shapes";',
    ROOM,
  ),
  rulebook(
    "rulings",
    { name: "ROOM_RULINGS", type: each("readonly RulingFrame[]"), exported: "rulings" },
    "The questions about the rules of each room, without their words. The rooms are in reading order.",
    'import type { RulingFrame } from "../rulings/shapes";',
    ROOM,
  ),
  rulebook(
    "verdict",
    { name: "ROOM_VERDICTS", type: each("RoomVerdict<Room>"), exported: "verdict" },
    "What each room says about its rules and acts. A module may answer in place of the game that it belongs to.",
    'import type { RoomVerdict } from "../verdict/speaking";',
    ROOM,
  ),
  {
    file: "packages/rulebook/src/modules/meanings-of.ts",
    doc: "The names of the meanings that the words of each room have in lines, in searches and in questions.",
    imports: [],
    lists: [{ name: "MeaningsOf", types: true, of: rooms, part: "meanings", exported: "MeaningNames" }],
  },
  rulebook(
    "meanings",
    {
      ...{ name: "ROOM_MEANINGS", type: "{ readonly [Room in RoomId]: MeaningsOfRoom<MeaningsOf[Room]> }" },
      exported: "meanings",
    },
    "What a search needs to know about the meanings of each room, besides their words.",
    'import type { MeaningsOfRoom } from "../lexicon/shapes";',
    'import type { MeaningsOf } from "./meanings-of";',
    ROOM,
  ),
  rulebook(
    "lines",
    {
      ...{ name: "ROOM_LINES", type: each("RoomLines<Room>"), exported: "lines", otherwise: "NO_LINES" },
    },
    "How each room reads lines that are spoken or typed: its acts, its cards and its places.",
    'import { NO_LINES, type RoomLines } from "../spoken/lines";',
    ROOM,
  ),
  {
    file: "packages/crew/src/modules/sea.ts",
    doc: "How the crew values the acts of each module of the sea, and how the module changes the value of other acts.",
    imports: [
      'import type { ExpansionId, VariantId } from "@stillwater/engine";',
      'import type { SeaCraft } from "../sea/sense";',
    ],
    lists: [
      {
        ...{ name: "SEA_CRAFTS", type: "{ readonly [M in VariantId | ExpansionId]: SeaCraft<M> }" },
        ...{ of: [...EXPANSIONS, ...variants], part: "craft", exported: "craft" },
      },
    ],
  },
  {
    file: "packages/crew/src/modules/mountain.ts",
    doc: "How the crew values the acts of each module of the mountain, and how it changes the value of other acts.",
    imports: [
      'import type { AscentId } from "@stillwater/engine";',
      'import type { MountainCraft } from "../mountain/sense";',
    ],
    lists: [
      {
        ...{ name: "MOUNTAIN_CRAFTS", type: "{ readonly [M in AscentId]: MountainCraft<M> }" },
        ...{ of: ASCENT, part: "craft", exported: "craft" },
      },
    ],
  },
  {
    file: "packages/analysis/src/modules/list.ts",
    doc: "What the analysis may rely on while a module is in play, listed for each module.",
    imports: [
      'import type { ModuleId } from "@stillwater/engine";',
      'import type { Terms } from "./shapes";',
    ],
    lists: [
      {
        name: "TERMS",
        type: "Readonly<Record<ModuleId, Terms>>",
        of: modules,
        part: "terms",
        exported: "terms",
      },
    ],
  },
  ...(["ways", "pointing"] as const).map(
    (part): ListFile => ({
      file: `packages/table/src/modules/${part === "ways" ? "way" : part}-list.ts`,
      doc:
        part === "ways"
          ? "The way in which people do each act that a module adds, in the order of the buttons."
          : "How people point at the table for each act of a module that is done by pointing.",
      imports: [],
      lists: [
        {
          ...{ name: `ROOM_${part.toUpperCase()}`, of: modules, part, exported: part },
          ...{ otherwise: "{}", spread: "" },
        },
      ],
    }),
  ),
  tablePart(
    {
      file: "positions",
      part: "position",
      doc: "What each module contributes to a position set up by hand; null for a module that contributes nothing.",
    },
    { name: "POSITIONS", type: "{ readonly [M in ModuleId]: PositionPart | null }", otherwise: "null" },
    'import type { PositionPart } from "./position-part";',
  ),
  tablePart(
    {
      file: "endings",
      part: "ending",
      doc: "What each module adds to the result of a game; null for a module that adds nothing.",
    },
    { name: "ENDINGS", type: "{ readonly [M in ModuleId]: EndingPart | null }", otherwise: "null" },
    'import type { EndingPart } from "./ending-part";',
  ),
  tablePart(
    {
      file: "councils",
      part: "council",
      doc: "The council of each module: a step at which the whole crew is asked. Null for a module without one.",
    },
    { name: "COUNCILS", type: "{ readonly [M in ModuleId]: CouncilPart | null }", otherwise: "null" },
    'import type { CouncilPart } from "./council-part";',
  ),
  tablePart(
    {
      ...{ file: "real-tables", part: "real-table", exported: "realTable" },
      doc: "What each module leaves to people who hold its printed cards; null for a module that leaves nothing.",
    },
    { name: "REAL_TABLES", type: "{ readonly [M in ModuleId]: RealTablePart | null }", otherwise: "null" },
    'import type { RealTablePart } from "./real-table-part";',
  ),
  {
    file: "packages/table/src/modules/payings.ts",
    doc: "Whether a variant turns up a card before an act is paid for, from the findings about the act; null if never.",
    imports: ['import type { Finding, VariantId } from "@stillwater/engine";'],
    lists: [
      {
        ...{ name: "PAID_LATER", of: variants, part: "paying", exported: "paidLater", otherwise: "null" },
        type: "{ readonly [V in VariantId]: ((findings: readonly Finding[]) => boolean) | null }",
      },
    ],
  },
  {
    file: "packages/table/src/modules/layouts.ts",
    doc: "How the sea of each variant is drawn; null for a variant whose sea is drawn as a square.",
    imports: [],
    lists: [{ name: "LAYOUTS", of: variants, part: "layout", exported: "layout", otherwise: "null" }],
  },
  {
    file: "apps/web/src/modules/room-list.ts",
    doc: "What each module provides to the screens, and the cards, acts, steps and refusals of all modules together.",
    imports: ['import type { ModuleId } from "@stillwater/engine";', 'import type { Room } from "./room";'],
    lists: [
      {
        ...{ name: "ROOMS", type: "{ readonly [M in ModuleId]: Room<M> }" },
        ...{ of: modules, part: "room", exported: "room" },
      },
      { name: "ROOM_CARDS", of: modules, part: "room", exported: "room", spread: "cards" },
      { name: "ROOM_ACTS", of: modules, part: "room", exported: "room", spread: "acts" },
      { name: "ROOM_STEPS", of: modules, part: "room", exported: "room", spread: "steps" },
      { name: "ROOM_REFUSALS", of: modules, part: "room", exported: "room", spread: "refusals" },
    ],
  },
  webPart(
    {
      file: "notations",
      part: "notation",
      doc: "For programmers: an example of every act that a module adds, as it is written in the notation.",
    },
    {
      ...{ name: "NOTATIONS", type: "{ readonly [M in ModuleId]: Notation<M> }" },
      ...{ otherwise: "NO_NOTATION" },
    },
    'import { NO_NOTATION, type Notation } from "./notation";',
  ),
  webPart(
    {
      file: "companions",
      part: "companion",
      doc: "What each module adds to the companion at a real table; null for a module that adds nothing.",
    },
    {
      name: "COMPANION_PARTS",
      type: "{ readonly [M in ModuleId]: CompanionPart | null }",
      otherwise: "null",
    },
    'import type { CompanionPart } from "./companion-part";',
  ),
  webPart(
    {
      file: "editors",
      part: "editor",
      doc: "What each module adds where a position is set up, drawn and shared; null for a module that adds nothing.",
    },
    { name: "EDITOR", type: "{ readonly [M in ModuleId]: EditorPart | null }", otherwise: "null" },
    'import type { EditorPart } from "./editor-part";',
  ),
  webPart(
    {
      ...{ file: "setup-keys", part: "setup-keys", exported: "setupKeys" },
      doc: "For programmers: the field of a module's setup that has places as its keys; null for a module without one.",
    },
    { name: "SETUP_KEYS", type: "{ readonly [M in ModuleId]: SetupKeys | null }", otherwise: "null" },
    'import type { SetupKeys } from "./setup-keys-part";',
  ),
  webPart(
    {
      ...{ file: "set-ups", part: "set-up", exported: "setUpPart" },
      doc: "The steps that each module adds or replaces before the first turn; null for a module that changes none.",
    },
    {
      ...{ name: "SET_UPS", otherwise: "null" },
      type: "{ readonly [M in ModuleId]: ((facts: SetUpFacts) => SetUpPart | null) | null }",
    },
    'import type { SetUpFacts, SetUpPart } from "./set-up";',
  ),
  webPart(
    {
      ...{ file: "module-areas", part: "areas" },
      doc: "The areas of shared messages that the screens of each module need.",
    },
    {
      ...{ name: "MODULE_AREAS", type: "{ readonly [M in ModuleId]: SharedWords }" },
      ...{ otherwise: "[]" },
    },
    'import type { SharedWords } from "./shared-words";',
  ),
  {
    file: "apps/web/src/modules/answers.ts",
    doc: "The answers that each module gives on the command line, and the answers of all modules together.",
    imports: [
      'import type { ModuleId } from "@stillwater/engine";',
      'import { type Answering, NO_ANSWERS } from "./answering";',
    ],
    lists: [
      {
        ...{ name: "ANSWERED_BY", type: "{ readonly [M in ModuleId]: Answering }", of: modules },
        ...{ part: "answers", exported: "answers", otherwise: "NO_ANSWERS" },
      },
      {
        ...{ name: "ROOM_ANSWERS", of: modules, part: "answers", exported: "answers" },
        ...{ otherwise: "NO_ANSWERS", spread: "" },
      },
    ],
  },
  {
    file: "apps/web/src/server/public-api/modules/fields.ts",
    doc: "The fields that modules add to a position that a program enters.",
    imports: [],
    lists: [
      {
        ...{ name: "SETUP_FIELDS", of: modules, part: "fields", exported: "fields" },
        ...{ otherwise: "{}", spread: "" },
      },
    ],
  },
  {
    file: "apps/web/src/server/public-api/modules/examples.ts",
    doc: "For each module, an example of an act that no game without it has; null for a module without an example.",
    imports: [],
    lists: [
      {
        ...{ name: "ACT_EXAMPLES", of: modules, part: "example", exported: "example" },
        ...{ otherwise: "null" },
      },
    ],
  },
  {
    file: "apps/web/src/modules/told-list.ts",
    doc: "The words that say with which options of each module a game is played.",
    imports: [
      'import type { AscentId, ExpansionId, VariantId } from "@stillwater/engine";',
      'import { NOTHING_TOLD, type ToldOptions } from "./told";',
    ],
    lists: [
      {
        ...{ name: "VARIANT_TOLD", type: "{ readonly [M in VariantId]: ToldOptions<M> }" },
        ...{ of: variants, part: "told", exported: "told", otherwise: "NOTHING_TOLD" },
      },
      {
        ...{ name: "EXPANSION_TOLD", type: "{ readonly [M in ExpansionId]: ToldOptions<M> }" },
        ...{ of: EXPANSIONS, part: "told", exported: "told" },
      },
      {
        ...{ name: "ASCENT_TOLD", type: "{ readonly [M in AscentId]: ToldOptions<M> }" },
        ...{ of: ASCENT, part: "told", exported: "told" },
      },
    ],
  },
  {
    file: "packages/lookup/src/modules/asks.ts",
    doc: "The names of the cards, states, places and deeds that each module adds to questions about one card.",
    imports: [],
    lists: [{ name: "AsksOf", types: true, of: modules, part: "question", exported: "Asks" }],
  },
  {
    file: "packages/lookup/src/modules/questions.ts",
    doc: "What each module adds to the questions about one card that can be understood.",
    imports: [
      'import type { ModuleId } from "@stillwater/engine";',
      'import type { RoomQuestion } from "../understand/room";',
      'import type { AsksOf } from "./asks";',
    ],
    lists: [
      {
        ...{ name: "QUESTIONS", type: "{ readonly [M in ModuleId]: RoomQuestion<AsksOf[M]> }" },
        ...{ of: modules, part: "question", exported: "roomQuestion" },
      },
    ],
  },
  {
    file: "packages/lookup/src/training-questions/rooms.ts",
    doc: "How people ask about the rules, in each language. If a room has no file in a language, this does not compile.",
    imports: ['import type { Wordings } from "./shapes";'],
    lists: [
      {
        ...{ name: "WORDINGS", languages: true, of: rooms, exported: "default" },
        ...{ type: "Wordings", part: "@stillwater/rulebook/locales" },
      },
    ],
  },
  {
    file: "apps/web/src/i18n/module-words.ts",
    doc: "The messages that modules add: their type and their files. If a file is missing, this does not compile.",
    imports: [],
    lists: [
      {
        ...{ name: "ModuleMessages", words: true, of: modules, exported: "default" },
        ...{ part: "../../messages/en/modules" },
      },
    ],
  },
  {
    file: "apps/web/src/modules/panels.ts",
    doc: "The panel that each module shows where a position is set up; null for a module without a panel.",
    imports: [
      'import type { ModuleId } from "@stillwater/engine";',
      'import type { ComponentType } from "react";',
      'import type { PanelProps } from "./panel";',
    ],
    lists: [
      {
        ...{ name: "PANELS", type: "{ readonly [M in ModuleId]: ComponentType<PanelProps> | null }" },
        ...{ of: modules, part: "Panel", exported: "Panel", otherwise: "null" },
      },
    ],
  },
  {
    file: "apps/web/src/modules/firsts.ts",
    doc: "The rules that each module explains the first time they matter; null for a module that explains none.",
    imports: [
      'import type { ModuleId } from "@stillwater/engine";',
      'import type { FirstTimes } from "./first-times";',
    ],
    lists: [
      {
        ...{ name: "FIRSTS", type: "{ readonly [M in ModuleId]: FirstTimes | null }" },
        ...{ of: modules, part: "firsts", exported: "firsts", otherwise: "null" },
      },
    ],
  },
  {
    file: "apps/web/src/modules/parts.ts",
    doc: "What each module of the sea shows at a table; null for an expansion that only draws on the chart.",
    imports: [
      'import type { ExpansionId, VariantId } from "@stillwater/engine";',
      'import type { SeaParts, VariantParts } from "./sea-part";',
    ],
    lists: [
      {
        ...{ name: "VARIANT_PARTS", type: "{ readonly [M in VariantId]: VariantParts }" },
        ...{ of: variants, part: "parts", exported: "parts" },
      },
      {
        ...{ name: "EXPANSION_PARTS", type: "{ readonly [M in ExpansionId]: SeaParts | null }" },
        ...{ of: EXPANSIONS, part: "parts", exported: "parts", otherwise: "null" },
      },
    ],
  },
  webPart(
    {
      ...{ file: "sheets", part: "sheets", exported: "Sheets" },
      doc: "For each module, a component that loads the style sheets of its boards; null for a module without any.",
    },
    { name: "SHEETS", type: "{ readonly [M in ModuleId]: ComponentType | null }", otherwise: "null" },
    'import type { ComponentType } from "react";',
  ),
  {
    file: "apps/web/src/modules/chart-parts.ts",
    doc: "What each expansion draws on the chart of the open sea; null for an expansion that draws nothing there.",
    imports: [
      'import type { ExpansionId } from "@stillwater/engine";',
      'import type { ChartRoom } from "./chart-part";',
    ],
    lists: [
      {
        ...{ name: "ON_CHART", type: "{ readonly [M in ExpansionId]: ChartRoom<M> | null }" },
        ...{ of: EXPANSIONS, part: "chart", exported: "chart", otherwise: "null" },
      },
    ],
  },
  {
    file: "apps/web/src/modules/ascent-parts.ts",
    doc: "What each module of the mountain shows at a table.",
    imports: [
      'import type { AscentId } from "@stillwater/engine";',
      'import type { AscentParts } from "./ascent-part";',
    ],
    lists: [
      {
        ...{ name: "ASCENT_PARTS", type: "{ readonly [M in AscentId]: AscentParts }" },
        ...{ of: ASCENT, part: "parts", exported: "parts" },
      },
    ],
  },
  {
    file: "apps/web/src/modules/switches.ts",
    doc: "The switches of modules that can be combined, and the settings of each variant; null for one without any.",
    imports: [
      'import type { AscentId, ExpansionId, SeaVariant } from "@stillwater/engine";',
      'import type { ComponentType } from "react";',
      'import type { MountainSwitchProps, SeaSwitchProps } from "./switch";',
    ],
    lists: [
      {
        ...{
          name: "EXPANSION_SWITCHES",
          type: "{ readonly [M in ExpansionId]: ComponentType<SeaSwitchProps> }",
        },
        ...{ of: EXPANSIONS, part: "Switch", exported: "ModuleSwitch" },
      },
      {
        ...{
          name: "ASCENT_SWITCHES",
          type: "{ readonly [M in AscentId]: ComponentType<MountainSwitchProps> }",
        },
        ...{ of: [...ASCENT].sort(), part: "Switch", exported: "ModuleSwitch" },
      },
      {
        ...{
          name: "VARIANT_SETTINGS",
          type: "{ readonly [V in SeaVariant]: ComponentType<SeaSwitchProps> | null }",
        },
        ...{ of: variants, part: "Settings", exported: "Settings", otherwise: "null", keys: VARIANTS },
      },
    ],
  },
];
