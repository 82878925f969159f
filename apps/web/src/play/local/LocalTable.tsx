"use client";

/** A table on this device: the same table as online, with a curtain between two people's turns. */
import { SPECTATOR, setOf } from "@stillwater/engine";
import { isOver } from "@stillwater/table/session";
import { Button, Strip } from "@stillwater/ui";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { late } from "@/layout/late";
import { Notice } from "@/layout/Notice";
import { NotRead } from "@/layout/NotRead";
import { peopleSeatsOf } from "@/local-games/crew";
import { DeskContext } from "@/stage/desk";
import { SettingTable } from "@/table/frame/SettingTable";
import { GamePage } from "@/table/GamePage";
import { PlayedGame } from "@/table/PlayedGame";
import { Curtain, PassOn } from "./Curtain";
import { useHiding } from "./useHiding";
import { useLocalGame } from "./useLocalGame";

const SeaTable = dynamic(() =>
  late(() => import("@/table/sea/SpokenSeaTable").then((file) => file.SpokenSeaTable)),
);
const MountainTable = dynamic(() =>
  late(() => import("@/table/mountain/MountainTable").then((file) => file.SpokenMountainTable)),
);

export function LocalTable({ id, onAgain }: { readonly id: string; readonly onAgain: () => void }) {
  const { game, live, trouble, desk, viewer, next, look, askAgain } = useLocalGame(id);
  const t = useTranslations("here");
  const locale = useLocale();
  const passed = game !== null && peopleSeatsOf(game).length > 1 && !isOver(game);
  // A person with nothing more to do keeps their open hand until they hide it: they may look at the cards they drew.
  const curtained = passed && viewer === SPECTATOR;
  const shown = curtained ? null : live;
  const people = game?.names.flatMap((name, seat) => (next.includes(seat) ? [{ seat, name }] : [])) ?? [];
  const done = passed && viewer !== SPECTATOR && !next.includes(viewer);
  useHiding(passed && viewer !== SPECTATOR, () => look(SPECTATOR));
  const Game = game !== null && setOf(game.code).game === "mountain" ? MountainTable : SeaTable;
  return (
    <DeskContext value={desk}>
      <GamePage
        live={shown}
        head={shown}
        playing={shown?.table != null}
        strips={
          <>
            {trouble === null || trouble === "gone" || trouble === "notRead" ? null : (
              <Strip
                headline={t(trouble)}
                icon="undo"
                action={
                  trouble === "full" ? (
                    <Button href={`/${locale}/log`} link={Link}>
                      {t("makeRoom")}
                    </Button>
                  ) : null
                }
              />
            )}
            {askAgain === null ? null : (
              <Strip
                headline={t("crewUnasked")}
                icon="wheel"
                action={<Button onClick={askAgain}>{t("askAgain")}</Button>}
              />
            )}
          </>
        }
      >
        {(onKeys) => (
          <>
            {trouble === "gone" ? <Gone /> : null}
            {trouble === "notRead" ? <NotRead onAgain={onAgain} /> : null}
            {curtained ? <Curtain next={people} onOpen={look} /> : null}
            {game === null && trouble === null ? <SettingTable /> : null}
            {shown === null ? null : (
              <PlayedGame
                key={viewer}
                {...{ Game, onKeys }}
                live={shown}
                dock={
                  done ? (
                    <PassOn to={people.map(({ name }) => name)} onHide={() => look(SPECTATOR)} />
                  ) : undefined
                }
              />
            )}
          </>
        )}
      </GamePage>
    </DeskContext>
  );
}

function Gone() {
  const t = useTranslations("here");
  return <Notice title={t("gone")} text={t("goneText")} ways={[["", useTranslations("net")("home")]]} />;
}
