"use client";

/** What is told of an act in the same touch: each key writes the act down, and this with it. */
import { namedPlace } from "@stillwater/engine";
import { useTranslations } from "next-intl";
import { signOfCard } from "@/modules/key-signs";
import { useVoice } from "@/stage/Voice";
import type { Along, ToldAlong } from "./told-along";

interface AlongKeysProps extends ToldAlong {
  readonly onTold: (way: Along) => void;
}

export function AlongKeys({ ways, question, onTold }: AlongKeysProps) {
  const t = useTranslations("track");
  const voice = useVoice();
  const rows = ways.some(({ key }) => namedPlace(key)?.kind === "row");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className="companion-usual companion-along"
      role="group"
      aria-label={t(rows ? "rocksAlong" : "alongShown")}
      data-along=""
      data-of={question?.of}
      data-to={question?.to}
    >
      <span aria-hidden="true">{t(rows ? "rocksTo" : "alongTo")}</span>
      {ways.map((way) => {
        const { key, before } = way;
        const row = namedPlace(key)?.kind === "row" ? namedPlace(key)?.number : undefined;
        const name =
          row !== undefined
            ? t(before ? "rocksBack" : "rocksRow", { row })
            : key === "stay" || key === "yes" || key === "no"
              ? t(key)
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
            {row ?? (key === "stay" ? t("rocksStay") : (signOfCard(key) ?? name))}
          </button>
        );
      })}
    </div>
  );
}
