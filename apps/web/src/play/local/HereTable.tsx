"use client";

/** A table on this device: the same table as online, with a curtain between two people's turns. */
import { SPECTATOR } from "@stillwater/engine";
import { isOver } from "@stillwater/table/session";
import { Button, Strip } from "@stillwater/ui";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Suspense } from "react";
import { late } from "@/layout/late";
import { peopleOf } from "@/local-games/crew";
import { useSetting } from "@/preferences/store";
import { DeskContext } from "@/stage/desk";
import { useOffer } from "@/table/advice/useOffer";
import { GamePage } from "@/table/GamePage";
import { Curtain } from "./Curtain";
import { useHiding } from "./useHiding";
import { useLocalGame } from "./useLocalGame";

const SeaTable = dynamic(() =>
  late(() => import("@/table/sea/SpokenSeaTable").then((file) => file.SpokenSeaTable)),
);
const MountainTable = dynamic(() =>
  late(() => import("@/table/mountain/MountainTable").then((file) => file.SpokenMountainTable)),
);

export function HereTable({ id }: { readonly id: string }) {
  const { game, live, trouble, desk, viewer, next, look, askAgain } = useLocalGame(id);
  const t = useTranslations("here");
  const locale = useLocale();
  const shortcuts = useSetting("shortcuts")[0] === "yes";
  const passed = game !== null && peopleOf(game).length > 1 && !isOver(game);
  // An open hand whose owner has nothing to do any more stays until it is hidden: they may look at what they drew.
  const curtained = passed && viewer === SPECTATOR;
  const done = passed && viewer !== SPECTATOR && !next.includes(viewer);
  useHiding(passed && viewer !== SPECTATOR, () => look(SPECTATOR));
  const { table, figures } = live ?? { table: null, figures: null };
  const advice = useOffer(live?.view);
  const playing = !curtained && table !== null;
  const Game = game?.code.startsWith("mountain") ? MountainTable : SeaTable;
  return (
    <DeskContext value={desk}>
      <GamePage
        live={curtained ? null : live}
        head={curtained ? null : live}
        playing={playing}
        strips={
          <>
            {trouble === null || trouble === "gone" ? null : (
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
            {curtained ? <Curtain names={game.names} next={next} onOpen={look} /> : null}
            {!curtained && live !== null && table !== null && figures !== null ? (
              <Suspense>
                <Game
                  key={viewer}
                  live={live}
                  table={table}
                  figures={figures}
                  shortcuts={shortcuts}
                  onKeys={onKeys}
                  advice={advice}
                  dock={
                    done ? (
                      <PassOn
                        to={next.map((seat) => game.names[seat] ?? "")}
                        onHide={() => look(SPECTATOR)}
                      />
                    ) : undefined
                  }
                />
              </Suspense>
            ) : null}
          </>
        )}
      </GamePage>
    </DeskContext>
  );
}

interface PassOnProps {
  /** Who may be next; nobody while the crew plays. */
  readonly to: readonly string[];
  readonly onHide: () => void;
}

/** In place of the buttons of an act, so that nothing on the table moves: the screen is passed on. */
function PassOn({ to, onHide }: PassOnProps) {
  const t = useTranslations("here");
  return (
    <div className="table-actions">
      <p className="here-pass" role="status">
        {to.length === 0 ? t("crewPlays") : to.length > 1 ? t("who") : t("pass", { name: to.join() })}
      </p>
      <Button variant="primary" onClick={onHide}>
        {t("hide")}
      </Button>
    </div>
  );
}

function Gone() {
  const t = useTranslations("here");
  const net = useTranslations("net");
  const locale = useLocale();
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <h1 className="page-title">{t("gone")}</h1>
      <p className="text-quiet">{t("goneText")}</p>
      <Button href={`/${locale}`} link={Link}>
        {net("home")}
      </Button>
    </div>
  );
}
