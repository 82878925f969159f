"use client";

/** The game, or the line that is shown, as a file. */
import { jsonOf } from "@stillwater/table/files";
import { type Course, recordOf, stacksOf } from "@stillwater/table/log";
import type { EntryView } from "@stillwater/table/session";
import { Button, Section } from "@stillwater/ui";
import { useFormatter, useTranslations } from "next-intl";
import { memo, useMemo, useState } from "react";
import { onDemand } from "@/layout/late";
import { saveText } from "@/layout/save-text";
import { useGameWords } from "@/modules/GameLine";
import { useVoice } from "@/stage/Voice";
import { gameInWords } from "./sentences";

const StackLists = onDemand(() => import("./StackLists"));

interface ExportProps {
  readonly course: Course;
  readonly log: readonly EntryView[];
  readonly names: readonly string[];
  readonly title: string;
  readonly line: boolean;
}

export const Export = memo(Carried);

function Carried({ course, log, names, title, line }: ExportProps) {
  const t = useTranslations("replay");
  const format = useFormatter();
  const game = useGameWords();
  const voice = useVoice();
  const [listed, setListed] = useState(false);
  const { code } = course.rulebook;
  const name = `stillwater-${code}`;
  const told = (): string => {
    const { name: played, parts } = game(code);
    return gameInWords([`${played} · ${parts}`, format.list(names), title], log, names, voice);
  };
  // Revealed only here, where the game is over.
  const stacks = useMemo(() => (line ? [] : stacksOf(course)), [line, course]);
  const stacked = (): string => {
    const lines = stacks.map(({ place, cards, stacked: ordered }) =>
      t(ordered ? "stackTop" : "stackLine", {
        place: voice.placeText(place, names),
        cards: cards.map((card) => voice.cardText(card)).join(", "),
      }),
    );
    return `${[t("stacksHead", { code }), ...lines].join("\n\n")}\n`;
  };
  return (
    <Section label={t(line ? "exportLine" : "export")}>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => saveText(`${name}.txt`, recordOf(course))}>{t("record")}</Button>
        <Button onClick={() => saveText(`${name}.json`, jsonOf(course), "application/json")}>
          {t("json")}
        </Button>
        <Button onClick={() => saveText(`${name}-log.txt`, told())}>{t("words")}</Button>
        {stacks.length === 0 ? null : (
          <Button pressed={listed} onClick={() => setListed(!listed)}>
            {t("stacks")}
          </Button>
        )}
      </div>
      <p className="mt-2 text-quiet">{t("exportText")}</p>
      {listed && stacks.length > 0 ? (
        <StackLists {...{ stacks, names, code }} onFile={() => saveText(`${name}-cards.txt`, stacked())} />
      ) : null}
    </Section>
  );
}
