"use client";

/**
 * Setting up a table by hand: the first questions on one screen, everything else under "More", one honest sentence about the
 * result, and the button always in view. A waiting table is changed on the same page.
 */
import { Button, Section } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Groups } from "@/layout/Groups";
import { useAsked } from "@/layout/useAsked";
import { CodeField } from "./CodeField";
import type { ChangedTable } from "./changing";
import { DealField } from "./DealField";
import { FirstSettings, FurtherSettings } from "./FirstSettings";
import { GaveWayNote } from "./GaveWayNote";
import { useGoing } from "./Going";
import { useKept } from "./kept";
import { MoreSettings } from "./MoreSettings";
import { OpenPanel } from "./OpenPanel";
import { nothingMore, type SetTable, useSetTable } from "./useSetTable";
import { WideDrawing } from "./WideDrawing";

interface OpenTableProps {
  /** The query that the page was rendered for. */
  readonly drawn: string;
  readonly changing: ChangedTable | null;
}

export function OpenTable({ drawn, changing }: OpenTableProps) {
  const { asked, ...kept } = useKept(useAsked(drawn), changing === null);
  return <AskedTable key={asked} asked={new URLSearchParams(asked)} changing={changing} {...kept} />;
}

function AskedTable(props: SetTable) {
  const { changing } = props;
  const t = useTranslations("open");
  const home = useTranslations("home");
  const deal = useTranslations("deal");
  const locale = useLocale();
  const { setting, again, code, fixed, take } = useSetTable(props);
  const { options } = setting;
  const going = useGoing({ ...props, code, players: options.players, again });
  return (
    // What gets the focus is scrolled clear of the button that stays in sight.
    <div
      className="flex flex-col gap-5.5 pt-5 [&_:is(a,input,summary)]:scroll-mb-24 lg:grid
      lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto] lg:gap-x-11"
    >
      <div className="grid gap-4 content-start lg:[grid-area:1/1]">
        <h1 className="page-title">{t(changing === null ? "title" : "changeTitle")}</h1>
        {fixed ? <p className="text-quiet">{t("fixed")}</p> : null}
        <Groups>
          {fixed ? null : <FirstSettings setting={setting} least={changing?.least ?? 1} />}
          {/* Settings that differ from the defaults must not be hidden. */}
          <MoreSettings open={fixed || again.deal !== null || !nothingMore(options)}>
            {fixed ? null : <FurtherSettings setting={setting} />}
            {going.manner}
            {going.hard}
            {fixed ? null : (
              <Section title={t("code")}>
                <CodeField code={code} onCode={take} />
              </Section>
            )}
            {/* Printed cards are dealt by hand. */}
            {changing === null && !going.printed ? (
              <Section title={deal("title")}>
                <DealField search={again} />
              </Section>
            ) : null}
          </MoreSettings>
        </Groups>
      </div>
      {/* The button lies over its foot on wide screens, sometimes with words above it. */}
      <div className="grid gap-4.5 content-start lg:[grid-area:1/2] lg:pb-24 lg:has-[+*_p]:pb-44">
        <WideDrawing game={options.game} />
        <OpenPanel options={options}>{going.fields}</OpenPanel>
        {changing === null ? (
          <div>
            <Button variant="text" href={`/${locale}/learn?game=${options.game}`} link={Link}>
              {home("learn")}
            </Button>
          </div>
        ) : null}
      </div>
      <div
        className="sticky bottom-0 z-20 grid gap-2 -mx-3.5 pt-2.5 px-3.5
        pb-[max(10px,env(safe-area-inset-bottom))] bg-paper md:mx-0 md:px-0
        lg:[grid-area:1/2] lg:self-end"
      >
        {/* In view wherever the choice was made. */}
        <GaveWayNote gaveWay={setting.gaveWay} />
        {going.button}
      </div>
    </div>
  );
}
