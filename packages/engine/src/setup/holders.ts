/** Which pieces a place can hold at all, as data. Places not named here hold cards of any kind, and no token. */
import type { Rulebook } from "../kernel/rulebook";
import type { Piece, Place } from "../kernel/table";

interface Holder {
  readonly place: RegExp;
  readonly piece: RegExp;
  /** At most so many. */
  readonly most?: number;
}

const STORM = /^storm(:|$)/;

const HOLDERS: readonly Holder[] = [
  { place: /^(bank|tray:\d|pot|extra:\d)$/, piece: /^toll$/ },
  { place: /^(ashore|(dawn|helm|acted|settling):\d|won|lost)$/, piece: /^turn$/, most: 1 },
  { place: /^sealed:/, piece: /^seal:/, most: 1 },
  { place: /^(talk|dial:\d|chip:\d)$/, piece: /^(gladly|atmost|agree):/ },
  { place: /^(unsaid|disclosed)$/, piece: /^holder:/ },
  { place: /^(waiting|passed)$/, piece: /^pass:/ },
  { place: /^(unasked|granted)$/, piece: /^leave:/ },
  { place: /^unnamed$/, piece: /^name:/ },
  { place: /^named:/, piece: /^name:/, most: 1 },
  { place: /^(still|drifting)$/, piece: /^drift$/ },
  { place: /^reef$/, piece: /^rocks$/ },
  { place: /^row:/, piece: /^(rocks|storm:purple)$/ },
  { place: /^drawn:/, piece: STORM, most: 1 },
  { place: /^(yellow|shedding):/, piece: /^storm:yellow$/ },
  { place: /^orange:/, piece: /^storm:orange$/ },
  { place: /^border:/, piece: /^storm$/, most: 1 },
  { place: /^(team|compasses)$/, piece: /^compass$/ },
  { place: /^(day|night)$/, piece: /^(sky|mark:.*)$/ },
  { place: /^dusk$/, piece: /^compass$/ },
  { place: /^(of:\d|unmarked)$/, piece: /^mark:/ },
  { place: /^open:/, piece: /^\d+$/, most: 1 },
  { place: /^goats/, piece: /^goat$/ },
  { place: /^ropes/, piece: /^rope$/ },
  { place: /^(panoramas|met)$/, piece: /^panorama:/ },
  { place: /^covered$/, piece: /^bridge$/ },
  { place: /^lifted:/, piece: /^[gbr]\d/, most: 1 },
];

/** Out of the game lies what is used up: cards, seals, and what is said once. */
const LEAVES = /^(seal|leave):/;

/** Whether a piece may lie at a place where so many lie already. */
export function mayHold(rulebook: Rulebook, place: Place, piece: Piece, lying: number): boolean {
  const name = rulebook.placeName(place);
  const card = rulebook.pieceName(piece);
  // A duel shows hands where a climb shows Panoramas.
  if (name === "shown") return card.startsWith("panorama:");
  const holder = HOLDERS.find((known) => known.place.test(name));
  if (holder) return holder.piece.test(card) && lying < (holder.most ?? MANY);
  if (card.startsWith("panorama:")) return false;
  return rulebook.pieces[piece]?.token === undefined || (name === "gone" && LEAVES.test(card));
}

const MANY = 255;
