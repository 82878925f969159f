"use client";

import { answering, answeringAll, type Content, type Entry, type View } from "@stillwater/companion";
/** Two devices wrote different things, neither knowing of the other. Nobody is overruled: people say what lies there. */
import type { Voice } from "@stillwater/rulebook";
import { Button, Cartouche } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useVoice } from "@/stage/Voice";
import { CentredNote } from "../CentredNote";
import { actWritten, cellsWritten, layingWords } from "./written";

interface ConflictsProps {
  readonly view: View;
  readonly onAnswer: (contents: readonly Content[]) => void;
}

export default function Conflicts({ view, onAnswer }: ConflictsProps) {
  const t = useTranslations("track");
  const voice = useVoice();
  const [conflict] = view.conflicts;
  if (conflict === undefined) return null;
  return (
    <CentredNote role="alertdialog" aria-labelledby="companion-conflict">
      <Cartouche>
        <h2 id="companion-conflict" className="companion-headline">
          {t("conflict")}
        </h2>
        <p>{t("conflictText")}</p>
        <div className="companion-choices">
          {conflict.entries.map((entry) => (
            <Button
              key={entry.id}
              size="large"
              block
              onClick={() => onAnswer([answering(conflict, entry.id)])}
            >
              {t("says", { by: entry.by, what: whatOf(entry, view, voice) })}
            </Button>
          ))}
        </div>
        {view.conflicts.length < 2 ? null : (
          <div className="companion-choices" data-all="">
            <p>{t("conflictMore", { count: view.conflicts.length })}</p>
            {writersOf(view).map(({ client, by }) => (
              <Button key={client} block onClick={() => onAnswer(answeringAll(view, client))}>
                {t("takeAll", { by })}
              </Button>
            ))}
          </div>
        )}
      </Cartouche>
    </CentredNote>
  );
}

/** The devices that wrote what is in question. */
function writersOf({ conflicts }: View): readonly Entry[] {
  const writers = new Map<string, Entry>();
  for (const { entries } of conflicts)
    for (const entry of entries) if (!writers.has(entry.client)) writers.set(entry.client, entry);
  return [...writers.values()];
}

/** What an entry claims, in the fewest words: "47, row 4, column 2". */
function whatOf(entry: Entry, view: View, voice: Voice): string {
  switch (entry.kind) {
    case "act": {
      const name = view.names[entry.seat] ?? "";
      const act = actWritten(view, entry);
      if (view.table === undefined || !act?.card) return `${name}: ${entry.act}`;
      const { rulebook } = view.table;
      const { cards } = act;
      const paid = cards.length === 0 ? [] : [`−${cards.length}`];
      return `${name}: ${[...layingWords(rulebook, act, voice, view.names), ...paid].join(", ")}`;
    }
    case "told":
      return entry.words.join(", ");
    case "correct":
      return cellsWritten(view, entry, voice);
    case "begin":
      return `${String(entry.setup.options)} · ${entry.names.join(", ")}`;
    default:
      return "";
  }
}
