"use client";

/** The position on an ordinary table. Acts there belong to no game: they are compared with the acts analysed before. */
import { stillLive } from "@stillwater/table/session";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { onDemand } from "@/layout/late";
import { useSetting } from "@/preferences/store";
import { DeskContext } from "@/stage/desk";
import { SpokenMountainTable } from "@/table/mountain/MountainTable";
import { SpokenSeaTable } from "@/table/sea/SpokenSeaTable";
import { useCards } from "@/table/useCards";
import { askedTable } from "./choosing";
import type { AskedQuestion } from "./questions";
import { useChosen } from "./useChosen";

// This component, with the best acts, is loaded only once somebody has chosen.
const QuestionAnswer = onDemand(() => import("./QuestionAnswer"));
const KeysSheet = onDemand(() => import("@/table/frame/KeysSheet"));

interface QuestionProps {
  readonly day: string;
  /** The index of the question. */
  readonly index: number;
  readonly question: AskedQuestion;
  readonly onAnswer: (how: "found" | "other") => void;
}

export default function QuestionTable({ day, index, question, onAnswer }: QuestionProps) {
  const t = useTranslations("question");
  const net = useTranslations("net");
  const words = useTranslations("table");
  const locale = useLocale();
  const list = new Intl.ListFormat(locale);
  const shortcuts = useSetting("shortcuts")[0] === "yes";
  const [keys, setKeys] = useState(false);
  const { seat, given } = question;
  const table = useMemo(() => askedTable(question), [question]);
  const { desk, chosen, failed, again } = useChosen({ table, seat, index, onAnswer });
  const cards = useCards(table.rulebook);
  const live = useMemo(
    () =>
      stillLive({
        ...{ id: `question ${day}`, table, language: locale },
        names: table.rulebook.hands.map((_, at) => words("seat", { number: at + 1 })),
        you: chosen === null ? seat : null,
        rev: chosen === null ? 0 : 1,
      }),
    [day, table, locale, seat, chosen, words],
  );
  const { figures } = live;
  if (figures === null) throw new Error("A question has a board.");
  const Game = table.rulebook.game === "sea" ? SpokenSeaTable : SpokenMountainTable;
  const known = [...given].sort((a, b) => a - b).map((card) => cards.name(table, card));
  const remembered = t("given", { cards: list.format(known) });
  const frame = {
    captions: { top: words("yourTurn"), bottom: words("turn", { turn: question.turn }) },
    ...{ receding: false, bare: false },
  };
  return (
    <DeskContext value={desk}>
      {failed ? <p role="alert">{net("failed")}</p> : null}
      {chosen === null ? (
        <Game
          {...{ live, table, figures, shortcuts, frame }}
          onKeys={() => setKeys(true)}
          ask={{ head: t("ask"), text: known.length === 0 ? t("askText") : `${t("askText")} ${remembered}` }}
          within
        />
      ) : (
        <QuestionAnswer {...{ question, table, live, frame, ...chosen }} onAgain={again} />
      )}
      {keys ? <KeysSheet onClose={() => setKeys(false)} /> : null}
    </DeskContext>
  );
}
