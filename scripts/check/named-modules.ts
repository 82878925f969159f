// Finds the modules that a text names and that its file should not know: by their names, and by their acts.
import {
  ASCENT,
  EXPANSIONS,
  type ModuleId,
  VARIANTS,
  type VariantId,
} from "../../packages/engine/src/modules/ids";
import { MODULE_KINDS } from "../../packages/engine/src/modules/kinds";
import { SHARED_KINDS } from "../../packages/engine/src/notation/kinds";

/**
 * How code names each module besides its folder's name: by its pieces and by the boxes' words, alone or within a longer name
 * (`hasStorm`). Words with other meanings match only alone: "search" is no arch, and Stormy Seas are all expansions of the
 * first box.
 */
const CALLED: { readonly [M in ModuleId]?: RegExp } = {
  "high-arch": /high-?arch|\barch(es)?\b|\barch(?=[A-Z])|Arch(?![a-z])/,
  pyramid: /pyramid|explor(er|ed)\b/i,
  "day-night": /day-?(and-?)?night|nightChart|\bdusk\b|skySide/i,
  duel: /duel|competitive/i,
  "jagged-rocks": /(\b|_)rocks|Rocks|jagged/i,
  "sea-monsters": /monster/i,
  "storm-compass": /storm(?!y)|compass|\b(fog|squall)\b/i,
  "wild-cards": /\bwilds?(\b|(?=[A-Z]))|Wild/,
  beacons: /beacon/i,
  "green-path": /green-?path/i,
  panoramas: /panorama/i,
  "mountain-goats": /\bgoats?|Goat|\bherd/,
};

/** In the order in which modules may build on one another. */
export const IDS: readonly ModuleId[] = [...EXPANSIONS, ...(Object.keys(VARIANTS) as VariantId[]), ...ASCENT];

const ORDER: readonly string[] = IDS;

/** Whether a file may name a module: it is in its room, or in the room of a module that was added to it. */
const isWithin = (file: string, id: ModuleId): boolean => {
  const [, room = ""] = /\/modules\/([^/]+)\//.exec(file) ?? [];
  return ORDER.indexOf(room) >= ORDER.indexOf(id);
};

/** Tokens of every game that share their name with a module's act: such an act counts only as a `type`. */
const EVERYWHERE: readonly string[] = SHARED_KINDS.tokens;

/** How code names a module's acts: `actOf.swap`, `type: "swap"`, or `"swap"`, unless that is a message's name. */
const ACTS = new Map<ModuleId, RegExp>(
  IDS.flatMap((id) => {
    const acts = Object.keys(MODULE_KINDS[id].acts);
    if (acts.length === 0) return [];
    const alone = acts.filter((act) => !EVERYWHERE.includes(act));
    const any = acts.join("|");
    const whole = alone.length === 0 ? "" : `|(?<!\\w\\()"(?:${alone.join("|")})"`;
    return [[id, new RegExp(`actOf\\.(?:${any})\\b|\\b(?:type|act)\\b(?: ===|:| !==) "(?:${any})"${whole}`)]];
  }),
);

/** Messages and style sheets have keys and classes, but no acts. */
const isCode = (file: string): boolean => /\.tsx?$/.test(file);

/** The words by which a text names a module; undefined if it does not. */
const namedBy = (id: ModuleId, file: string, text: string): string | undefined => {
  const called = [CALLED[id], isCode(file) ? ACTS.get(id) : undefined, folder(id)];
  return called.map((pattern) => pattern?.exec(text)?.[0]).find((found) => found !== undefined);
};

const folder = (id: ModuleId): RegExp => new RegExp(`\\b${id.replaceAll("-", "-?")}\\b`, "i");

/** Comments explain what a file is for, and may name modules. */
const uncommented = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, "");

/**
 * A rule belongs to its chapter, whatever it is about: `T.pyramid.storm` names the Pyramid alone. A section of a book has
 * its printed name: the variants' sheet tells of a gap under "Competitive". A compass rose is a drawing.
 */
const bare = (text: string): string =>
  uncommented(text)
    .replace(/\b([AT]\.[a-z]+)\.[a-zA-Z-]+/g, "$1")
    .replace(/\b(EN|FR|BGA|VAR|ASC): "[^"]*"/g, "")
    .replace(/compass-?rose/gi, "rose");

/** Stormy Seas is the box's name for all expansions of the sea, whichever of them are chosen. */
const words = (text: string): string => text.replace(/stormy seas/gi, "seas");

/** A style sheet without comments; tones are named after cards in every game. */
const styles = (text: string): string =>
  uncommented(text)
    .replace(/@import "[^"]*";/g, "")
    .replace(/--(?:sw|color)-[\w-]+|\b(?:bg|text|border|fill|stroke)-[\w-]+/g, "");

/** The text in which names are looked for: code without comments, sheets without tones, and messages as they are. */
const plain = (file: string, text: string): string =>
  isCode(file) ? bare(text) : file.endsWith(".css") ? styles(text) : words(text);

/** The modules that a file names outside their rooms, each with the words that do. */
export function modulesNamed(file: string, text: string): ReadonlyMap<ModuleId, string> {
  const said = plain(file, text);
  return new Map(
    IDS.flatMap((id) => {
      const by = isWithin(file, id) ? undefined : namedBy(id, file, said);
      return by === undefined ? [] : [[id, by]];
    }),
  );
}
