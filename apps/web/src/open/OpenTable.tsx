"use client";

/** One screen of big controls, one honest sentence about what they make, and the code that stands for them. */
import { MOUNTAIN_DEFAULTS, type Options, readOptions, SEA_DEFAULTS, writeOptions } from "@stillwater/engine";
import { Button, Section, Segments } from "@stillwater/ui";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { CodeField } from "./CodeField";
import { DealField } from "./DealField";
import { GaveWayNote } from "./GaveWayNote";
import { MountainSettings } from "./MountainSettings";
import { changeMountain, changeSea, type GaveWay, type SeaChange } from "./mixing";
import { OpenPanel } from "./OpenPanel";
import { SeaSettings } from "./SeaSettings";
import { useDeal } from "./useDeal";
import { WideDrawing } from "./WideDrawing";

const CREWS = [1, 2, 3, 4, 5] as const;

export function OpenTable({ game }: { readonly game: Options["game"] }) {
  const t = useTranslations("open");
  const home = useTranslations("home");
  const deal = useTranslations("deal");
  const locale = useLocale();
  const [options, setOptions] = useState<Options>(game === "sea" ? SEA_DEFAULTS : MOUNTAIN_DEFAULTS);
  // The settings of the other game wait until somebody comes back to it.
  const [other, setOther] = useState<Options>(game === "sea" ? MOUNTAIN_DEFAULTS : SEA_DEFAULTS);
  const [gaveWay, setGaveWay] = useState<GaveWay | null>(null);
  // What is typed into the settings begins anew when a pasted code replaces them.
  const [pasted, setPasted] = useState(0);
  const asked = useSearchParams();
  const [printed, setPrinted] = useState(asked.has("companion"));

  const take = (found: Options) => {
    if (found.game !== options.game) setOther(options);
    setOptions(found);
    setGaveWay(null);
    setPasted(pasted + 1);
  };
  const again = useDeal(options, take);

  const change = (next: SeaChange | Partial<typeof MOUNTAIN_DEFAULTS>) => {
    const mixed =
      options.game === "sea"
        ? changeSea(options, next as SeaChange)
        : changeMountain(options, next as Partial<typeof MOUNTAIN_DEFAULTS>);
    setOptions(mixed.options);
    setGaveWay(mixed.gaveWay);
    again.giveWay();
  };
  const switchTo = (wanted: Options["game"]) => {
    if (wanted === options.game) return;
    setOther(options);
    const { players } = options;
    const { options: kept } =
      other.game === "sea" ? changeSea(other, { players }) : changeMountain(other, { players });
    setOptions(kept);
    setGaveWay(null);
    again.giveWay();
  };
  const read = (code: string) => {
    const found = readOptions(code);
    if (!found.ok) return found.error;
    // Only people with cards in their hands can say which of them bears a goat.
    if (found.value.game === "mountain" && found.value.goatCards === "unknown")
      return { at: 0, what: "option.goat", with: { word: "?" } };
    take(found.value);
    again.giveWay();
    return null;
  };
  const players = options.players;
  return (
    <div className="grid grid-cols-1 gap-x-11 gap-y-6 py-5 lg:grid-cols-[1fr_26rem]">
      <div>
        <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <h1 className="page-title">{t("title")}</h1>
          <div className="open-which">
            <Segments
              label={t("which")}
              face="words"
              value={options.game}
              onChange={switchTo}
              options={[
                { value: "sea", label: t("game"), italic: true },
                { value: "mountain", label: t("mountain") },
              ]}
            />
          </div>
        </div>
        <div className="open-groups">
          <Section title={t("players")}>
            <Segments
              label={t("players")}
              face="figures"
              value={players}
              onChange={(count) => change({ players: count })}
              options={CREWS.map((count) => ({
                value: count,
                label: count,
                name: `${count}: ${t("crew", { count, game: options.game })}`,
              }))}
            />
            {players === 1 ? <p className="text-quiet">{t("alone")}</p> : null}
          </Section>
          {options.game === "sea" ? (
            <SeaSettings options={options} onChange={change} />
          ) : (
            <MountainSettings key={pasted} options={options} onChange={change} />
          )}
          <Section title={t("code")}>
            <CodeField code={writeOptions(options)} onCode={read} />
          </Section>
          {/* Printed cards are dealt by hand. */}
          {printed ? null : (
            <Section title={deal("title")}>
              <DealField search={again} />
            </Section>
          )}
        </div>
      </div>
      <div className="grid content-start gap-5">
        <WideDrawing game={options.game} />
        <GaveWayNote gaveWay={gaveWay} />
        <OpenPanel options={options} again={again.deal} onPrinted={setPrinted} />
        <div>
          <Button variant="text" href={`/${locale}/learn?game=${options.game}`} link={Link}>
            {home("learn")}
          </Button>
        </div>
      </div>
    </div>
  );
}
