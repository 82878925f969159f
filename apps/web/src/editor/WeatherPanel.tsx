"use client";

/** Pieces on and beside the board other than cards on spaces: one control for each kind that this game has. */
import { namedPiece, writeName } from "@stillwater/engine";
import { edited, hasPlace, laid, namesAt, taken, without } from "@stillwater/table/position";
import { Button, Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { CountAt } from "@/modules/CountAt";
import { modulesOf } from "@/modules/in-play";
import type { PanelProps } from "@/modules/panel";
import { PANELS } from "@/modules/panels";
import { FoldedPart } from "./FoldedPart";
import { RopesPanel } from "./RopesPanel";

const BERTHS = { start: "berthStart", finish: "berthFinish", summit: "summit" } as const;

export function WeatherPanel(props: PanelProps) {
  const { table, onEdit } = props;
  const t = useTranslations("editor");
  const { rulebook } = table;
  const count = (place: string) => namesAt(table, place).length;
  const gone = namesAt(table, "gone").filter((name) => {
    const kind = namedPiece(name)?.kind;
    return kind === "island" || kind === "ascent";
  });
  return (
    <FoldedPart title={t("weather")}>
      {(["start", "finish", "summit"] as const).map((berth) =>
        hasPlace(table, writeName("berth", berth)) ? (
          <Switch
            key={berth}
            label={t(BERTHS[berth])}
            checked={count(writeName("berth", berth)) > 0}
            onChange={(on) =>
              onEdit(
                on ? laid(table, writeName("berth", berth), berth) : taken(table, writeName("berth", berth)),
              )
            }
          />
        ) : null,
      )}
      <CountAt text={t("bridges")} place="covered" piece="bridge" {...{ table, onEdit }} />
      {hasPlace(table, "ropes") ? <RopesPanel {...{ table, onEdit }} /> : null}
      {modulesOf(rulebook).map((id) => {
        const Panel = PANELS[id];
        return Panel === null ? null : <Panel key={id} {...props} />;
      })}
      {gone.length === 0 ? null : (
        <>
          <p className="text-quiet">{t("gone")}</p>
          <div className="flex flex-wrap gap-2">
            {gone.map((card) => (
              <Button
                key={card}
                size="small"
                icon="cross"
                label={t("dropCard", { card })}
                onClick={() => onEdit(edited(table, (setup) => without(setup, card)))}
              >
                {card}
              </Button>
            ))}
          </div>
        </>
      )}
    </FoldedPart>
  );
}
