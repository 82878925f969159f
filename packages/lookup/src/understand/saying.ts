/** A question as it was understood, in one sentence of the page's language: it stands wherever the verdict does. */
import { type Language, QUESTION_CARDS, QUESTION_TEXTS, type Translated } from "@stillwater/rulebook/lexicon";
import { HIGHEST_NUMBER } from "./parts-of";
import type { RoomQuestion } from "./room";
import { ROOM_QUESTIONS } from "./rooms";
import type { NamedCard, Reading, State } from "./shapes";

/** The form a card takes: by itself, behind "to the left of", or behind "between" and "on". */
type Form = "first" | "beside" | "at";

/** What a module says of a name that it added. */
function added<Said>(name: string, part: (room: RoomQuestion) => Readonly<Record<string, Said>>): Said {
  const found = ROOM_QUESTIONS.map(part).find((said) => Object.hasOwn(said, name))?.[name];
  if (found === undefined) throw new Error(`${name} is said in no way.`);
  return found;
}

function cardIn({ kind, value, colour }: NamedCard, form: Form, language: Language): string {
  switch (kind) {
    case "number":
      if (value === undefined) throw new Error("A card has no number.");
      return QUESTION_CARDS.number[language]({ value, colour, form });
    case "card":
    case "campfire":
      return QUESTION_CARDS[kind][language]({ colour, form });
    case "finish":
    case "summit":
    case "bridge":
      return QUESTION_CARDS[kind][language]({ form });
    default:
      return added(kind, ({ cards }) => cards)[language]({ form, value: value ?? 0 });
  }
}

function placeIn({ where, card, row }: Reading, own: string, language: Language): string {
  if (where === undefined) return own;
  const beside = (each: NamedCard): string => cardIn(each, "beside", language);
  const at = (each: NamedCard): string => cardIn(each, "at", language);
  switch (where.kind) {
    case "left":
    case "right":
    case "above":
    case "under":
      return QUESTION_TEXTS[where.kind][language]({ card: own, other: beside(where.card) });
    case "on":
      return card?.kind === "campfire"
        ? QUESTION_TEXTS.replacing[language]({ card: own, other: beside(where.card) })
        : QUESTION_TEXTS.on[language]({ card: own, other: at(where.card) });
    case "behind":
      return where.cards.reduce(
        (card, each) => QUESTION_TEXTS.right[language]({ card, other: beside(each) }),
        own,
      );
    case "between":
    case "on-bridge": {
      const [one, other] = where.cards;
      const said = where.kind === "between" ? QUESTION_TEXTS.between : QUESTION_TEXTS.bridgeBetween;
      return other === undefined
        ? QUESTION_TEXTS.bridgeBeside[language]({ card: own, other: beside(one) })
        : said[language]({ card: own, one: at(one), other: at(other) });
    }
    case "row-end":
      return QUESTION_TEXTS.rowEnd[language]({ card: own, end: where.end, row });
    case "alone":
      return QUESTION_TEXTS.alone[language]({ card: own });
    case "empty-space":
      return QUESTION_TEXTS.emptySpace[language]({ card: own });
    default:
      return added(where.kind, ({ wheres }) => wheres)[language]({ card: own });
  }
}

const STATES: { readonly [Name in State]?: Translated } = {
  "space-empty": QUESTION_TEXTS.spaceEmpty,
  "all-full": QUESTION_TEXTS.allFull,
  "no-start": QUESTION_TEXTS.noStart,
  "start-held": QUESTION_TEXTS.startHeld,
  "bridge-open": QUESTION_TEXTS.bridgeOpen,
  "nowhere-up": QUESTION_TEXTS.nowhereUp,
};

function said(reading: Reading, language: Language): string {
  const { deed, card, where, row, column, hand, below, state, closed, lies = [], discarded = 0 } = reading;
  if (deed === "rope") return QUESTION_TEXTS.rope[language];
  if (deed === "no-rope") return QUESTION_TEXTS.noRope[language];
  if (deed !== "lay" && deed !== "discard") return added(deed, ({ deeds }) => deeds)[language];
  const named = [...(card === undefined ? [] : [card]), ...(reading.besides ?? [])];
  const [own = "", ...others] = named.map((each) => cardIn(each, "first", language));
  const all = others.reduce((before, other) => QUESTION_TEXTS.both[language]({ card: before, other }), own);
  const done =
    card === undefined
      ? QUESTION_TEXTS.discardsAny[language]({ cards: discarded })
      : deed === "discard"
        ? QUESTION_TEXTS.discards[language]({ card: all })
        : placeIn(reading, own, language);
  const { inRow, column: inColumn, below: carried, toPay, held } = QUESTION_TEXTS;
  const isElsewhere = closed !== undefined && closed !== row;
  // A small number without a colour may be of either game.
  const isOpen =
    row !== undefined && lies.length === 0 && card?.kind === "number" && card.colour === undefined;
  const isSmall = isOpen && (card?.value ?? 0) <= HIGHEST_NUMBER.mountain;
  const inGame = reading.game === "sea" ? QUESTION_TEXTS.atSea : QUESTION_TEXTS.onMountain;
  const beside = [
    ...(isSmall ? [inGame[language]] : []),
    ...(row === undefined || where?.kind === "row-end" ? [] : [inRow[language]({ row })]),
    ...(column === undefined ? [] : [inColumn[language]({ column })]),
    ...lies.map((each) =>
      QUESTION_TEXTS.lying[language]({ card: cardIn(each.card, "at", language), ...each.at }),
    ),
    ...(state === undefined || isElsewhere
      ? []
      : [(STATES[state] ?? added(state, ({ states }) => states))[language]]),
    ...(isElsewhere ? [QUESTION_TEXTS.closedRow[language]({ row: closed })] : []),
    ...(below === undefined ? [] : [carried[language]({ cards: below })]),
    ...(hand === undefined ? [] : [(hand.counts === "left" ? toPay : held)[language]({ cards: hand.cards })]),
  ];
  return [done, ...beside].join(", ");
}

/** "47 between 45 and 52, with 2 cards left to pay with." */
export function readingInWords(reading: Reading, language: Language): string {
  const text = said(reading, language);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
