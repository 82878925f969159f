"use client";

/** The typed card, as the largest thing on the screen, and where it may go. */
import { type Gauge, namedPiece, type Table } from "@stillwater/engine";
import { COLOUR_NAMES, type Typed as Keys } from "@stillwater/table/act-builder";
import { leastPrice, openTo } from "@stillwater/table/position";
import { TypedFigure } from "@stillwater/ui/companion";
import { TerrainMark } from "@stillwater/ui/mountain";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { lookOf } from "@/modules/rooms";
import type { Stage } from "@/stage/useStage";

interface TypedLineProps {
  readonly stage: Stage;
  readonly typed: Keys;
  readonly table: Table;
  readonly figures?: Gauge;
  /** What is typed so far is not a complete card. */
  readonly incomplete: boolean;
  /** What is shown before anything is typed. */
  readonly idle: { readonly headline: string; readonly note?: string; readonly figure?: ReactNode };
  /** "Tap one to record it, or just look." */
  readonly tap: string;
  /** Shown in place of where the card may go, if a tap lays it down regardless of the rules. */
  readonly setting?: { readonly headline: string; readonly note?: string };
}

export function TypedLine({ stage, typed, table, incomplete, idle, tap, setting }: TypedLineProps) {
  const t = useTranslations("companion");
  const { choice, answers } = stage.helm.choosing;
  const mountain = table.rulebook.game === "mountain";
  const figure = figureOf(typed);
  if (figure === null)
    return <TypedFigure figure={idle.figure ?? ""} headline={idle.headline} note={idle.note} />;
  if (incomplete)
    return <TypedFigure figure={figure} headline={t(typed.digits === "" ? "needsNumber" : "needsColour")} />;
  if (setting !== undefined)
    return <TypedFigure figure={figure} headline={setting.headline} note={setting.note} />;
  if (choice.at !== "card") return <TypedFigure figure={figure} headline={t("tapOther")} note={tap} />;
  const open = openTo(answers);
  const headline = t(mountain ? "openRows" : "openSpaces", { count: open });
  const least = leastPrice(answers);
  const note =
    open === 0
      ? t("openNone")
      : least !== null && least > 0
        ? t(open === 1 ? "onePrice" : "fromPrice", { price: least })
        : tap;
  return <TypedFigure figure={figure} headline={headline} note={note} />;
}

function figureOf({ digits, colour, named }: Keys): ReactNode {
  // For a card whose face nobody knows, its sign in the notation.
  if (named !== null) return namedPiece(named) === undefined ? named : <NamedFigure name={named} />;
  if (digits === "" && colour === null) return null;
  return (
    <>
      {colour === null ? null : <TerrainMark terrain={COLOUR_NAMES[colour]} size={26} />}
      {digits}
    </>
  );
}

function NamedFigure({ name }: { readonly name: string }) {
  const word = useCardWord();
  return <span className="text-36">{word(name)}</span>;
}

/** The name of a card without a number in the reader's language; a test over every option set holds that each has one. */
export function useCardWord(): (name: string) => string {
  const card = useTranslations("card");
  return (name) => {
    const named = namedPiece(name);
    if (named?.kind === "campfire" && named.colour !== undefined)
      return card("campfire", { colour: card(COLOUR_NAMES[named.colour]) });
    const look = lookOf(named);
    if (named === undefined || look === undefined) throw new Error(`${name} has no word`);
    return card(look.word(named.of));
  };
}
