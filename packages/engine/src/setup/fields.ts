/** Lays what the fields of a setup say, as pieces at places. */
import { UNSEEN } from "../kernel/table";
import { STAND_INS } from "../modules/names";
import { SETUP_PARTS } from "../modules/setups";
import type { Draft } from "./draft";
import { layAt, saidAt, times } from "./laying";
import type { Setup } from "./setup";

/** The text of a card on a cell that stands in for a number, such as `wild=37`. */
const NAMED = new RegExp(`^((?:${STAND_INS.join("|")})(?:#\\d)?)=(\\d+)$`);

export function layFields(draft: Draft, setup: Setup): void {
  layTurn(draft, setup);
  for (const [cell, card] of Object.entries(setup.cells ?? {})) layCell(draft, cell, card);
  for (const [berth, card] of Object.entries(setup.berths ?? {}))
    layAt(draft, `berth:${berth}`, [card], `berths.${berth}`);
  laySeats(draft, setup);
  for (const part of Object.values(SETUP_PARTS)) part?.lays(draft, setup);
  layMountain(draft, setup);
  for (const [place, stack] of Object.entries(setup.at ?? {})) layAt(draft, place, stack, `at.${place}`);
  laySeals(draft, setup);
}

function layTurn(draft: Draft, { turn, over, lifted, owed }: Setup): void {
  const seat = turn?.seat ?? 0;
  if (seat >= draft.rulebook.seats) return;
  // A card on its way up, or cards still owed, mean that the action is done.
  const stage = turn?.stage ?? (lifted || owed?.some((count) => count > 0) ? "acted" : "helm");
  layAt(draft, over ?? `${stage}:${seat + 1}`, ["turn"], over ? "over" : "turn");
}

function layCell(draft: Draft, cell: string, text: string): void {
  const path = `cells.${cell}`;
  const place = draft.place(cell, saidAt(path));
  if (place === undefined) return;
  if (!draft.rulebook.cells.includes(place)) {
    draft.wrong(saidAt(path), "position.place", { word: cell });
    return;
  }
  if (text === "?") {
    draft.begin(place);
    draft.layUnknown(place, saidAt(path));
    return;
  }
  const [, card = text, number] = NAMED.exec(text) ?? [];
  const piece = draft.lay(card, place, saidAt(path));
  const copy = draft.rulebook.standIns.indexOf(piece ?? UNSEEN) + 1;
  if (copy === 0) return;
  if (number === undefined) draft.wrong(saidAt(path), "setup.named", { word: text });
  else layAt(draft, `named:${number}`, [`name:${copy}`], path);
}

function laySeats(draft: Draft, { hands, piles, discards, owed, out }: Setup): void {
  for (const [kind, field, stacks] of [
    ["hand", "hands", hands],
    ["pile", "piles", piles],
    ["discard", "discards", discards],
  ] as const) {
    stacks?.slice(0, draft.rulebook.seats).forEach((stack, seat) => {
      if (stack !== null) layAt(draft, `${kind}:${seat + 1}`, stack, `${field}.${seat}`);
    });
  }
  owed?.slice(0, draft.rulebook.seats).forEach((count, seat) => {
    layAt(draft, `tray:${seat + 1}`, times("toll", count), `owed.${seat}`);
  });
  if (out) layAt(draft, "gone", out, "out");
}

function layMountain(draft: Draft, { ropes, lifted }: Setup): void {
  if (ropes !== undefined) {
    const used = draft.rulebook.copies("rope").length - ropes;
    layAt(draft, "ropes", times("rope", ropes), "ropes");
    if (used > 0) layAt(draft, "ropes:used", times("rope", used), "ropes");
  }
  if (lifted) layAt(draft, `lifted:${lifted.row}`, [lifted.card], "lifted");
}

/** Breaks the seals of seats that may hold a Start: as the setup says, else all once anything was played or discarded. */
function laySeals(draft: Draft, { turn, over, cells, discards, berths, at }: Setup): void {
  if (draft.rulebook.copies("seal:1").length === 0 || turn?.stage === "dawn") return;
  const begun =
    over !== undefined ||
    Object.keys({ ...cells, ...berths }).length > 0 ||
    (discards ?? []).some((stack) => (typeof stack === "number" ? stack > 0 : (stack?.length ?? 0) > 0));
  for (const seat of draft.rulebook.hands.keys()) {
    const said = at?.[`sealed:${seat + 1}`];
    if (said === undefined ? begun : typeof said !== "number" && said.length === 0)
      layAt(draft, "gone", [`seal:${seat + 1}`], `at.sealed:${seat + 1}`);
  }
}
