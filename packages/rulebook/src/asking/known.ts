/** Suggests what exists in place of an unknown word; added to the problem, so that nobody has to look for a list. */
import {
  CLAUSES,
  namedCode,
  namedPlace,
  OPTION_WORDS,
  type Options,
  type OptionWord,
  type Problem,
  placeNumber,
  placesOfField,
  type Rulebook,
  readOptions,
  rulebookFor,
  verbOf,
} from "@stillwater/engine";

/** Longer lists are cut to the nearest entries, except the words of an option code, which are listed nowhere else. */
const MOST_WHOLE = 18;
const MOST_NEAR = 6;

export interface Around {
  readonly game?: Options["game"] | undefined;
  /** Absent if the option code itself could not be read. */
  readonly rulebook?: Rulebook | undefined;
  /** The path of the field: `setup.storms.row:9`. */
  readonly path?: string | undefined;
  /** The whole text that contains the word. */
  readonly text?: string | undefined;
}

/** What is known of a position line or an option code even if no table can be set up from it. */
export function aroundLine(line: string): Around {
  const named = namedCode(line);
  const options = readOptions(named?.code ?? "");
  return { game: named?.game, rulebook: options.ok ? rulebookFor(options.value) : undefined };
}

/** Adds `known` to a problem: what exists instead, the nearest first. Unchanged if there is no list. */
export function withKnown(problem: Problem, around: Around): Problem {
  const { word } = problem.with;
  if (problem.with.known !== undefined || word === undefined) return problem;
  const brought = problem.what === "position.place" ? bringing(String(word), around) : undefined;
  if (brought !== undefined) {
    const { code: options, clause } = brought;
    return { ...problem, what: "position.module", with: { word, options, clause } };
  }
  const sorted = problem.what === "option.unknown" ? allNearestFirst : nearestFirst;
  const known = sorted(String(word), listFor(problem, around));
  return known.length === 0 ? problem : { ...problem, with: { ...problem.with, known: known.join(", ") } };
}

/** The option that would bring a place, if the current options lack that place. */
function bringing(place: string, { rulebook, path = "" }: Around): OptionWord | undefined {
  if (rulebook === undefined) return undefined;
  const piece = pieceAt(path, place);
  return OPTION_WORDS[rulebook.game].find(({ code }) => {
    const there = aroundLine(code).rulebook;
    const number = there === undefined ? undefined : placeNumber(there, place);
    const lies = piece === undefined || there?.copies(piece).length !== 0;
    return lies && number !== undefined && there?.cells.includes(number) === false;
  });
}

/** A word of an option code with its limits: `monsters3…monsters5`. */
export const optionForm = ({ word, least, most }: OptionWord): string =>
  least === undefined ? word : `${word}${least}…${word}${most}`;

function listFor({ what }: Problem, { game, rulebook, path = "", text = "" }: Around): readonly string[] {
  switch (what) {
    case "option.game":
      return Object.keys(OPTION_WORDS);
    case "option.unknown":
      return game === undefined ? [] : OPTION_WORDS[game].map(optionForm);
    case "clause.id":
      return CLAUSES;
    case "act.cell":
      return cellsOf(rulebook);
    case "act.where":
      return targetsOf(rulebook, text);
    case "position.place":
      return placesFor(rulebook, path);
    default:
      return [];
  }
}

const cellsOf = (rulebook: Rulebook | undefined): readonly string[] =>
  rulebook?.cells.map((cell) => rulebook.placeName(cell)) ?? [];

const placesOf = (rulebook: Rulebook | undefined): readonly string[] =>
  rulebook?.places.slice(1).map(({ name }) => name) ?? [];

/** Where an act can be aimed, given its verb. */
function targetsOf(rulebook: Rulebook | undefined, text: string): readonly string[] {
  const type = verbOf(text);
  const targets = rulebook?.actOf[type]?.spec.targets ?? null;
  if (rulebook === undefined || type === "lay" || targets === null) return cellsOf(rulebook);
  return targets(rulebook, rulebook.copies(type)[0] ?? 0).map((place) => rulebook.placeName(place));
}

const fieldOf = (path: string): string => /^(?:setup\.)?(\w+)\./.exec(path)?.[1] ?? "";

/** The piece that a field of a setup places; undefined if the field itself names its pieces. */
function pieceAt(path: string, place: string): string | undefined {
  const where = placesOfField(fieldOf(path));
  return typeof where === "function" ? where(place) : undefined;
}

/** The names of places that a field of a setup accepts; all places for a whole line. */
function placesFor(rulebook: Rulebook | undefined, path: string): readonly string[] {
  const field = fieldOf(path);
  if (field === "berths")
    return placesOf(rulebook).flatMap((name) => {
      const place = namedPlace(name);
      return place?.kind === "berth" ? [place.of] : [];
    });
  const where = placesOfField(field);
  if (where === "cells") return cellsOf(rulebook);
  return where === undefined
    ? placesOf(rulebook)
    : placesOf(rulebook).filter((name) => where(name) !== undefined);
}

/** A list sorted by similarity to a word; a long list is cut to the nearest entries. */
export function nearestFirst(word: string, list: readonly string[]): readonly string[] {
  const sorted = allNearestFirst(word, list);
  return sorted.length <= MOST_WHOLE ? sorted : [...sorted.slice(0, MOST_NEAR), "…"];
}

/** The same without cutting the list. */
function allNearestFirst(word: string, list: readonly string[]): readonly string[] {
  const rated = list.map((name) => ({ name, far: distance(word, name) }));
  return rated.toSorted((one, other) => one.far - other.far).map(({ name }) => name);
}

/** How many letters have to be changed, inserted or deleted. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [above, letter] of [...one].entries()) {
    let last = above + 1;
    const next = [last];
    for (const [index, wanted] of [...other].entries()) {
      last = Math.min(last + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === wanted ? 0 : 1));
      next.push(last);
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
