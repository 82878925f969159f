"use client";

/** Setting up: a card is typed and laid, or a card on the board is changed. */
import { NOWHERE, namedPlace, type Piece, type Place, type Table, whereIs } from "@stillwater/engine";
import { NOTHING, named, pieceOf, type Typed, typedName } from "@stillwater/table/act-builder";
import { type Edited, handNames, held, sent, spareDestinations } from "@stillwater/table/position";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { CardPad } from "@/companion/CardPad";
import { TypedLine } from "@/companion/TypedLine";
import type { Cards } from "@/stage/cards";
import type { Stage } from "@/stage/useStage";
import { useVoice } from "@/stage/Voice";
import { boardCards, UNKNOWN_FACE } from "./board-cards";
import { DOCK } from "./dock";
import { SpacePanel } from "./SpacePanel";

interface LayPanelProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly stage: Stage;
  readonly typed: Typed;
  readonly cards: Cards;
  /** The space whose card is changed. */
  readonly picked: Place | null;
  readonly moving: boolean;
  readonly onTyped: (typed: Typed) => void;
  readonly onEdit: (edit: Edited) => boolean;
  readonly onMove: (moving: boolean) => void;
  readonly onDone: () => void;
}

export function LayPanel(props: LayPanelProps) {
  const { table, stage, typed, picked, onTyped, onEdit } = props;
  const t = useTranslations("editor");
  const voice = useVoice();
  const { rulebook } = table;
  const name = typedName(typed, rulebook);
  const piece: Piece = pieceOf(table, name);
  // The only card of its name is on the board already: the next tap moves it.
  const at = piece === 0 || rulebook.copies(name ?? "").length > 1 ? NOWHERE : whereIs(table, piece);
  const lies = rulebook.cells.includes(at)
    ? t("layLies", { place: voice.placeText(rulebook.placeName(at)) })
    : undefined;
  const aside = piece === 0 || name === null ? [] : spareDestinations(table, name);
  const put = (to: string) => {
    if (name === null) return;
    const seat = stage.you ?? 0;
    const done =
      to === "hand"
        ? onEdit(held(table, seat, [...handNames(table, seat), name]))
        : onEdit(sent(table, name, to));
    if (!done) return;
    onTyped(NOTHING);
    props.onDone();
  };
  if (picked !== null)
    return (
      <SpacePanel
        {...{ table, names: props.names, cards: props.cards, onEdit }}
        place={picked}
        moving={props.moving}
        onMove={props.onMove}
        onDone={props.onDone}
      />
    );
  return (
    <div className={DOCK}>
      <TypedLine
        {...{ stage, typed, table }}
        incomplete={name === null || (piece === 0 && name !== UNKNOWN_FACE)}
        idle={{ headline: t("layIdle"), note: t("layNote") }}
        tap={t("layTap")}
        setting={lies === undefined ? { headline: t("layTap") } : { headline: t("layMoves"), note: lies }}
      />
      {aside.length === 0 ? null : (
        <div className="flex flex-wrap gap-2">
          {aside.map((to) => (
            <Button key={to} size="small" onClick={() => put(to)}>
              {t(
                to === "hand"
                  ? "toHand"
                  : to === "gone"
                    ? "toGone"
                    : namedPlace(to)?.kind === "lifted"
                      ? "toLifted"
                      : "toOpen",
              )}
            </Button>
          ))}
        </div>
      )}
      <div
        className="editor-keys
        [&_.sw-act-keys]:grid-cols-[repeat(auto-fit,minmax(76px,1fr))] [&_.sw-act-keys]:grid-flow-row
        print:hidden"
      >
        <CardPad
          {...{ rulebook, typed, onTyped }}
          keys={boardCards(table).map((card) => ({ does: "card", name: card }))}
          own={[
            {
              key: `card ${UNKNOWN_FACE}`,
              icon: <span className="font-serif text-22/none font-semibold">?</span>,
              text: t("unknownCard"),
              onPress: () => onTyped(named(typed, UNKNOWN_FACE)),
            },
          ]}
        />
      </div>
    </div>
  );
}
