"use client";

/** Changes the picked card: its number in steps, its colour with a touch. */
import type { Piece, Rulebook } from "@stillwater/engine";
import { Segments, Stepper } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { dialOf } from "./dial";
import type { TouchStage } from "./useTouchStage";

interface CardDialProps {
  readonly rulebook: Rulebook;
  readonly card: Piece;
  readonly onDial: TouchStage["dial"];
}

const COLOURS = { r: "red", g: "green", b: "blue" } as const;

export function CardDial({ rulebook, card, onDial }: CardDialProps) {
  const t = useTranslations("rules");
  const words = useTranslations("card");
  const shown = dialOf(rulebook, card);
  if (shown === null) return null;
  const { number, colour, most } = shown;
  const name =
    colour === null ? String(number) : words("ascent", { colour: words(COLOURS[colour]), n: number });
  return (
    <div className="flex flex-wrap gap-2">
      <Stepper
        look="joined"
        value={number}
        min={1}
        max={most}
        labels={{ name: t("card"), less: t("lower"), more: t("higher"), value: name }}
        onChange={(to) => onDial({ number: to })}
      />
      {colour === null ? null : (
        <Segments
          label={t("colour")}
          compact
          value={colour}
          options={(["r", "g", "b"] as const).map((value) => ({ value, label: words(COLOURS[value]) }))}
          onChange={(to) => onDial({ colour: to })}
        />
      )}
    </div>
  );
}
