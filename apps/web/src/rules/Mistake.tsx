"use client";

/** A doubt about a rule, written beside it and copied with it: the site has no contact address, so people pass it on. */
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { CopyButton } from "@/layout/CopyButton";

interface MistakeProps {
  /** The parts by which people would quote the rule: its id, title, sentence and sources. */
  readonly clause: string;
  readonly title: string;
  readonly answer: string;
  readonly source: string;
}

export function Mistake({ clause, title, answer, source }: MistakeProps) {
  const t = useTranslations("rules");
  const shell = useTranslations("shell");
  const id = useId();
  const [doubt, setDoubt] = useState("");
  const text = [
    `§ ${clause} · ${title}`,
    `${t("doubtRule")}: ${answer}`,
    `${t("doubtSource")}: ${source}`,
    `${t("doubt")}: ${doubt.trim()}`,
  ].join("\n");
  return (
    <details className="print:hidden pt-1.5 text-15 [&_:is(p,label)]:block [&_:is(p,label)]:pb-1.5 [&_:is(p,label)]:text-quiet">
      <summary className="flex items-center min-h-11 text-act font-semibold cursor-pointer">
        {t("mistake")}
      </summary>
      <p>{t("mistakeText")}</p>
      <label htmlFor={id}>{t("doubt")}</label>
      <textarea
        className="w-full p-2 border border-ink rounded-[3px] bg-sheet text-[16px]"
        id={id}
        rows={3}
        value={doubt}
        onChange={(event) => setDoubt(event.target.value)}
      />
      <CopyButton quiet text={text} label={t("copyDoubt")} done={shell("copied")} />
    </details>
  );
}
