"use client";

/** The sea while a game runs: the open sea, with or without a Stormy Sea, and its variants. */
import { numberAt, startTable, topOf } from "@stillwater/engine";
import { useTranslations } from "next-intl";
import { agreeText, dialText } from "@/play/choosing/act-text";
import { TableFrame } from "@/play/table/TableFrame";
import { type GameProps, type Stage, useStage } from "@/play/table/useStage";
import { ReckoningPanel } from "@/play/verdict/ReckoningPanel";
import { Chart } from "./Chart";
import { StartTalk } from "./StartTalk";
import { useSeaCards } from "./useSeaWords";

export function SeaTable(props: GameProps) {
  const t = useTranslations("table");
  const eight = useTranslations("eight");
  const cards = useSeaCards();
  const talk = hasStart(props) ? startTable(props.table) : null;
  const stage = useStage(props, cards, talk !== null);
  const { names, you, helm, shown } = stage;
  return (
    <TableFrame
      stage={stage}
      title={t("title")}
      board={<Chart stage={stage} talking={talk !== null} />}
      handHint={talk === null ? undefined : eight("onlyYou")}
      speech={
        talk === null ? undefined : (
          <StartTalk
            talk={talk}
            names={names}
            you={you}
            most={helm.choosing.cards.length}
            sending={helm.sending}
            onDial={(gladly, atMost) => helm.post(dialText(gladly, atMost))}
            onAgree={(split) => helm.post(agreeText(split))}
          />
        )
      }
      reckoning={
        shown === null || shown.plan.type !== "lay" ? undefined : (
          <ReckoningPanel n={numberOf(stage)} verdict={shown.verdict} />
        )
      }
    />
  );
}

function hasStart({ table }: GameProps): boolean {
  return table.rulebook.actOf.dial !== undefined;
}

/** The number that is reckoned with: the card's own, or the one a Wild would stand for. */
function numberOf({ shown, table }: Stage): number {
  if (shown === null) return 0;
  const { card, numbers, to } = shown.plan;
  if (numbers[0] !== undefined) return numbers[0];
  const printed = Number(table.rulebook.pieceName(card));
  if (Number.isInteger(printed)) return printed;
  const cost = shown.verdict.findings.find(({ clause }) => clause === "T.place.cost")?.with;
  return topOf(table, to) === 0 ? Number(cost?.card ?? 0) : numberAt(table, to);
}
