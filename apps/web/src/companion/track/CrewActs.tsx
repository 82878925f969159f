"use client";

import { type Act, type Piece, plainName } from "@stillwater/engine";
import { isActBy, isNamedGift, playedAs, whereTo } from "@stillwater/table/act-builder";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useVoice } from "@/stage/Voice";
import { useActWords } from "@/table/act-builder/useActWords";
import {
  crewQuestionOf,
  type DeviceCrewSeat,
  decisionOf,
  faceDown,
  firstGone,
  type seenBy,
} from "../crew-seat";
import { useCrewAnswer } from "./useCrewAnswer";
import type { Tracked } from "./useTracked";

interface CrewActsProps {
  readonly tracked: Tracked;
  readonly seen: NonNullable<ReturnType<typeof seenBy>>;
  readonly seat: DeviceCrewSeat;
  readonly id: string;
  readonly onKept: (kept: DeviceCrewSeat) => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** What the crew's seat does, in words, and one button that records it. */
export function CrewActs({ tracked, seen, seat, id, onKept, onAgain, onClose }: CrewActsProps) {
  const t = useTranslations("track");
  const voice = useVoice();
  const tool = useTranslations("tool");
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
    const { cards, type } = act;
    const given = cards.map(named).join(", ");
    if (isNamedGift(type)) return `${tool(type)}: ${given}.`;
    if (isActBy(type, "gift")) return t("crewDiscards", { cards: given });
    const what = playedAs(act, words.aim(act, 0));
    const place = whereTo(act, (to) => voice.placeText(rulebook.placeName(to), tracked.stage.names));
    const laid = place === "" ? `${what}.` : t("liesAt", { card: what, place });
    return cards.length === 0 ? laid : `${laid} ${t("crewPays", { cards: given })}`;
  }
}
