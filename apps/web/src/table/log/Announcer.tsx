"use client";

/** The one polite live region of the table: every act once, each in at most fifteen words, and whose turn it is. */
import type { Table } from "@stillwater/engine";
import type { Live } from "@stillwater/table/session";
import { useLocale, useTranslations } from "next-intl";
import { memo, Suspense, useMemo, useState } from "react";
import { useVoice } from "@/stage/Voice";
import { askedNow, heardOf } from "./heard";

interface AnnouncerProps {
  readonly live: Live;
  readonly table: Table;
  readonly names: readonly string[];
  /** Further words that are also on the screen, such as a toast. */
  readonly extra: { readonly text: string } | null;
}

export const Announcer = memo(Announced);

// Empty in its place until it can speak: a screen reader must know where it will be spoken.
const SILENT = <p className="sr-only" role="status" aria-live="polite" />;

function Announced(props: AnnouncerProps) {
  return (
    <Suspense fallback={SILENT}>
      <Said {...props} />
    </Suspense>
  );
}

function Said({ live, table, names, extra }: AnnouncerProps) {
  const voice = useVoice();
  const locale = useLocale();
  const hint = useTranslations("hint");
  const t = useTranslations("table");
  const eight = useTranslations("eight");
  // The first of a page costs as much as drawing a board: with the page, and not with the first act.
  const list = useMemo(() => new Intl.ListFormat(locale), [locale]);
  const [text, setText] = useState("");
  const [said, setSaid] = useState<AnnouncerProps["extra"]>(null);
  const [heard, setHeard] = useState(() => ({ rev: live.rev, asked: askedNow(table, live.view.you) }));
  if (extra !== said) {
    setSaid(extra);
    if (extra !== null) setText(extra.text);
  }
  // With what the table shows, and not after it: nothing is drawn once more for it.
  const fresh = live.log.filter((entry) => entry.rev > heard.rev);
  const latest = fresh.at(-1);
  if (latest !== undefined) {
    setHeard({ rev: latest.rev, asked: askedNow(table, live.view.you) });
    const words = {
      voice,
      drew: (cards: readonly string[]) => t("youDrew", { cards: list.format(cards) }),
      asked: (step: Parameters<Parameters<typeof heardOf>[1]["asked"]>[0]) => hint(`${step}Asked`),
      give: (count: number) => eight("give", { count }),
    };
    setText(heardOf({ live, table, names, fresh, before: heard.asked }, words));
  }
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {text}
    </p>
  );
}
