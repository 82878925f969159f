"use client";

/** All entries, to be read, taken back and redone, and other ways to correct a mistake. */
import { type Content, goingBack, redoing, undoing, undoingOf, type View } from "@stillwater/companion";
import { Button, Sheet, Tag } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useVoice } from "@/stage/Voice";
import { historyLines } from "./history-lines";
import { useAnswerText } from "./useAnswerText";

interface HistorySheetProps {
  readonly view: View;
  readonly onWrite: (content: Content) => void;
  readonly onRewind: (turn: number) => void;
  readonly onClose: () => void;
}

export default function HistorySheet({ view, onWrite, onRewind, onClose }: HistorySheetProps) {
  const t = useTranslations("track");
  const tool = useTranslations("tool");
  const shell = useTranslations("shell");
  const voice = useVoice();
  const [back, setBack] = useState<number | null>(null);
  const lines = historyLines(view, {
    voice,
    begin: t("begun"),
    rewind: (turn) => t("rewound", { turn }),
    correct: (cells) => t("corrected", { cells }),
    told: (words) => t("toldWords", { words }),
    act: (name, act) => t("says", { by: name, what: act }),
    cards: (count) => t("cards", { count }),
    deed: tool,
    spoken: (type) => t(`spoken.${type}`),
    answer: useAnswerText(),
    unseen: (count) => t("toldUnseen", { count }),
  });
  const undo = undoing(view);
  const redo = redoing(view);
  return (
    <Sheet open title={t("history")} closeLabel={shell("close")} onClose={onClose}>
      <div className="companion-pair companion-history-head">
        <Button icon="undo" disabled={undo === undefined} onClick={() => undo !== undefined && onWrite(undo)}>
          {t("undo")}
        </Button>
        <Button
          icon="forward"
          disabled={redo === undefined}
          onClick={() => redo !== undefined && onWrite(redo)}
        >
          {t("redo")}
        </Button>
      </div>
      {back === null ? null : (
        <GoingBack
          view={view}
          turn={back}
          onGo={() => {
            onRewind(back);
            setBack(null);
          }}
          onStay={() => setBack(null)}
        />
      )}
      <ol className="companion-history" reversed>
        {lines.map((line) => (
          <li
            key={line.id}
            className="grid min-h-12 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-2 border-t border-hair
            max-sm:grid-cols-[2.25rem_minmax(0,1fr)] max-sm:pt-2"
            data-state={line.state}
          >
            <span className="font-serif text-17 leading-none font-normal text-quiet italic">
              {line.turn ?? ""}
            </span>
            <span
              className={`[&_.sw-tag]:ms-2 [&_.sw-tag]:no-underline ${line.state === "undone" ? "text-quiet line-through" : ""}`}
            >
              {line.text}
              {line.by === "" ? null : <small> {line.by}</small>}
              {line.state === "stands" ? null : <Tag>{t(`state_${line.state}`)}</Tag>}
            </span>
            {line.mayUndo ? (
              <span className="flex max-sm:col-2 max-sm:-ms-1 max-sm:gap-3">
                <Button
                  variant="text"
                  size="small"
                  onClick={() => {
                    const content = undoingOf(view, line.id);
                    if (content !== undefined) onWrite(content);
                  }}
                >
                  {t("takeOut")}
                </Button>
                {line.turn === null || line.turn >= view.turn ? null : (
                  <Button variant="text" size="small" onClick={() => setBack(line.turn)}>
                    {t("backHere")}
                  </Button>
                )}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

interface GoingBackProps {
  readonly view: View;
  readonly turn: number;
  readonly onGo: () => void;
  readonly onStay: () => void;
}

/** Which cards go back where, shown before a rewind. */
function GoingBack({ view, turn, onGo, onStay }: GoingBackProps) {
  const t = useTranslations("track");
  const voice = useVoice();
  const returns = goingBack(view, turn);
  return (
    <section className="grid gap-2 py-3" aria-label={t("backTo", { turn })}>
      <h3 className="companion-headline">{t("backTo", { turn })}</h3>
      <p>{t("backText")}</p>
      <ul className="list-inside list-disc">
        {returns.map(({ card, count, from, to }) => (
          <li key={`${card} ${from} ${to}`}>
            {t("moveBack", {
              card: card === "?" ? t("cards", { count }) : voice.cardText(card),
              from: voice.placeText(from, view.names),
              to: voice.placeText(to, view.names),
            })}
          </li>
        ))}
      </ul>
      <div className="companion-pair">
        <Button variant="primary" onClick={onGo}>
          {t("rewind")}
        </Button>
        <Button onClick={onStay}>{t("neverMind")}</Button>
      </div>
    </section>
  );
}
