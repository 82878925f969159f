import { useTranslations } from "next-intl";
import { LateDrawing } from "@/layout/LateDrawing";
import { OpenCard } from "./OpenCard";

/** On a phone the sea is a different drawing, not a smaller one; CSS shows one of the two. */
const CROPS = [
  { crop: "wide", shown: "max-sm:hidden" },
  { crop: "phone", shown: "sm:hidden" },
] as const;

/** A drawing of each game, with the button that opens a table of it. */
export function OpenDrawings() {
  const t = useTranslations("home");
  return (
    <div
      className="grid gap-2.5
      max-sm:[&_.sw-neatline]:aspect-auto max-sm:[&_.sw-neatline]:h-37.5
      max-sm:[&_.sw-drawing-picture]:h-47.5 max-sm:[&_.sw-drawing-over]:w-[64%]
      sm:max-lg:[&_.sw-neatline]:aspect-auto sm:max-lg:[&_.sw-neatline]:h-80
      sm:[&_.sw-drawing-picture]:h-auto sm:[&_.sw-drawing-picture]:min-h-full
      sm:[&_.sw-drawing-picture]:aspect-676/452 sm:gap-4
      lg:grid-cols-[1fr_1fr] lg:gap-6 lg:[&_.sw-neatline]:aspect-auto
      lg:[&_.sw-neatline]:h-[clamp(300px,38vh,560px)] lg:[&_.sw-drawing-picture]:-mt-4"
    >
      {CROPS.map(({ crop, shown }) => (
        <div key={crop} className={shown}>
          <LateDrawing game="sea" crop={crop} label={t("seaDrawing")}>
            <OpenCard game="sea" wide={crop === "wide"} />
          </LateDrawing>
        </div>
      ))}
      <LateDrawing game="mountain" crop="auto" label={t("mountainDrawing")}>
        <OpenCard game="mountain" />
      </LateDrawing>
    </div>
  );
}
