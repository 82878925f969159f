/** All lists of modules: the part of each module's folder that a list gathers, and its name there. */
import { ASCENT, EXPANSIONS, VARIANTS } from "../../packages/engine/src/modules/ids";

const variants = Object.keys(VARIANTS);
const modules = [...EXPANSIONS, ...variants, ...ASCENT];
/** In reading order, each game before its modules. */
const rooms = ["sea", ...EXPANSIONS, ...variants, "mountain", ...ASCENT];

/** One list in a file: `name` holds `exported` of `part` of each folder. */
export interface List {
  readonly doc?: string;
  readonly name: string;
  readonly type?: string;
  readonly satisfies?: string;
  readonly of: readonly string[];
  readonly part: string;
  readonly exported: string;
  /**
   * The value for a folder without that part, "" for none; such a module names the part in its `without.json`. A list
   * without this field requires the part of every folder.
   */
  readonly otherwise?: string;
  /** Gathered as types: an interface. */
  readonly types?: true;
  /** A file with words for each folder, beside the folders: their types as one, and the names of the modules. */
  readonly words?: true;
  /** Everything that the part exports, where it exists. */
  readonly exports?: true;
  /** A file of each folder's name in a folder for each language, merged for each language. */
  readonly languages?: true;
  /** The keys of its entries, if they are not the names of the folders. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Everything that the parts declare, as one interface, `name`; parts that declare nothing are left out. */
  readonly merged?: true;
  /** A constant that merges what each part exports as `type`. */
  readonly constant?: string;
  /** Merges all parts, by this field of each; "" for the part itself. */
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

/** A part of every module, in one package. */
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
    doc: "How the modules stand in an option code. What they do is in the lists of rules: a form needs no rules.",
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
    doc: "The kinds of pieces and places that each module brings.",
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
    doc: "What can be chosen of the modules of each game.",
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
    doc: "What a table is like because of the modules, for the eye; nothing of those that are not in play.",
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
    doc: "What a setup says of the modules; null for one that needs no field of its own.",
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
    doc: "What each module of the sea is made of.",
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
    doc: "What each module of the mountain is made of.",
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
    doc: "What the engine offers of some modules beside what every module has.",
    imports: [],
    lists: [{ name: "", exports: true, of: modules, part: "public", exported: "*", otherwise: "" }],
  },
  {
    file: "packages/rulebook/src/modules/begins.ts",
    doc: "How the ids of each room's clauses begin.",
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
    "Where the rules stand in the sources, room by room, in reading order.",
    'import type { RoomCitations } from "../citations/shapes";',
    ROOM,
  ),
  rulebook(
    "clauses",
    { name: "ROOM_CHAPTERS", satisfies: each("readonly BookChapter[]"), exported: "chapters" },
    "The texts of the rules, room by room, in reading order.",
    'import type { BookChapter } from "../clauses/shapes";',
    ROOM,
  ),
  rulebook(
    "examples",
    { name: "ROOM_EXAMPLES", type: each("readonly ExampleFrame[]"), exported: "examples" },
    "Boards to touch, room by room, in reading order.",
    'import type { ExampleFrame } from "../examples/shapes";',
    ROOM,
  ),
  rulebook(
    "rulings",
    { name: "ROOM_RULINGS", type: each("readonly RulingFrame[]"), exported: "rulings" },
    "Questions and what was decided, room by room, in reading order.",
    'import type { RulingFrame } from "../rulings/shapes";',
    ROOM,
  ),
  rulebook(
    "verdict",
    { name: "ROOM_VERDICTS", type: each("RoomVerdict<Room>"), exported: "verdict" },
    "Which sentence speaks when, room by room: a module may speak in place of the game it belongs to.",
    'import type { RoomVerdict } from "../verdict/speaking";',
    ROOM,
  ),
  {
    file: "packages/rulebook/src/modules/meanings-of.ts",
    doc: "What words can mean, room by room.",
    imports: [],
    lists: [{ name: "MeaningsOf", types: true, of: rooms, part: "meanings", exported: "MeaningNames" }],
  },
  rulebook(
    "meanings",
    {
      ...{ name: "ROOM_MEANINGS", type: "{ readonly [Room in RoomId]: MeaningsOfRoom<MeaningsOf[Room]> }" },
      exported: "meanings",
    },
    "What a search has to know of the meanings of each room.",
    'import type { MeaningsOfRoom } from "../lexicon/shapes";',
    'import type { MeaningsOf } from "./meanings-of";',
    ROOM,
  ),
  rulebook(
    "lines",
    {
      ...{ name: "ROOM_LINES", type: each("RoomLines<Room>"), exported: "lines", otherwise: "NO_LINES" },
    },
    "How lines that are said or typed are read, room by room.",
    'import { NO_LINES, type RoomLines } from "../spoken/lines";',
    ROOM,
  ),
  {
    file: "packages/crew/src/modules/sea.ts",
    doc: "What the crew knows of the modules of the sea.",
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
    doc: "What the crew knows of the modules of the mountain.",
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
    doc: "What the analysis may take for granted with each module in play.",
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
          ? "How people do the acts of each module, in the order of their buttons."
          : "What pointing means for the acts of each module that are done so.",
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
      doc: "What each module says of a position that is set up by hand.",
    },
    { name: "POSITIONS", type: "{ readonly [M in ModuleId]: PositionPart | null }", otherwise: "null" },
    'import type { PositionPart } from "./position-part";',
  ),
  tablePart(
    { file: "endings", part: "ending", doc: "What each module adds to how a game ended." },
    { name: "ENDINGS", type: "{ readonly [M in ModuleId]: EndingPart | null }", otherwise: "null" },
    'import type { EndingPart } from "./ending-part";',
  ),
  tablePart(
    { file: "councils", part: "council", doc: "The council that each module brings; null for none." },
    { name: "COUNCILS", type: "{ readonly [M in ModuleId]: CouncilPart | null }", otherwise: "null" },
    'import type { CouncilPart } from "./council-part";',
  ),
  tablePart(
    {
      ...{ file: "real-tables", part: "real-table", exported: "realTable" },
      doc: "What each module leaves to people who have its cards in their hands.",
    },
    { name: "REAL_TABLES", type: "{ readonly [M in ModuleId]: RealTablePart | null }", otherwise: "null" },
    'import type { RealTablePart } from "./real-table-part";',
  ),
  {
    file: "packages/table/src/modules/payings.ts",
    doc: "When acts are paid for that a variant has something turned up for first, by what is found on them.",
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
    doc: "The shape in which the sea of each variant is drawn; null for a square.",
    imports: [],
    lists: [{ name: "LAYOUTS", of: variants, part: "layout", exported: "layout", otherwise: "null" }],
  },
  {
    file: "apps/web/src/modules/room-list.ts",
    doc: "The rooms of all modules.",
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
    { file: "notations", part: "notation", doc: "How the acts of each module are written." },
    {
      ...{ name: "NOTATIONS", type: "{ readonly [M in ModuleId]: Notation<M> }" },
      ...{ otherwise: "NO_NOTATION" },
    },
    'import { NO_NOTATION, type Notation } from "./notation";',
  ),
  webPart(
    { file: "companions", part: "companion", doc: "What each module adds to the companion of a real table." },
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
      doc: "What each module adds where a position is set up and passed on.",
    },
    { name: "EDITOR", type: "{ readonly [M in ModuleId]: EditorPart | null }", otherwise: "null" },
    'import type { EditorPart } from "./editor-part";',
  ),
  webPart(
    {
      ...{ file: "setup-keys", part: "setup-keys", exported: "setupKeys" },
      doc: "The field of a setup of each module whose keys are places; null for none.",
    },
    { name: "SETUP_KEYS", type: "{ readonly [M in ModuleId]: SetupKeys | null }", otherwise: "null" },
    'import type { SetupKeys } from "./setup-keys-part";',
  ),
  webPart(
    {
      ...{ file: "set-ups", part: "set-up", exported: "setUpPart" },
      doc: "What each module has people do before the first turn.",
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
      doc: "The shared words that the screens of each module speak.",
    },
    {
      ...{ name: "MODULE_AREAS", type: "{ readonly [M in ModuleId]: SharedWords }" },
      ...{ otherwise: "[]" },
    },
    'import type { SharedWords } from "./shared-words";',
  ),
  {
    file: "apps/web/src/modules/answers.ts",
    doc: "What each module answers on the command line.",
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
    doc: "What programs say of each module in a position.",
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
    doc: "An act of a module, as an example of what no game without it has.",
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
    doc: "What a game is played with, module by module.",
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
    doc: "What can be asked about one card of each module.",
    imports: [],
    lists: [{ name: "AsksOf", types: true, of: modules, part: "question", exported: "Asks" }],
  },
  {
    file: "packages/lookup/src/modules/questions.ts",
    doc: "How questions about one card of each module are understood.",
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
    doc: "Ways people ask, room by room, in reading order. A room without a file of its name in a language does not compile.",
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
    doc: "The words that modules bring to those of the pages: a file of its name for each. One that is missing does not compile.",
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
    doc: "The panel of each module where a position is set up; null for a module whose pieces all lie on spaces.",
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
    doc: "What each module tells of the first time it matters.",
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
    doc: "What each module of the sea shows at a table; null for one that only draws on its chart.",
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
      doc: "Brings along the style sheets that each module's boards are drawn by; null for one that needs none of its own.",
    },
    { name: "SHEETS", type: "{ readonly [M in ModuleId]: ComponentType | null }", otherwise: "null" },
    'import type { ComponentType } from "react";',
  ),
  {
    file: "apps/web/src/modules/chart-parts.ts",
    doc: "What each expansion draws on the chart of the open sea; null for one that draws nothing there.",
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
    doc: "The switch of each module at set-up, and what can be set of a variant beside choosing it; null for nothing.",
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
