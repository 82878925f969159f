"use client";

/** The choices of the game, with the same controls as for a new table. */
import {
  changeMountain,
  changeSea,
  type GaveWay,
  numbersOf,
  type Options,
  readOptions,
  type Table,
  writeOptions,
} from "@stillwater/engine";
import { type Edited, inOptions } from "@stillwater/table/position";
import { Button, Section, Segments, Sheet } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Groups } from "@/layout/Groups";
import { CodeField } from "@/new-table/CodeField";
import { GaveWayNote } from "@/new-table/GaveWayNote";
import { MountainSettings } from "@/new-table/MountainSettings";
import { SeaSettings } from "@/new-table/SeaSettings";

const OTHER = { sea: "sea", mountain: "mountain" } as const;

interface GamePanelProps {
  readonly table: Table;
  readonly onEdit: (edit: Edited) => boolean;
}

export function GamePanel({ table, onEdit }: GamePanelProps) {
  const t = useTranslations("editor");
  const open = useTranslations("open");
  const shell = useTranslations("shell");
  const [shown, setShown] = useState(false);
  const [gaveWay, setGaveWay] = useState<GaveWay | null>(null);
  const { code } = table.rulebook;
  const options = useMemo(() => readOptions(code), [code]);
  if (!options.ok) return null;
  const { value } = options;
  const to = (next: Options) => onEdit(inOptions(table, writeOptions(next)));
  const mixed = (next: { readonly options: Options; readonly gaveWay: GaveWay | null }) => {
    setGaveWay(next.gaveWay);
    to(next.options);
  };
  return (
    <>
      <Button size="small" icon="settings" onClick={() => setShown(true)}>
        {t("change")}
      </Button>
      {shown ? (
        <Sheet open title={t("game")} closeLabel={shell("close")} onClose={() => setShown(false)} side="end">
          <Groups close>
            <Segments
              label={open("which")}
              face="words"
              value={value.game}
              onChange={(game) => {
                const other = readOptions(`${OTHER[game]} p${value.players}`);
                if (other.ok) to(other.value);
              }}
              options={[
                { value: "sea", label: open("game"), italic: true },
                { value: "mountain", label: open("mountain") },
              ]}
            />
            <Section title={open("players")}>
              <Segments
                label={open("players")}
                face="figures"
                value={value.players}
                onChange={(players) =>
                  mixed(
                    value.game === "sea" ? changeSea(value, { players }) : changeMountain(value, { players }),
                  )
                }
                options={numbersOf(value.game, "p").map((count) => ({
                  value: count,
                  label: count,
                  name: `${count}: ${open("crew", { count, game: value.game })}`,
                }))}
              />
            </Section>
            {value.game === "sea" ? (
              <SeaSettings options={value} onChange={(next) => mixed(changeSea(value, next))} />
            ) : (
              <MountainSettings options={value} onChange={(next) => mixed(changeMountain(value, next))} />
            )}
            <Section title={open("code")}>
              <CodeField
                code={code}
                onCode={(typed) => {
                  const read = readOptions(typed);
                  if (!read.ok) return read.error;
                  to(read.value);
                  return null;
                }}
              />
            </Section>
            <GaveWayNote gaveWay={gaveWay} />
          </Groups>
        </Sheet>
      ) : null}
    </>
  );
}
