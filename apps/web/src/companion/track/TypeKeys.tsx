"use client";

/** The keys while somebody must act, and prompts for input other than a card. */
import { answersWith, askedOf, deedOf, type Gift, isOutOfTurn } from "@stillwater/table/act-builder";
import { actGivingUnseen } from "@stillwater/table/position";
import { verdictOn } from "@stillwater/table/queries";
import { leavingAll } from "@stillwater/table/session";
import { Button, Icon } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { COMPANION_PARTS } from "@/modules/companions";
import { modulesOf } from "@/modules/in-play";
import { keysOf } from "@/modules/other-keys";
import { OffBoard } from "@/table/act-builder/OffBoard";
import { offBoardTargets } from "@/table/act-builder/off-board";
import { CardPad } from "../CardPad";
import { isUndealt } from "../set-up/steps";
import { TypedLine } from "../TypedLine";
import { AskedFirst, Prompt } from "./AskedFirst";
import { countsOf, unevenPiles } from "./counted-piles";
import type { Phase } from "./phase";
import type { TableProps } from "./table-props";
import { UsualRow } from "./UsualRow";
import type { Tracked } from "./useTracked";
import { writingAct } from "./writing";

/** The number of keys whose labels fit in a row of a narrow phone. */
const KEYS_A_ROW = 6;

interface TypeKeysProps extends Pick<TableProps, "flat" | "onUndo" | "onOpen"> {
  readonly tracked: Tracked;
  readonly phase: Exclude<Phase, { at: "over" | "told" | "eight" }>;
}

export function TypeKeys({ tracked, flat, phase, onUndo, onOpen }: TypeKeysProps) {
  const { view, table, stage, granted, mean, did } = tracked;
  const { seat } = phase;
  const t = useTranslations("track");
  const tool = useTranslations("tool");
  const companion = useTranslations("companion");
  const { helm, nameOf } = stage;
  const { choice } = helm.choosing;
  const name = nameOf(seat);
  const asked = askedOf(table, tracked.seat);
  const giving = (gift: Gift, count: number) => actGivingUnseen(gift, seat, count);
  // Where a gift is impossible, its key gives way to the one that says so of every act.
  const count = helm.choosing.around.count;
  const keys = keysOf(table, asked).filter(
    (key) => key.does !== "gift" || verdictOn(table, giving(key.gift, count(key.gift))).allowed !== "no",
  );
  const pointed = choice.at === "tool" ? choice.tool : asked.rest.at === "tool" ? asked.rest.tool : null;
  const targets =
    pointed === null || isOutOfTurn(pointed)
      ? []
      : offBoardTargets(table, answersWith(table, seat, pointed, []));
  const offBoard = <OffBoard {...{ targets, stage }} onPoint={({ plan }) => did(plan)} />;
  const anytime = modulesOf(table.rulebook).map((id) => {
    const Anytime = COMPANION_PARTS[id]?.Anytime;
    return !Anytime ? null : <Anytime key={id} {...{ table, seat, nameOf }} onDone={did} onMeant={mean} />;
  });
  const back = { icon: "undo", text: companion("undo") } as const;
  if (phase.at !== "act") {
    const besides = asked.deeds
      .map((deed) => ({ act: deedOf(seat, deed), text: tool(deed) }))
      .filter(({ act }) => verdictOn(table, act).allowed !== "no");
    return (
      <AskedFirst
        {...{ phase, name, asked, giving, besides, onGiven: did }}
        anytime={
          <>
            {offBoard}
            {anytime}
          </>
        }
        undo={
          onUndo === undefined ? null : (
            <Button icon={back.icon} variant="text" onClick={onUndo}>
              {back.text}
            </Button>
          )
        }
        onLeft={() => void tracked.write(leavingAll(table).map(writingAct))}
      />
    );
  }
  const piles = unevenPiles(view, table);
  const note =
    piles === null ? t("holds", countsOf(table, seat)) : `${t("pilesNow", { piles })} ${t("pilesElse")}`;
  const figure = isUndealt(view) ? (
    <Button size="small" onClick={() => onOpen("setUp")}>
      {t("setUpShow")}
    </Button>
  ) : undefined;
  return (
    <>
      {choice.at === "tool" ? (
        <Prompt headline={targets.length > 0 ? tool(choice.tool) : t("pointAt", { what: tool(choice.tool) })}>
          {isOutOfTurn(choice.tool) ? anytime : offBoard}
          <Button icon="undo" onClick={helm.back}>
            {t("neverMind")}
          </Button>
        </Prompt>
      ) : (
        <TypedLine
          {...{ stage, table, typed: tracked.begun.typed, incomplete: tracked.piece === 0 }}
          idle={{ headline: t("whatDid", { name }), note, ...(figure === undefined ? {} : { figure }) }}
          tap={companion("tapRecord")}
        />
      )}
      {granted === undefined ? null : (
        <UsualRow
          {...{ ...granted, nameOf, onTold: tracked.tell }}
          onMore={() => tracked.draft({ asking: true })}
        />
      )}
      <div className="companion-keys sw-table-keys">
        <CardPad
          {...{ rulebook: table.rulebook, typed: tracked.begun.typed, keys, onTyped: tracked.type }}
          giftWord={t("twoOut")}
          most={KEYS_A_ROW}
          onKey={(key) => {
            if (key.does === "gift") mean(giving(key.gift, count(key.gift)));
            else if (key.does === "tool") helm.begin(key.tool);
            else mean(deedOf(tracked.seat, key.deed));
          }}
          own={[
            // A player who cannot even discard two may be at the end of the game; otherwise this is in the menu.
            ...(keys.some(({ does }) => does === "gift")
              ? []
              : [{ key: "stuck", icon: <Icon name="lock" />, text: t("stuck"), onPress: tracked.stuck }]),
            // Flat on the table, the device shows it beside the spare cards.
            ...(flat
              ? []
              : [
                  {
                    ...{ key: "undo", icon: <Icon name={back.icon} />, text: back.text },
                    ...{ disabled: onUndo === undefined, onPress: () => onUndo?.() },
                  },
                ]),
          ]}
        />
      </div>
    </>
  );
}
