"use client";

/** Which Storm is calmed, and with what: a Compass of the team, or a player's card that stands in for one. */
import { due, NOWHERE, UNSEEN, whereIs } from "@stillwater/engine";
import { describedStorms } from "@stillwater/table/modules/storm-compass";
import { descriptionOf } from "@stillwater/table/queries";
import { Button } from "@stillwater/ui";
import { StormBadge } from "@stillwater/ui/modules/storm-compass";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { AnytimeProps } from "../companion-part";
import { liftedBy } from "./lifting";
import { useStormWords } from "./useStormWords";

export function Calm({ table, nameOf, seat, onDone, onMeant }: AnytimeProps) {
  const t = useTranslations("track");
  const word = useStormWords(nameOf);
  const [by, setBy] = useState<{ readonly seat: number; readonly card: number } | null>(null);
  const storms = describedStorms(table);
  if (storms.length === 0) return null;
  const { rulebook } = table;
  const compass =
    (descriptionOf(table).compasses?.held ?? 0) > 0 ? (rulebook.copies("compass")[0] ?? UNSEEN) : UNSEEN;
  // A Storm in play has a key beside the board. Where another act is asked for, a second one would only fill the screen.
  const mayAct = due(table).step === "act";
  const standIn = rulebook.standIns.find((card) => whereIs(table, card) === NOWHERE) ?? UNSEEN;
  if (by !== null)
    return (
      <ul className="companion-choices">
        {storms.map((storm) => (
          <li key={storm.place}>
            <Button
              size="large"
              block
              onClick={() =>
                onMeant({
                  type: "compass",
                  seat: by.seat,
                  card: by.card,
                  to: storm.place,
                  cards: [],
                  numbers: [],
                })
              }
            >
              <StormBadge storm={storm.storm} count={storm.count} /> {word(storm)}
            </Button>
          </li>
        ))}
      </ul>
    );
  return (
    <>
      {compass === UNSEEN
        ? null
        : (mayAct ? storms : storms.filter(({ pending }) => pending)).map((storm) => (
            <div key={storm.place} data-lift={rulebook.placeName(storm.place)}>
              <Button size="large" block onClick={() => onDone(liftedBy(table, seat, storm.place))}>
                <StormBadge storm={storm.storm} count={storm.count} /> {t("lift", { what: word(storm) })}
              </Button>
            </div>
          ))}
      {standIn === UNSEEN
        ? null
        : rulebook.hands.map((hand, index) => (
            <Button key={hand} block onClick={() => setBy({ seat: index, card: standIn })}>
              {t("standInCalms", { name: nameOf(index) })}
            </Button>
          ))}
    </>
  );
}
