"use client";

/** Every first-time word shown on this device so far, the latest first, to be read at leisure. */
import { Sheet } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { WORD_FILES } from "@/i18n/module-words";
import { toldFirsts } from "@/preferences/told";
import { type FirstTexts, firstTexts, messageKeyOf } from "./first-texts";

export default function FirstsSheet({ onClose }: { readonly onClose: () => void }) {
  const shell = useTranslations("shell");
  const net = useTranslations("net");
  const locale = useLocale();
  const [words, setWords] = useState<FirstTexts | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    firstTexts(locale, WORD_FILES)
      .then(setWords)
      .catch(() => setFailed(true));
  }, [locale]);
  const [latest, ...before] = [...toldFirsts()]
    .reverse()
    .flatMap((clause) => words?.rules[messageKeyOf(clause)] ?? []);
  return (
    <Sheet open title={shell("firsts")} closeLabel={shell("close")} onClose={onClose}>
      {failed ? <p role="alert">{net("failed")}</p> : null}
      {words === null ? null : latest === undefined ? (
        <p className="text-quiet">{words.none}</p>
      ) : (
        <>
          <p className="max-w-prose font-serif text-20/[1.375]">{latest}</p>
          {before.length === 0 ? null : (
            <>
              <p className="mt-5 text-quiet">{words.before}</p>
              <ul className="mt-2 grid max-w-prose gap-2">
                {before.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </Sheet>
  );
}
