"use client";

import { outcome, type Seat } from "@stillwater/engine";
import { lapseOf } from "@stillwater/table/view-model";
import { PlayerColumn, PlayerStrip, Section, SpareBars, SpareFigure } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { memo, type ReactNode } from "react";
import { GradeBars } from "@/layout/GradeBars";
import { onDemand } from "@/layout/late";
import { playersOf } from "@/stage/seats";
import { usePlayersLabels } from "@/stage/usePlayersLabels";
import type { StageScene } from "@/stage/useStage";
import { useNow } from "@/table/absence/clock";
import { useDailyWords } from "@/table/useDailyWords";
import { DealPrint } from "./DealPrint";

const CrewPace = onDemand(() => import("./CrewPace"));

interface CrewProps {
  readonly scene: StageScene;
  readonly title: string;
  /** Marks of a seat, such as the Storms before it. */
  readonly badges?: ((seat: Seat) => ReactNode) | undefined;
  /** What the game shows beside its crew. */
  readonly aside?: ReactNode;
}

/** The people at the table and the cards left: a strip on a phone, a column on a wide screen. */
export const Crew = memo(Company);

function Company({ scene, title, badges, aside }: CrewProps) {
  const t = useTranslations("table");
  const { live, table, figures, asked } = scene;
  const daily = useDailyWords(live.view);
  const now = useNow();
  const Heading = scene.within === true ? "h2" : "h1";
  const sea = table.rulebook.game === "sea";
  const players = playersOf(scene, {
    you: t("you"),
    here: t("here"),
    away: (since) => {
      const lapse = since === null ? null : lapseOf(since, now);
      return lapse === null ? t("away") : t("awayFor", { unit: lapse.unit, n: lapse.n });
    },
    crew: t("crewSeat"),
    thinking: t("thinking"),
    free: t("seatFree"),
    yourTurn: t("yourTurnShort"),
  }).map((player, seat) => ({ ...player, badges: badges?.(seat) }));
  const labels = usePlayersLabels();
  const over = outcome(table) !== "playing";
  // Everybody is asked while a Start is settled; whose Start it is says more than who is present.
  const settling = live.talking || asked.settling;
  // Bars are scaled to a seat's share at the deal: they get shorter from there, and not along with the longest bar.
  const dealt = figures.dealt / figures.seats.length;
  const most = Math.max(...figures.seats.map((seat) => seat.toCome), dealt);
  return (
    <div className="table-crew">
      <section aria-label={t("crew")} className="md:hidden tablet:portrait:block">
        <PlayerStrip
          players={players.map(({ discards: _hidden, presence, ...player }, seat) =>
            live.presence[seat] === "away" && seat !== live.view.you ? { ...player, presence } : player,
          )}
          labels={labels}
        />
      </section>
      <div className="-mb-3.5 max-xl:hidden">
        <Heading className={sea ? "page-title italic" : "page-title"}>{title}</Heading>
        <p className="mt-2 text-quiet">
          {t("players", { count: players.length })} · {live.view.code}
        </p>
        {daily === null ? null : <p>{daily}</p>}
        {live.view.grade === undefined ? null : (
          <p>
            <GradeBars grade={live.view.grade} />
          </p>
        )}
        <DealPrint live={live} />
      </div>
      <div className="max-md:hidden tablet:portrait:hidden lying:hidden">
        <Section label={t("crew")}>
          <PlayerColumn
            players={players.map((player) =>
              settling && player.active ? { ...player, presence: t("laysStart") } : player,
            )}
            labels={labels}
          />
        </Section>
        {live.view.crewPace === undefined ? null : <CrewPace live={live} />}
      </div>
      {aside === undefined ? null : <div className="max-xl:hidden">{aside}</div>}
      <div className="table-spare" hidden={table.rulebook.leads !== null}>
        <Section label={t("spare")}>
          <SpareFigure
            look="panel"
            spare={figures.spare}
            word={over ? t("spareOf", { count: figures.atStart }) : t(figures.word)}
            note={over ? undefined : t("spareOf", { count: figures.atStart })}
          />
          <p className="my-3 text-quiet">
            {t("spent", { spent: figures.spent, least: figures.least })}
            {over || figures.toPay === 0 ? null : (
              <span className="block">{t("toPay", { count: figures.toPay })}</span>
            )}
          </p>
          {over ? null : (
            <>
              <SpareBars
                label={t("toCome")}
                seats={figures.seats.map(({ toCome }, seat) => ({
                  key: String(seat),
                  name: players[seat]?.name ?? "",
                  value: toCome,
                  max: most,
                }))}
              />
              <p className="mt-3 text-quiet">{t(players.length === 1 ? "toComeAlone" : "toCome")}</p>
            </>
          )}
        </Section>
      </div>
    </div>
  );
}
