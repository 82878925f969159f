/**
 * The search over a pack. It brings the words of three languages along, but no rule text and no engine. The index is made
 * on the first search.
 */
import type { Entry, Hit, Lookup, Pack, SearchOptions } from "../shapes";
import { ruleOf } from "./both";
import { Index } from "./making";
import { marksIn } from "./marks";
import { nearest } from "./nearest";
import type { Alike } from "./passages";
import type { Wanted } from "./query";

export type { Asked, Entry, Game, Hit, Lookup, Pack, Range, SearchOptions } from "../shapes";

const USUAL_LIMIT = 8;
/** What the best passage counts for, beside the whole text. */
const PASSAGE = 0.7;
/** What it counts for how usual the words are where the clause is asked for. */
const USUAL = 0.15;
/** What a clause counts for that has none of the words itself: only a way of asking or a ruling has them. */
const ELSEWHERE_ONLY = 0.85;
/** A clause must be this good, beside the best one, to be shown at all. */
const WORTH = 0.2;

interface Scored {
  readonly entry: Entry;
  readonly score: number;
  readonly alike: Alike | undefined;
}

/** For a single word many clauses fit alike: what each rule that points at one is worth then. */
const POINTED = 0.05;
/** What a rule of a variant counts for if nothing asks for that variant. */
const UNASKED = 0.6;
/** A clause called by its whole title, or by its name as pills and permalinks write it, comes first. */
const NAMED = 2;

/** What a rule that both games have counts for in the game that is not spoken of; the sea is the one people start with. */
const OTHER_GAME = 0.8;
const OF_THE_MOUNTAIN =
  "mountain ascent climb bridge campfire summit goat herd rope panorama green_path colour support"
    .split(" ")
    .map((name) => `#${name}`);

const sameWords = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

function ranked(
  { entries }: Pack,
  { whole, passages, inBoth }: Index,
  wanted: readonly Wanted[],
  query: string,
): readonly Scored[] {
  const asked = query.toLowerCase().split(/\s+/);
  const terms = new Set(wanted.flatMap((word) => word.map(({ term }) => term)));
  const fits = whole.fits(wanted, (term) => passages.rarity(term));
  const alike = passages.alike(wanted);
  const usual = passages.usual(wanted);
  const game = OF_THE_MOUNTAIN.some((term) => terms.has(term)) ? "mountain" : "sea";
  const best = Math.max(0, ...[...fits.values()].map(({ score }) => score));
  // A clause may be asked for in words that none of its own texts has.
  const scored = [...new Set([...fits.keys(), ...alike.keys()])].flatMap((id): Scored[] => {
    const entry = entries[id];
    if (entry === undefined) return [];
    const passage = alike.get(id);
    const own = fits.get(id);
    const fit = own === undefined ? 0 : (1 - PASSAGE) * (own.score / best) * Math.sqrt(own.covers);
    const meant = entry.apart?.some((term) => terms.has(term)) ?? true;
    const isNamed = asked.includes(entry.clause.toLowerCase()) || sameWords(query, entry.title);
    const named = isNamed ? NAMED : 0;
    const told = fit + PASSAGE * (passage?.score ?? 0) + USUAL * (usual[id] ?? 0);
    const pointed = wanted.length === 1 ? 1 + POINTED * entry.pointedAt : 1;
    const elsewhere = entry.game !== game && inBoth.has(ruleOf(entry)) ? OTHER_GAME : 1;
    const weight = pointed * elsewhere * (meant ? 1 : UNASKED) * (own === undefined ? ELSEWHERE_ONLY : 1);
    return [{ entry, score: named + weight * told, alike: passage }];
  });
  return scored.toSorted((a, b) => b.score - a.score);
}

/** A search over the pack of one language. */
export function lookupFrom(pack: Pack): Lookup {
  const { language, entries } = pack;
  const index = new Index(pack);
  const hit = ({ entry, score, alike }: Scored, terms: ReadonlySet<string>, near: boolean): Hit => {
    const { clause, game, title, answer, topic, source, status, rulings } = entry;
    const ruling = alike === undefined ? undefined : rulings[alike.passage.ruling];
    return {
      ...{ clause, game, title, answer, topic, source, status },
      ...(ruling === undefined ? {} : { ruling }),
      marks: { title: marksIn(title, language, terms), answer: marksIn(answer, language, terms) },
      score,
      near,
    };
  };
  return {
    language,
    warm: () => index.makePart(),
    search: (query: string, { game, limit = USUAL_LIMIT }: SearchOptions = {}) => {
      if (query.trim() === "") return [];
      const isMeant = (entry: Entry): boolean => game === undefined || entry.game === game;
      const wanted = index.reader.read(query);
      const found =
        wanted.length === 0 ? [] : ranked(pack, index, wanted, query).filter(({ entry }) => isMeant(entry));
      const best = found[0]?.score ?? 0;
      if (best > 0) {
        const terms = new Set(wanted.flatMap((word) => word.map(({ term }) => term)));
        const good = found.filter(({ score }) => score >= WORTH * best).slice(0, limit);
        return good.map((scored) => hit(scored, terms, false));
      }
      return nearest(entries.filter(isMeant), query).map(([entry, score]) =>
        hit({ entry, score, alike: undefined }, new Set(), true),
      );
    },
  };
}
