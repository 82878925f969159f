"use client";

import { closed, slips, type Table } from "@stillwater/engine";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useVoice } from "@/play/words/Voice";
import { useGameLine } from "./useGameLine";

/** Which game lies here, and what is odd about it. */
export function Standing({ table }: { readonly table: Table }) {
  const t = useTranslations("editor");
  const voice = useVoice();
  const { rulebook } = table;
  const odd = useMemo(() => slips(table), [table]);
  const shut = useMemo(() => closed(table).length > 0, [table]);
  const game = useGameLine(rulebook);
  return (
    <div className="editor-standing">
      <p className="editor-game">
        <span className={rulebook.game === "sea" ? "italic" : undefined}>{game.name}</span>
        <span className="text-quiet">{game.with}</span>
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
