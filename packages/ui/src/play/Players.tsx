import { memo, type ReactNode } from "react";
import { Icon } from "../marks/Icon";
import type { IconName } from "../marks/icon-paths";

export interface Player {
  readonly key: string;
  readonly name: string;
  /** "you". */
  readonly suffix?: string | undefined;
  /** The quiet crew holds the seat. */
  readonly crew?: boolean | undefined;
  readonly active?: boolean | undefined;
  readonly pile?: number | undefined;
  readonly hand?: number | undefined;
  readonly discards?: number | undefined;
  /** Presence or turn, in words: "here", "away, 2 min", "your turn". */
  readonly presence?: string | undefined;
  /** Storm badges and the like. */
  readonly badges?: ReactNode;
  readonly lang?: string | undefined;
}

export interface PlayersLabels {
  /** Accessible name of the list. */
  readonly list: string;
  readonly pile: string;
  readonly hand: string;
  readonly discards: string;
}

export interface PlayersProps {
  readonly players: readonly Player[];
  readonly labels: PlayersLabels;
}

interface CountProps {
  readonly icon: IconName;
  readonly value: number | undefined;
  readonly word: string;
}

/** Memoised, because an act changes only one or two counts. */
const Count = memo(function Count({ icon, value, word }: CountProps) {
  if (value === undefined) return null;
  return (
    <span title={word}>
      <Icon name={icon} size={17} />
      {value} <span className="sw-count-word">{word}</span>
    </span>
  );
});

function Counts({ player, labels }: { readonly player: Player; readonly labels: PlayersLabels }) {
  return (
    <span className="sw-counts">
      <Count icon="pile" value={player.pile} word={labels.pile} />
      <Count icon="hand" value={player.hand} word={labels.hand} />
      <Count icon="discards" value={player.discards} word={labels.discards} />
    </span>
  );
}

const ASIDE = "text-15 whitespace-nowrap text-quiet";

/** For the quiet crew, with a wheel before the name and the word for the crew after it. */
function Name({ player }: { readonly player: Player }) {
  return (
    <>
      <span
        className={`sw-player-name clipped text-16/[1.25] in-[.sw-players-column]:text-18 [&_svg]:me-1
        [&_svg]:inline-block [&_svg]:align-[-2px] ${player.crew === true ? "" : "font-semibold"}`}
        lang={player.lang}
      >
        {player.crew === true ? <Icon name="wheel" size={16} /> : null}
        {player.name}
      </span>
      {player.suffix === undefined ? null : (
        <span className={`sw-player-suffix ${ASIDE}`}>{player.suffix}</span>
      )}
    </>
  );
}

/** The players' row on a phone: name, pile, hand. The active player has a bar on top. */
export function PlayerStrip({ players, labels }: PlayersProps) {
  return (
    <ul className="sw-players-strip" aria-label={labels.list} data-count={players.length}>
      {players.map((player) => (
        <li
          key={player.key}
          className="sw-player"
          data-crew={player.crew}
          aria-current={player.active === true ? true : undefined}
        >
          <span className="sw-player-line">
            <Name player={player} />
            {player.badges}
            {player.presence === undefined ? null : (
              <span className="sw-player-presence ml-auto clipped text-13 text-quiet">{player.presence}</span>
            )}
          </span>
          <Counts player={player} labels={labels} />
        </li>
      ))}
    </ul>
  );
}

/** The crew on a desktop: one row for each player, presence at the right, a bar at the left of the active one. */
export function PlayerColumn({ players, labels }: PlayersProps) {
  return (
    <ul className="sw-players-column" aria-label={labels.list}>
      {players.map((player) => (
        <li
          key={player.key}
          className="sw-player"
          data-crew={player.crew}
          aria-current={player.active === true ? true : undefined}
        >
          <span className="sw-player-line">
            <Name player={player} />
            {player.presence === undefined ? null : (
              <span
                className={`ml-auto text-15 whitespace-nowrap
                ${player.active === true ? "font-semibold text-act" : "text-quiet"}`}
              >
                {player.presence}
              </span>
            )}
          </span>
          <Counts player={player} labels={labels} />
          {player.badges}
        </li>
      ))}
    </ul>
  );
}
