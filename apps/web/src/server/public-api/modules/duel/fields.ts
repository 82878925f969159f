import { byPlace, countValue, namesValue, seatValue } from "../../setup-values";

/** How a program describes this module in a position. */
export const fields = {
  open: namesValue.exactOptional().describe("The open row of a duel, the card farthest from the deck first."),
  deck: countValue.exactOptional().describe("Cards left in the one deck of a duel."),
  owners: byPlace(seatValue).exactOptional().describe("Who placed the card on a cell, by seat from 1."),
};
