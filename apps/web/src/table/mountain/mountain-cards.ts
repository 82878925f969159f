/** The mountain's cards: their order, names, faces and marks. */
import { namedPiece, type Piece, type Rulebook } from "@stillwater/engine";
import { type Face, signFace } from "@stillwater/ui";
import { type MountainPiece, mountainFace, type Terrain } from "@stillwater/ui/mountain";
import { createElement } from "react";
import type { CardWord } from "@/modules/room";
import { lookOf, SIGNED_LOOK } from "@/modules/rooms";
import type { Cards } from "@/stage/cards";
import type { HandOrder } from "@/stage/useChoice";
import { LogMark } from "./LogMark";
import { printedAs, printedOn } from "./printed";
import { refusalDrawing } from "./refusal-drawing";

const LAST = 100;

/** Ascent cards by number and colour, then Campfires, Bridges and Summits, then all others. */
const mountainOrder: HandOrder = (rulebook, cards) => {
  const colour = ["green", "blue", "red"];
  const rank = (card: Piece): number => {
    const printed = printedOn(rulebook, card);
    if (printed === null) return LAST * 2;
    if (printed.kind === "ascent") return printed.n * 3 + colour.indexOf(printed.terrain);
    return LAST + ["campfire", "bridge", "summit"].indexOf(printed.kind);
  };
  return [...cards].sort((a, b) => rank(a) - rank(b) || a - b);
};

export interface MountainCardWords {
  readonly ascent: (terrain: Terrain, n: number) => string;
  readonly signed: (card: string) => string;
  readonly campfire: (terrain: Terrain) => string;
  /** A terrain, or what stands on a card without a number, by its message key. */
  readonly word: (key: Terrain | CardWord) => string;
}

export function mountainCards(words: MountainCardWords): Cards {
  const { word } = words;
  /** A card that no place of the slope takes, since a module brings it: its sign and name. A hidden one shows its back. */
  const apart = (notation: string): Face => {
    const named = namedPiece(notation);
    const look = lookOf(named);
    if (look === undefined || named === undefined) return { kind: "back" };
    return signFace(look.sign(named.of), word(look.word(named.of)));
  };
  const called = (notation: string): string => {
    const face = apart(notation);
    return face.kind === "sign" ? face.name : notation;
  };
  const brief = (rulebook: Rulebook, card: Piece): string => {
    const printed = printedOn(rulebook, card);
    if (printed === null) return called(rulebook.pieceName(card));
    if (printed.kind === "campfire") return words.campfire(printed.terrain);
    return printed.kind === "ascent" ? words.ascent(printed.terrain, printed.n) : word(printed.kind);
  };
  return {
    order: mountainOrder,
    brief: (table, card) => brief(table.rulebook, card),
    name: (table, card) => {
      const printed = printedOn(table.rulebook, card);
      const name = brief(table.rulebook, card);
      return printed?.kind === "ascent" && printed.signed ? words.signed(name) : name;
    },
    stamp: (table, plan, refusal) => refusalDrawing(table, plan, refusal),
    mark: (notation) => {
      const printed = printedAs(notation);
      if (printed === null) return called(notation);
      if (!("terrain" in printed)) return word(printed.kind);
      const { terrain } = printed;
      return printed.kind === "campfire"
        ? createElement(LogMark, { terrain, n: null, word: words.campfire(terrain) })
        : createElement(LogMark, { terrain, n: String(printed.n), word: word(terrain) });
    },
    face: (table, card) => {
      const printed = printedOn(table.rulebook, card);
      if (printed === null) return apart(table.rulebook.pieceName(card));
      if (printed.kind === "ascent") {
        const piece: MountainPiece = { kind: "ascent", terrain: printed.terrain, n: printed.n };
        return mountainFace({
          piece,
          word: word(printed.terrain),
          ...(printed.signed ? { corner: SIGNED_LOOK.sign } : {}),
        });
      }
      return mountainFace({
        piece: printed,
        word: word(printed.kind === "campfire" ? "fire" : printed.kind),
      });
    },
  };
}
