/** What offers promise: each is allowed however it is completed, and every allowed act is offered. */
import {
  type Act,
  due,
  hand,
  judge,
  legalActs,
  NOWHERE,
  type Offer,
  prospects,
  type Seat,
  type Table,
  UNSEEN,
  whereIs,
  writeAct,
} from "../../src/index";
import { YES } from "../../src/kernel/chapter";
import { priceOf } from "../../src/kernel/judge";
import type { Chance } from "../support/chance";
import { must } from "../support/must";
import { complete } from "../support/playing";
import { sameVerdict } from "../support/same";
import { type Journey, type Law, SAID } from "./law";

export const offers: Law = {
  name: "offers",
  watch(journey) {
    const { rulebook, luck } = journey;
    const seats = [...rulebook.hands.keys()];
    return {
      at(table) {
        if (luck.once(25)) for (const seat of seats) keepPromises(journey, table, legalActs(table, seat));
        if (luck.once(120)) for (const seat of due(table).seats) matchProspects(table, seat, luck);
      },
      tried(table, act, { allowed }) {
        if (allowed !== "yes" || SAID.has(act.type)) return;
        const listed = legalActs(table, act.seat).some((offer) => isFor(table, offer, act));
        must(listed, () => `allowed, not offered: seat ${act.seat + 1}: ${writeAct(rulebook, act)}`);
        journey.tally.count("found");
      },
    };
  },
};

/** Whether an act completes this offer; copies are alike, and a herd has many ways. */
function isFor({ rulebook }: Table, offer: Offer, act: Act): boolean {
  const alike = rulebook.pieceName(offer.card) === rulebook.pieceName(act.card);
  return offer.type === act.type && alike && offer.to === act.to;
}

type Watched = Pick<Journey, "luck" | "tally">;

export function keepPromises({ luck, tally }: Watched, table: Table, list: readonly Offer[]): void {
  const { rulebook } = table;
  const texts = new Set<string>();
  for (const offer of list) {
    const act = complete(table, offer, luck);
    const told = (): string => `seat ${act.seat + 1}: ${writeAct(rulebook, act)}`;
    const verdict = judge(table, act);
    must(verdict.allowed === "yes", () => `offered, refused: ${told()} ${JSON.stringify(verdict)}`);
    const rules =
      rulebook.actOf[offer.type]?.rules.filter(
        ({ asked }) => asked === "honoured" || asked === "honoured-seat" || asked === "rising",
      ) ?? [];
    for (const rule of rules)
      must(
        rule.test(table, offer, priceOf(table, offer)) === YES,
        () => `${rule.clause} is not honoured: ${told()}`,
      );
    const text = writeAct(rulebook, offer);
    must(!texts.has(text), () => `offered twice: ${text}`);
    texts.add(text);
    tally.count("offers");
  }
}

/** A card's prospects match `judge` everywhere; those of held cards that say yes match the offers. */
export function matchProspects(table: Table, seat: Seat, luck: Chance): void {
  const { rulebook } = table;
  const list = legalActs(table, seat);
  const held = hand(table, seat);
  const any = rulebook.pieces.flatMap(({ token, name }, card) => (token || name === "?" ? [] : [card]));
  for (const card of [...held, UNSEEN, luck.pick(any)]) {
    const mine = card === UNSEEN || whereIs(table, card) === rulebook.hands[seat];
    const looked = prospects(table, seat, card);
    for (const { to, act, verdict } of looked) {
      const told = (): string => `seat ${seat + 1}: ${writeAct(rulebook, act)}`;
      must(sameVerdict(verdict, judge(table, act)), () => `prospects and judge differ: ${told()}`);
      must(act.to === to, () => `aimed elsewhere: ${told()}`);
      const same = list.find((offer) => isFor(table, offer, act));
      if (mine) must((same !== undefined) === (verdict.allowed === "yes"), () => `offered? ${told()}`);
      must(same === undefined || same.choose === verdict.price, () => `another price: ${told()}`);
    }
    if (!mine) continue;
    for (const offer of list.filter((each) => each.card === card && each.to !== NOWHERE))
      must(
        looked.some(({ act }) => isFor(table, offer, act)),
        () => `no prospect: ${writeAct(rulebook, offer)}`,
      );
  }
}
