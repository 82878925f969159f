/** The mountain's cards: their order, names, faces and marks. */
import { namedPiece, type Piece, type Rulebook } from "@stillwater/engine";
import { type CardSign, signFace } from "@stillwater/ui";
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
  readonly bridge: string;
  readonly summit: string;
  readonly terrain: (terrain: Terrain) => string;
  readonly fire: string;
  /** A card that only a module has. */
  readonly named: (key: CardWord) => string;
}

export function mountainCards(words: MountainCardWords): Cards {
  /** A card that no place of the slope takes, since a module brings it; null for a hidden one. */
  const apart = (notation: string): { readonly sign: CardSign; readonly name: string } | null => {
    const named = namedPiece(notation);
    const look = lookOf(named);
    if (look === undefined || named === undefined) return null;
    return { sign: look.sign(named.of), name: words.named(look.word(named.of)) };
  };
  const brief = (rulebook: Rulebook, card: Piece): string => {
    const printed = printedOn(rulebook, card);
    if (printed === null) return apart(rulebook.pieceName(card))?.name ?? "?";
    if (printed.kind === "campfire") return words.campfire(printed.terrain);
    return printed.kind === "ascent" ? words.ascent(printed.terrain, printed.n) : words[printed.kind];
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
      if (printed === null) return apart(notation)?.name ?? notation;
      if (!("terrain" in printed)) return words[printed.kind];
      const { terrain } = printed;
      return printed.kind === "campfire"
        ? createElement(LogMark, { terrain, n: null, word: words.campfire(terrain) })
        : createElement(LogMark, { terrain, n: String(printed.n), word: words.terrain(terrain) });
    },
    face: (table, card) => {
      const printed = printedOn(table.rulebook, card);
      if (printed === null) {
        const shown = apart(table.rulebook.pieceName(card));
        return shown === null ? { kind: "back" } : signFace(shown.sign, shown.name);
      }
      if (printed.kind === "ascent") {
        const piece: MountainPiece = { kind: "ascent", terrain: printed.terrain, n: printed.n };
        return mountainFace({
          piece,
          word: words.terrain(printed.terrain),
          ...(printed.signed ? { corner: SIGNED_LOOK.sign } : {}),
        });
      }
      if (printed.kind === "campfire") return mountainFace({ piece: printed, word: words.fire });
      return mountainFace({ piece: printed, word: words[printed.kind] });
    },
  };
}
