"use client";

/** The quiet crew plays for the seat that must act: people type in its hand and move its cards. */
import { HANDS } from "@stillwater/crew";
import { countAt, type Seat } from "@stillwater/engine";
import { Button, Sheet } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ChoiceField } from "@/layout/ChoiceField";
import { type DeviceCrewSeat, NO_HAND, seenBy, USUAL } from "../crew-seat";
import type { CrewSeats } from "../device/shelf";
import { ManyCards } from "../ManyCards";
import { CrewActs } from "./CrewActs";
import type { TableProps } from "./table-props";
import type { Tracked } from "./useTracked";

interface CrewSheetProps {
  readonly tracked: Tracked;
  /** The seat that the crew plays for. */
  readonly seat: Seat;
  readonly id: string;
  readonly crew: CrewSeats | undefined;
  readonly onCrew: TableProps["onCrew"];
  readonly onClose: () => void;
}

export default function CrewSheet({ tracked, seat, id, crew, onCrew, onClose }: CrewSheetProps) {
  const { table } = tracked;
  const t = useTranslations("track");
  const shell = useTranslations("shell");
  const hands = useTranslations("hands");
  const { rulebook } = table;
  const known = crew?.[seat] ?? NO_HAND;
  const [plays, setPlays] = useState(known.plays ?? USUAL);
  const [cards, setCards] = useState(known.hand);
  const count = countAt(table, rulebook.hands[seat] ?? 0);
  const [settled, setSettled] = useState(known.stale !== true && known.hand.length === count);
  const name = tracked.stage.nameOf(seat);
  const keep = (kept: DeviceCrewSeat) => onCrew?.(seat, kept);
  const seen = seenBy(table, seat, cards);
  return (
    <Sheet open title={t("crewTitle", { name })} closeLabel={shell("close")} onClose={onClose}>
      <div className="grid gap-2.5">
        {settled && seen !== null ? (
          <CrewActs
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
              onCrew?.(seat, null);
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
