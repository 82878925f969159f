"use client";

/** How the game ended, in one sentence, with links to go on. */
import type { View } from "@stillwater/companion";
import { gauge, outcome, type Table } from "@stillwater/engine";
import { endingOn } from "@stillwater/table/view-model";
import { Button, Cartouche } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { NothingShown, onDemand } from "@/layout/late";
import { useVoice } from "@/stage/Voice";
import { CentredNote } from "../CentredNote";
import { beginPath } from "../device/paths";
import { comparable, spentSince } from "./figures";
import type { OpenedSheet } from "./table-props";

// Loaded only once a game is lost.
const InSight = onDemand(() => import("./InSight"), { Absent: NothingShown });

interface OverProps {
  readonly view: View;
  readonly table: Table;
  readonly onOpen: (sheet: OpenedSheet) => void;
}

export function Over({ view, table, onOpen }: OverProps) {
  const t = useTranslations("track");
  const voice = useVoice();
  const locale = useLocale();
  const figures = gauge(table);
  const ending = endingOn(table);
  if (ending === null) return null;
  const text = voice.endText(ending, view.names);
  return (
    <CentredNote className="companion-over">
      <Cartouche title={text} italic={table.rulebook.game === "sea"} level={2}>
        <p>
          {comparable(view)
            ? t("overFigures", { turns: view.turn, spent: figures.spent, least: figures.least })
            : t("overSpent", { turns: view.turn, spent: spentSince(view, table) })}
        </p>
        {outcome(table) === "lost" ? <InSight view={view} /> : null}
        <div className="companion-choices">
          <Button variant="primary" href={`/${locale}${beginPath(table.rulebook.game)}`} link={Link} block>
            {t("another")}
          </Button>
          <Button onClick={() => onOpen("left")} block>
            {t("left")}
          </Button>
          <Button onClick={() => onOpen("history")} block>
            {t("history")}
          </Button>
        </div>
      </Cartouche>
    </CentredNote>
  );
}
