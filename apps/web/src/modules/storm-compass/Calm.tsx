"use client";

/** Which Storm is calmed, and with what: a Compass of the team, or somebody's Wild. */
import { type Act, NOWHERE, type Table, UNSEEN, whereIs } from "@stillwater/engine";
import { Button } from "@stillwater/ui";
import { StormBadge } from "@stillwater/ui/stormy";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { descriptionOf } from "@/play/table/description";
import { stormsOf } from "./storms";
import { useStormWords } from "./useStormWords";

interface CalmProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly seat: number;
  readonly onMeant: (plan: Act) => void;
}

export function Calm({ table, names, seat, onMeant }: CalmProps) {
  const t = useTranslations("track");
  const tool = useTranslations("tool");
  const word = useStormWords(names);
  const [by, setBy] = useState<{ readonly seat: number; readonly card: number } | null>(null);
  const storms = stormsOf(table);
  if (storms.length === 0) return null;
  const { rulebook } = table;
  const compass =
    (descriptionOf(table).compasses?.held ?? 0) > 0 ? (rulebook.copies("compass")[0] ?? UNSEEN) : UNSEEN;
  const wild = rulebook.copies("wild").find((copy) => whereIs(table, copy) === NOWHERE) ?? UNSEEN;
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
      {compass === UNSEEN ? null : (
        <Button size="large" block onClick={() => setBy({ seat, card: compass })}>
          {tool("compass")}
        </Button>
      )}
      {wild === UNSEEN
        ? null
        : names.map((name, index) => (
            <Button key={`${name} ${String(index)}`} block onClick={() => setBy({ seat: index, card: wild })}>
              {t("wildCalms", { name })}
            </Button>
          ))}
    </>
  );
}
