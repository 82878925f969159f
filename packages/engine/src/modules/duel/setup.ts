/** The fields of a setup that belong to this module. */
import type { Seat } from "../../kernel/table";
import { namedPlace } from "../../notation/names";
import { layAt, layMark, saidAt } from "../../setup/laying";
import { markPlaces } from "../../setup/marks";
import type { SetupPart } from "../../setup/part";
import { isCount, isText, listOf, valuesOf } from "../../setup/value-tests";

export interface SetupFields {
  /** The open row, the card farthest from the deck first. */
  readonly open?: readonly string[];
  /** Cards left in the deck that a duel shares. */
  readonly deck?: number;
  /** Who placed the card on a cell. */
  readonly owners?: Readonly<Record<string, Seat>>;
}

export const setup: SetupPart<SetupFields> = {
  shape: { open: listOf(isText), deck: isCount, owners: valuesOf(isCount) },
  options: {},
  where: { open: null, deck: null, owners: "cells" },
  lays: (draft, { open, deck, owners }) => {
    open?.forEach((card, index) => {
      layAt(draft, `open:${index + 1}`, [card], `open.${index}`);
    });
    if (deck !== undefined) layAt(draft, "deck", deck, "deck");
    const { seats } = draft.rulebook;
    for (const [cell, seat] of Object.entries(owners ?? {})) {
      if (seat < seats) layMark(draft, cell, `of:${seat + 1}`, `owners.${cell}`);
      else draft.wrong(saidAt(`owners.${cell}`), "setup.seat", { seats });
    }
  },
  tells: (table, told) => {
    const owned = markPlaces(table, told).flatMap(({ cell, place }): [string, Seat][] => {
      const named = namedPlace(place);
      return named?.kind === "of" ? [[cell, named.number - 1]] : [];
    });
    return owned.length > 0 ? { owners: Object.fromEntries(owned) } : {};
  },
  always: [],
};
