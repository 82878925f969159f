"use client";

import { closed, readOptions, slips, type Table } from "@stillwater/engine";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useTold } from "@/open/useTold";
import { useVoice } from "@/play/words/Voice";

/** Which game lies here, and what is odd about it. */
export function Standing({ table }: { readonly table: Table }) {
  const t = useTranslations("editor");
  const home = useTranslations("table");
  const told = useTold();
  const voice = useVoice();
  const { rulebook } = table;
  const options = useMemo(() => readOptions(rulebook.code), [rulebook.code]);
  const odd = useMemo(() => slips(table), [table]);
  const shut = useMemo(() => closed(table).length > 0, [table]);
  const parts = options.ok ? told(options.value) : [];
  return (
    <div className="editor-standing">
      <p className="editor-game">
        <span className={rulebook.game === "sea" ? "italic" : undefined}>
          {home(rulebook.game === "sea" ? "title" : "titleMountain")}
        </span>
        <span className="text-quiet">
          {[home("players", { count: rulebook.seats }), ...parts].join(" · ")}
        </span>
      </p>
      {odd.length === 0 ? null : (
        <div className="editor-slips">
          <p>{t("slips", { count: odd.length })}</p>
          <ul>
            {odd.map((finding) => (
              <li key={JSON.stringify(finding)}>{voice.findingText(finding)}</li>
            ))}
          </ul>
        </div>
      )}
      {shut ? <p className="editor-slips">{t("closed")}</p> : null}
    </div>
  );
}
