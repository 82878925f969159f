/** Says acts in words that are understood again when they are spoken. */
import {
  type Act,
  actWords,
  type Colour,
  type NamedPiece,
  namedPiece,
  namedPlace,
  type Rulebook,
} from "@stillwater/engine";
import type { Language } from "../language";
import { SAY } from "../words/lexicon/spoken";
import { isSaidWord, type SaidWord, spokenLists, wordFor } from "./lexicon";
import { NUMBERED_PLACES, SIGNS } from "./rooms";

/** How things are said in one language. */
interface Saying {
  readonly language: Language;
  number(value: number): string;
  word(name: SaidWord): string;
}

function sayingIn(language: Language): Saying {
  return {
    language,
    number: (value) => spokenNumber(value, language),
    word: (name) => wordFor(name, language),
  };
}

/** A number from 0 to 99 in words. */
export function spokenNumber(value: number, language: Language): string {
  const word = spokenLists(language).numbers.split(" ")[value];
  if (word === undefined) throw new Error(`${value} is said in no way.`);
  return word.replaceAll("_", " ");
}

/** An act in words: "forty-seven, row four column two, paying twelve". Cards that nobody sees are left out. */
export function spokenAct(rulebook: Rulebook, act: Act, language: Language): string {
  const say = sayingIn(language);
  const { first, places, numbers, cards, pays } = actWords(rulebook, act);
  const figures = numbers.map(say.number);
  if (act.type === "dial") {
    const [gladly = "", most = ""] = figures;
    return `${say.word("offer")} ${gladly}, ${say.word("most")} ${most}`;
  }
  const paid = cards.map((card) => cardIn(card, say)).join(", ");
  const parts = [
    ...places.map((place) => placeIn(place, say) ?? cardIn(place, say)),
    ...figures,
    ...(paid === "" ? [] : [pays ? `${say.word("pay")} ${paid}` : paid]),
  ].join(", ");
  const gap =
    parts === "" ? "" : act.type === "agree" || act.type === "discard" || act.type === "give" ? " " : ", ";
  return `${cardIn(first, say)}${gap}${parts}`;
}

function cardIn(name: string, say: Saying): string {
  const card = namedPiece(name);
  if (card?.kind === "ascent") {
    const ascent = SAY.ascent[say.language]({ colour: colourOf(card), value: say.number(card.number) });
    return [ascent, ...(card.signed ? SIGNS.map(({ said }) => said[say.language]) : [])].join(" ");
  }
  if (card?.kind === "campfire") return SAY.campfire[say.language]({ colour: colourOf(card) });
  if (card?.kind === "island") return say.number(card.number);
  const plain = card?.name ?? name;
  if (!isSaidWord(plain)) throw new Error(`${name} is said in no way.`);
  const word = say.word(plain);
  return card === undefined || card.as === "" ? word : `${word} ${say.word("as")} ${cardIn(card.as, say)}`;
}

function colourOf({ name, colour }: NamedPiece): Colour {
  if (colour === undefined) throw new Error(`${name} has no colour.`);
  return colour;
}

function placeIn(name: string, { language, number }: Saying): string | null {
  const place = namedPlace(name);
  if (place === undefined) return null;
  const [row, column] = [number(place.row), number(place.column)];
  if (place.pillar !== undefined) return SAY.pillar[language]({ side: place.pillar, place: column });
  if (place.kind === "space")
    return place.slope ? SAY.step[language]({ row, place: column }) : SAY.cell[language]({ row, column });
  return NUMBERED_PLACES.get(place.kind)?.(number(place.number), language) ?? null;
}
