"use client";

import { cardsAt, countAt, outcome } from "@stillwater/engine";
import type { EntryView, Live } from "@stillwater/table/session";
import { Button, LogTable, Section } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { memo, type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from "react";
import { type LogRow, logRow } from "@/stage/log-lines";
import { ReadOn } from "@/stage/read-on";
import type { StageScene } from "@/stage/useStage";
import type { Note } from "@/stage/useToasts";
import { useVoice } from "@/stage/Voice";
import { useFailure } from "@/trpc/useFailure";

interface LogPanelProps {
  readonly scene: StageScene;
  readonly notes: readonly Note[];
  /** Content under the lines. */
  readonly children?: ReactNode;
}

/** Loads the acts before the lines shown, a page at a time. */
function Earlier({ live }: { readonly live: Live }) {
  const t = useTranslations("table");
  const failure = useFailure();
  const readOn = use(ReadOn);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const [asked, setAsked] = useState(false);
  const done = useRef<HTMLParagraphElement>(null);
  const more = live.earlier && readOn !== null;
  // The button disappears with the last page; the focus moves to the text that says so in its place.
  useEffect(() => {
    if (asked && !more) done.current?.focus({ preventScroll: true });
  }, [asked, more]);
  const read = async () => {
    setAsked(true);
    setBusy(true);
    setFailed("");
    await readOn?.().catch((cause: unknown) => setFailed(failure(cause)));
    setBusy(false);
  };
  if (!more && !asked) return null;
  return (
    <>
      {more ? (
        <Button variant="text" disabled={busy} onClick={() => void read()}>
          {t("logEarlier")}
        </Button>
      ) : (
        <p ref={done} tabIndex={-1} className="text-quiet">
          {t("logWhole")}
        </p>
      )}
      <p className={failed === "" ? "unseen" : "text-quiet"} role="status">
        {failed}
      </p>
    </>
  );
}

/** When only this many entries are left before the log is full, the panel says so: enough to end a game. */
const ROOM_TOLD = 200;

function Room({ live: { view, rev } }: { readonly live: Live }) {
  const t = useTranslations("table");
  const left = (view.most ?? Number.POSITIVE_INFINITY) - rev;
  if (view.status !== "playing" || left > ROOM_TOLD) return null;
  return <p role="status">{left > 0 ? t("logRoom", { count: left }) : t("logFull")}</p>;
}

/** Every act, the latest first, interleaved with the notes shown to this person. */
export const LogPanel = memo(Log);

function Log({ scene, notes, children }: LogPanelProps) {
  const { live, table } = scene;
  const { hands } = table.rulebook;
  // A finished game opens them in its replay.
  const hidden =
    outcome(table) === "playing" &&
    hands.some((place) => cardsAt(table, place).length < countAt(table, place));
  const t = useTranslations("table");
  return (
    <div className="table-log" id="log" tabIndex={-1}>
      <Section
        label={t("log")}
        aside={hidden ? <span className="text-quiet">{t("logHint")}</span> : undefined}
      >
        {live.log.length === 0 && notes.length === 0 ? (
          <p className="text-quiet">{t("logEmpty")}</p>
        ) : (
          <>
            <Suspense>
              <Lines scene={scene} notes={notes} />
            </Suspense>
            <Earlier live={live} />
          </>
        )}
        <Room live={live} />
      </Section>
      {children}
    </div>
  );
}

/** A component of its own: only these lines wait for the rules' sentences. */
function Lines({ scene, notes }: Pick<LogPanelProps, "scene" | "notes">) {
  const { live, names, cards } = scene;
  const t = useTranslations("table");
  const voice = useVoice();
  // Computed once per act, although the log is rendered again with every new line.
  const rowOf = useMemo(() => {
    const words = {
      voice,
      names,
      free: t("freeWord"),
      mark: cards.mark ?? ((card: string) => voice.cardText(card)),
    };
    const known = new WeakMap<EntryView, LogRow>();
    return (entry: EntryView) => {
      const row = known.get(entry) ?? logRow(entry, words);
      known.set(entry, row);
      return row;
    };
  }, [names, voice, t, cards]);
  const lines = useMemo(() => {
    const acts = live.log.map(rowOf);
    const said = notes.map((note) => ({
      key: `note-${note.id}`,
      turn: note.turn,
      name: "",
      card: "",
      text: note.text === undefined ? note.headline : `${note.headline} ${note.text}`,
      price: "",
    }));
    // The sort is stable: acts of a turn stay in order, and notes follow the acts of their turn.
    return [...acts, ...said].sort((a, b) => a.turn - b.turn).reverse();
  }, [live.log, notes, rowOf]);
  return (
    <LogTable
      label={t("log")}
      columns={{
        turn: t("logTurn"),
        name: t("logWho"),
        card: t("logCard"),
        text: t("logWhat"),
        price: t("logCost"),
      }}
      lines={lines}
    />
  );
}
