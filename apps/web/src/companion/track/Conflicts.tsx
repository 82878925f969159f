"use client";

/** Two devices recorded different things without knowing of each other. Nobody is overruled: people say what is true. */
import {
  answering,
  answeringAll,
  type Content,
  type EntryOf,
  type Statement,
  type View,
} from "@stillwater/companion";
import { writeOptions } from "@stillwater/engine";
import type { Saying } from "@stillwater/table/act-builder";
import { Button, Cartouche } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useRef } from "react";
import { useGameWords } from "@/modules/GameLine";
import { useVoice } from "@/stage/Voice";
import { CentredNote } from "../CentredNote";
import { useAnswerText } from "./useAnswerText";
import { actWritten, cellsWritten, toldWritten, type WrittenWords } from "./written";

interface ConflictsProps {
  readonly view: View;
  readonly onAnswer: (contents: readonly Content[]) => void;
}

export default function Conflicts({ view, onAnswer }: ConflictsProps) {
  const t = useTranslations("track");
  const tool = useTranslations("tool");
  const voice = useVoice();
  const answer = useAnswerText();
  const begun = useBegun();
  const words = {
    ...{ voice, cards: String, deed: tool, answer },
    spoken: (type: Saying) => t(`spoken.${type}`),
    unseen: (count: number) => t("toldUnseen", { count }),
  };
  const [conflict] = view.conflicts;
  const title = useRef<HTMLHeadingElement>(null);
  const about = conflict?.about.join(" ");
  // The rest of the page is inert now, and the pressed button is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: and again for the next question
  useEffect(() => title.current?.focus({ preventScroll: true }), [about]);
  if (conflict === undefined) return null;
  // The second press of a double press would answer the next question, which nobody has read yet.
  const press = (answers: () => readonly Content[]) => (event: MouseEvent) =>
    event.detail < 2 ? onAnswer(answers()) : undefined;
  return (
    <CentredNote role="alertdialog" aria-labelledby="companion-conflict">
      <Cartouche>
        <h2 ref={title} tabIndex={-1} id="companion-conflict" className="companion-headline">
          {t("conflict")}
        </h2>
        <p>{t("conflictText")}</p>
        <div className="companion-choices">
          {conflict.entries.map((entry) => (
            <Button key={entry.id} size="large" block onClick={press(() => [answering(conflict, entry.id)])}>
              {t("says", {
                by: entry.by,
                what: entry.kind === "begin" ? begun(entry) : whatOf(entry, view, words),
              })}
            </Button>
          ))}
        </div>
        {view.conflicts.length < 2 ? null : (
          <div className="companion-choices" data-all="">
            <p>{t("conflictMore", { count: view.conflicts.length })}</p>
            {writersOf(view).map(({ client, by }) => (
              <Button key={client} block onClick={press(() => answeringAll(view, client))}>
                {t("takeAll", { by })}
              </Button>
            ))}
          </div>
        )}
      </Cartouche>
    </CentredNote>
  );
}

/** One statement from each device involved in the conflict. */
function writersOf({ conflicts }: View): readonly Statement[] {
  const writers = new Map<string, Statement>();
  for (const { entries } of conflicts)
    for (const entry of entries) if (!writers.has(entry.client)) writers.set(entry.client, entry);
  return [...writers.values()];
}

/** What an entry claims, in few words: "47, row 4, column 2". */
function whatOf(entry: Exclude<Statement, EntryOf<"begin">>, view: View, words: WrittenWords): string {
  switch (entry.kind) {
    case "act":
      return `${words.voice.seatText(entry.seat, view.names)}: ${actWritten(view, entry, words)}`;
    case "told":
      return toldWritten(view, entry, words);
    case "correct":
      return cellsWritten(view, entry, words.voice);
  }
}

/** How a game begins: which game, with which options and players. */
function useBegun(): (entry: EntryOf<"begin">) => string {
  const t = useTranslations("track");
  const game = useGameWords();
  return ({ setup, names }) => {
    const { name, parts } = game(
      typeof setup.options === "string" ? setup.options : writeOptions(setup.options),
    );
    const first = names[setup.turn?.seat ?? 0] ?? "";
    return [name, parts, names.join(", "), t("setUp_first", { names: first })].filter(Boolean).join(" · ");
  };
}
