/** Acts in words that are understood again when they are spoken. */
import { type Act, type Rulebook, writeAct } from "@stillwater/engine";
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

/** An act in words: "forty-seven, row four column two, paying twelve". Cards that nobody sees are not said. */
export function spokenAct(rulebook: Rulebook, act: Act, language: Language): string {
  const say = sayingIn(language);
  const [first = "", ...rest] = writeAct(rulebook, act).split(" ");
  const parts: string[] = [];
  let paying = false;
  if (act.type === "dial") {
    const [gladly = "", most = ""] = rest.map((value) => say.number(Number(value)));
    return `${say.word("offer")} ${gladly}, ${say.word("most")} ${most}`;
  }
  for (const word of rest) {
    if (act.type === "agree")
      parts.push(
        word
          .split("-")
          .map((part) => say.number(Number(part)))
          .join(", "),
      );
    else if (word.startsWith("-")) {
      parts.push(paying ? cardIn(word.slice(1), say) : `${say.word("pay")} ${cardIn(word.slice(1), say)}`);
      paying = true;
    } else parts.push(placeIn(word, say) ?? cardIn(word, say));
  }
  const joined = parts.join(", ");
  const gap =
    joined === "" ? "" : act.type === "agree" || act.type === "discard" || act.type === "give" ? " " : ", ";
  return `${firstIn(first, say)}${gap}${joined}`;
}

function firstIn(word: string, say: Saying): string {
  const [, standIn = "", as] = /^([a-z]+)=(.+)$/.exec(word) ?? [];
  if (as !== undefined) return `${cardIn(standIn, say)} ${say.word("as")} ${cardIn(as, say)}`;
  return cardIn(word, say);
}

function cardIn(name: string, say: Saying): string {
  if (/^\d+$/.test(name)) return say.number(Number(name));
  const [, colour = "", value = "", sign = ""] = /^([gbr])(\d+)(\*?)$/.exec(name) ?? [];
  if (isColour(colour)) {
    const ascent = SAY.ascent[say.language]({ colour, value: say.number(Number(value)) });
    return [ascent, ...(sign === "" ? [] : SIGNS.map(({ said }) => said[say.language]))].join(" ");
  }
  const [, fire = ""] = /^campfire:(.)$/.exec(name) ?? [];
  if (isColour(fire)) return SAY.campfire[say.language]({ colour: fire });
  if (!isSaidWord(name)) throw new Error(`${name} is said in no way.`);
  return say.word(name);
}

const isColour = (text: string): text is "g" | "b" | "r" => /^[gbr]$/.test(text);

function placeIn(name: string, { language, number }: Saying): string | null {
  const said = (figure: string): string => number(Number(figure));
  const [, row = "", kind = "", place = ""] = /^r(\d+)([cp])(\d+)$/.exec(name) ?? [];
  if (kind === "c") return SAY.cell[language]({ row: said(row), column: said(place) });
  if (kind === "p") return SAY.step[language]({ row: said(row), place: said(place) });
  const [, side = "", step = ""] = /^([we])(\d)$/.exec(name) ?? [];
  if (side !== "") return SAY.pillar[language]({ side: side === "w" ? "left" : "right", place: said(step) });
  const [, where = "", at = ""] = /^([a-z]+):(\d+)$/.exec(name) ?? [];
  return NUMBERED_PLACES.get(where)?.(said(at), language) ?? null;
}
