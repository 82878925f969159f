"use client";

/** The one polite live region of the table: every act once, in at most fifteen words, and whose turn it is. */
import { due, type Table } from "@stillwater/engine";
import { useTranslations } from "next-intl";
import { memo, useEffect, useRef, useState } from "react";
import type { Live } from "@/play/table/live";
import { useVoice } from "@/play/words/Voice";

/** Steps in which this person is asked for something other than an action. */
const STEPS = ["rocks", "fog", "shed", "storm", "relocate"] as const;

interface AnnouncerProps {
  readonly live: Live;
  readonly table: Table;
  readonly names: readonly string[];
  /** Further words that are also on the screen, such as a toast. */
  readonly extra: { readonly text: string } | null;
}

export const Announcer = memo(Said);

function Said({ live, table, names, extra }: AnnouncerProps) {
  const voice = useVoice();
  const hint = useTranslations("hint");
  const heard = useRef(live.rev);
  const [text, setText] = useState("");
  const [said, setSaid] = useState<AnnouncerProps["extra"]>(null);
  useEffect(() => {
    const fresh = live.log.filter((entry) => entry.rev > heard.current);
    heard.current = live.rev;
    const latest = fresh[fresh.length - 1];
    if (latest === undefined) return;
    const { step, seats } = due(table);
    const mine = live.view.you !== null && seats.includes(live.view.you);
    const asks = STEPS.find((one) => one === step);
    const turn = !mine
      ? ""
      : step === "act"
        ? voice.turnText(live.view.you ?? 0, names, live.view.you)
        : asks === undefined
          ? ""
          : hint(`${asks}Asked`);
    setText(`${voice.logText(latest, names)} ${turn}`.trim());
  }, [live, table, names, voice, hint]);
  if (extra !== said) {
    setSaid(extra);
    if (extra !== null) setText(extra.text);
  }
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {text}
    </p>
  );
}
