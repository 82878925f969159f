"use client";

/** Keys for information that belongs to an act: each key records the act together with that information. */
import { namedPlace } from "@stillwater/engine";
import { useTranslations } from "next-intl";
import type { Along } from "@/modules/companion-part";
import { signOfCard } from "@/modules/key-signs";
import { useVoice } from "@/stage/Voice";
import type { ToldAlong } from "./told-along";

interface AlongKeysProps extends ToldAlong {
  readonly onTold: (way: Along) => void;
}

export function AlongKeys({ ways, question, words, onTold }: AlongKeysProps) {
  const t = useTranslations("track");
  const voice = useVoice();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className="companion-usual companion-along"
      role="group"
      aria-label={t(words === null ? "alongShown" : words.label)}
      data-along=""
      data-of={question?.of}
      data-to={question?.to}
    >
      <span aria-hidden="true">{t(words === null ? "alongTo" : words.to)}</span>
      {ways.map((way) => {
        const { key, before, words: said } = way;
        const row = namedPlace(key)?.kind === "row" ? namedPlace(key)?.number : undefined;
        const name =
          row !== undefined && words !== null
            ? t(before ? words.back : words.row, { row })
            : said !== undefined
              ? t(said.says)
              : key === "yes" || key === "no"
                ? t(key)
                : key === "?"
                  ? t("staysHidden")
                  : voice.cardText(key);
        return (
          <button
            key={key}
            type="button"
            data-key={key}
            data-usual={before ? "" : undefined}
            aria-label={name}
            title={name}
            onClick={() => onTold(way)}
          >
            {row ?? (said !== undefined && words !== null ? t(said.short) : (signOfCard(key) ?? name))}
          </button>
        );
      })}
    </div>
  );
}
