// Games played on over plain HTTP until they look as a picture needs them.
import { due, hand, legalActs, type Offer, type Table, writeAct } from "@stillwater/engine";
import { act, gather, seenBy, type View } from "../fixtures/api";
import type { Language, Person } from "../fixtures/house";
import { sail, wireless } from "../fixtures/sailing";
import { type Tried, wanderText } from "../fixtures/wanderer";

/** A table with cards on it, as one person sees it. */
export async function dealtTo(
  person: Person,
  table: string,
): Promise<{ readonly view: View; readonly table: Table }> {
  const { view, table: shown } = await seenBy(person, table);
  if (shown === undefined) throw new Error("no cards are dealt");
  return { view, table: shown };
}

export interface Game {
  readonly people: readonly Person[];
  readonly table: string;
}

/** A dealt table with somebody in every seat. */
export async function dealt(
  people: readonly Person[],
  code: string,
  language: Language = "en",
): Promise<Game> {
  const names = ["Ana", "Ben", "Cléo"];
  return { people, table: await gather(people, { code, names, language, deal: true }) };
}

/** The person who is asked now; the first of them if there are several. */
async function asked({ people, table }: Game): Promise<Person> {
  const [first] = people;
  if (first === undefined) throw new Error("nobody sits");
  const shown = await dealtTo(first, table);
  return people[due(shown.table).seats[0] ?? 0] ?? first;
}

/** Plays the cheapest card for whoever is asked, this many times; returns the person to act next. */
export async function cheaply(game: Game, acts: number): Promise<Person> {
  for (let done = 0; ; done++) {
    const mover = await asked(game);
    const { view, table } = await dealtTo(mover, game.table);
    if (done >= acts && due(table).step === "act") return mover;
    const seat = game.people.indexOf(mover);
    const offers = [...legalActs(table, seat)].sort((a, b) => a.choose - b.choose);
    const offer = offers.find(({ type }) => type === "lay" || type === "bridge") ?? offers[0];
    if (offer === undefined) throw new Error("nothing can be done");
    const others = hand(table, seat).filter((card) => card !== offer.card);
    const text = writeAct(table.rulebook, { ...offer, cards: others.slice(0, offer.choose) });
    await act(mover, game.table, view.rev, text);
  }
}

/** Plays well for at least so many acts, until the person to act has a card of that price which lights three spaces. */
export async function well(game: Game, least: number, price = 2): Promise<Person> {
  const helms = game.people.map((person) => wireless(person, game.table));
  await sail(helms, game.people, game.table, {
    after: async (acts) => {
      if (acts < least) return true;
      const mover = await asked(game);
      const { table } = await dealtTo(mover, game.table);
      const seat = game.people.indexOf(mover);
      const offer = due(table).step === "act" ? offerFor(table, seat, price) : undefined;
      const ways = legalActs(table, seat).filter(({ type, card }) => type === "lay" && card === offer?.card);
      return ways.length < 3;
    },
  });
  return asked(game);
}

/** Tries each kind of act in turn until `until` holds, which gets the table of the person asked. */
export async function curiously(game: Game, until: (table: Table, seat: number) => boolean): Promise<Person> {
  const tried: Tried = new Map();
  for (let acts = 0; acts < 160; acts++) {
    const [first] = game.people;
    if (first === undefined) break;
    const { table: open } = await dealtTo(first, game.table);
    for (const seat of due(open).seats) {
      const person = game.people[seat];
      if (person === undefined) continue;
      const { view, table } = await dealtTo(person, game.table);
      if (until(table, seat)) return person;
      const text = wanderText(table, seat, tried);
      if (text === undefined) continue;
      await act(person, game.table, view.rev, text);
      break;
    }
  }
  throw new Error("the game never comes to what the picture shows");
}

/** Of the cards that can be laid for the wanted price, the one that lights the most spaces. */
export function offerFor(table: Table, seat: number, price: number): Offer | undefined {
  const offers = legalActs(table, seat).filter(({ type }) => type === "lay");
  const ways = (card: number) => offers.filter((offer) => offer.card === card).length;
  return offers.filter(({ choose }) => choose === price).sort((a, b) => ways(b.card) - ways(a.card))[0];
}
