"use client";

/** The quiet crew plays for the seat that is to act: people type in its hand and move its cards. */
import { HANDS } from "@stillwater/crew";
import { type Act, countAt, type Piece, plainName, type Seat } from "@stillwater/engine";
import { GIFTS } from "@stillwater/table/act-builder";
import { Button, Sheet } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ChoiceField } from "@/layout/ChoiceField";
import { useVoice } from "@/stage/Voice";
import { useActWords } from "@/table/act-builder/useActWords";
import {
  crewQuestionOf,
  type DeviceCrewSeat,
  decisionOf,
  faceDown,
  firstGone,
  NO_HAND,
  seenBy,
  USUAL,
} from "../crew-seat";
import type { CrewSeats } from "../device/shelf";
import { ManyCards } from "../ManyCards";
import { useCrewAnswer } from "./useCrewAnswer";
import type { Tracked } from "./useTracked";

interface CrewSheetProps {
  readonly tracked: Tracked;
  /** The seat that it plays for. */
  readonly seat: Seat;
  readonly id: string;
  readonly crew: CrewSeats | undefined;
  readonly onCrew: ((crew: CrewSeats) => void) | undefined;
  readonly onClose: () => void;
}

export default function CrewSheet({ tracked, seat, id, crew, onCrew, onClose }: CrewSheetProps) {
  const { table, view } = tracked;
  const t = useTranslations("track");
  const shell = useTranslations("shell");
  const hands = useTranslations("hands");
  const { rulebook } = table;
  const known = crew?.[seat] ?? NO_HAND;
  const [plays, setPlays] = useState(known.plays ?? USUAL);
  const [cards, setCards] = useState(known.hand);
  const count = countAt(table, rulebook.hands[seat] ?? 0);
  const [settled, setSettled] = useState(known.stale !== true && known.hand.length === count);
  const name = view.names[seat] ?? "";
  const keep = (kept: DeviceCrewSeat) => onCrew?.({ ...crew, [seat]: kept });
  const seen = seenBy(table, seat, cards);
  return (
    <Sheet open title={t("crewTitle", { name })} closeLabel={shell("close")} onClose={onClose}>
      <div className="grid gap-2.5">
        {settled && seen !== null ? (
          <Played
            {...{ tracked, seen, id, onClose }}
            seat={{ hand: cards, memory: known.memory, plays }}
            onKept={keep}
            onAgain={() => setSettled(false)}
          />
        ) : (
          <>
            <ChoiceField
              label={t("crewWho")}
              value={plays}
              onChange={setPlays}
              options={HANDS.map((value) => ({ value, label: hands(value) }))}
            />
            <p>{t(known.hand.length === 0 ? "crewHand" : "crewAgain", { name })}</p>
            <h3 className="companion-headline">{t("crewTyped", { have: cards.length, count })}</h3>
            <ManyCards
              {...{ rulebook, cards }}
              full={cards.length >= count}
              refuse={(card) => (seenBy(table, seat, [...cards, card]) === null ? t("crewNot") : null)}
              onCards={setCards}
            />
            {cards.length === count ? (
              <Button
                variant="primary"
                size="large"
                block
                onClick={() => {
                  keep({ hand: cards, memory: known.memory, plays });
                  setSettled(true);
                }}
              >
                {t("crewReady")}
              </Button>
            ) : null}
          </>
        )}
        {crew?.[seat] === undefined ? null : (
          <Button
            onClick={() => {
              onCrew?.(Object.fromEntries(Object.entries(crew).filter(([other]) => Number(other) !== seat)));
              onClose();
            }}
          >
            {t("crewOut", { name })}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

interface PlayedProps {
  readonly tracked: Tracked;
  readonly seen: NonNullable<ReturnType<typeof seenBy>>;
  readonly seat: DeviceCrewSeat;
  readonly id: string;
  readonly onKept: (kept: DeviceCrewSeat) => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** What it does, in words, and one press that writes it down. */
function Played({ tracked, seen, seat, id, onKept, onAgain, onClose }: PlayedProps) {
  const t = useTranslations("track");
  const voice = useVoice();
  const words = useActWords(tracked.stage);
  const { rulebook } = seen;
  const named = (piece: Piece): string => voice.cardText(plainName(rulebook.pieceName(piece)));
  const question = crewQuestionOf(seen, seat, id);
  const { answer, askAgain } = useCrewAnswer(question);
  const again = <Button onClick={onAgain}>{t("crewOther")}</Button>;
  if (askAgain !== null)
    return (
      <>
        <p role="alert">{t("crewNotAsked")}</p>
        <Button variant="primary" size="large" block onClick={askAgain}>
          {t("crewAskAgain")}
        </Button>
      </>
    );
  if (question !== null && answer === null) return <p role="status">{t("crewThinks")}</p>;
  const decision = answer === null ? null : decisionOf(rulebook, answer, seat, seen.viewer);
  if (decision === null)
    return (
      <>
        <p>{t("crewGives", { cards: firstGone(seen, seat).map(named).join(", ") })}</p>
        <Button
          variant="primary"
          block
          onClick={() => {
            onKept({ ...seat, stale: true });
            onClose();
          }}
        >
          {t("crewSaid")}
        </Button>
        {again}
      </>
    );
  const { act, kept } = decision;
  return (
    <>
      <p role="status" className="companion-headline">
        {saidOf(act)}
      </p>
      <Button
        variant="primary"
        size="large"
        block
        onClick={() => {
          onKept(kept);
          onClose();
          tracked.did(faceDown(act));
        }}
      >
        {t("crewDone")}
      </Button>
      {again}
    </>
  );

  function saidOf(act: Act): string {
    const { to, cards, numbers, type } = act;
    const given = cards.map(named).join(", ");
    if (GIFTS.some((gift) => gift === type)) return t("crewDiscards", { cards: given });
    const what = [words.aim(act, 0), ...numbers.map((number) => `(${number})`)].join(" ");
    const laid =
      to === 0 ? `${what}.` : t("liesAt", { card: what, place: voice.placeText(rulebook.placeName(to)) });
    return cards.length === 0 ? laid : `${laid} ${t("crewPays", { cards: given })}`;
  }
}
