"use client";

/** The keys while somebody is to act, and what is asked for where it is not a card. */
import type { View } from "@stillwater/companion";
import { type Act, countAt, type Table } from "@stillwater/engine";
import type { Asked, Deed, Gift, Typed } from "@stillwater/table/act-builder";
import { actGivingUnseen } from "@stillwater/table/position";
import { Button, Icon } from "@stillwater/ui";
import { TypedFigure } from "@stillwater/ui/companion";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { keysOf } from "@/modules/other-keys";
import { Calm } from "@/modules/storm-compass/Calm";
import type { Stage } from "@/stage/useStage";
import { CardPad } from "../CardPad";
import { isUndealt } from "../set-up/steps";
import { TypedLine } from "../TypedLine";
import type { Phase } from "./phase";
import type { OpenedSheet } from "./table-props";

interface TypeKeysProps {
  readonly view: View;
  readonly table: Table;
  readonly phase: Exclude<Phase, { at: "over" | "told" | "eight" }>;
  readonly stage: Stage;
  readonly asked: Asked;
  readonly typed: Typed;
  readonly incomplete: boolean;
  readonly onTyped: (typed: Typed) => void;
  readonly onMeant: (plan: Act) => void;
  /** It was done, as the button that was pressed says in words. */
  readonly onGiven: (plan: Act) => void;
  readonly onDeed: (deed: Deed) => void;
  readonly onStuck: () => void;
  /** Takes the last entry back; absent where there is none. */
  readonly onUndo: (() => void) | undefined;
  /** What is taken for granted of what came to light. */
  readonly granted: ReactNode;
  readonly onOpen: (sheet: OpenedSheet) => void;
  /** Nobody spends a Compass on the Storm that was drawn. */
  readonly onPass: () => void;
}

export function TypeKeys(props: TypeKeysProps) {
  const { view, table, phase, stage, asked, typed } = props;
  const t = useTranslations("track");
  const tool = useTranslations("tool");
  const companion = useTranslations("companion");
  const { helm } = stage;
  const { choice } = helm.choosing;
  const name = view.names[phase.seat] ?? "";
  const giving = (gift: Gift, count: number) => actGivingUnseen(gift, phase.seat, count);
  const keys = keysOf(table, asked);
  // A Compass may be spent whatever is asked.
  const calming = (
    <Calm
      {...{ table, names: view.names, seat: phase.seat }}
      onLift={props.onGiven}
      onMeant={props.onMeant}
    />
  );
  const undo =
    props.onUndo === undefined ? null : (
      <Button icon="undo" variant="text" onClick={props.onUndo}>
        {companion("undo")}
      </Button>
    );
  if (phase.at === "gift")
    return (
      <Prompt headline={t("givesNow", { name, count: phase.need })}>
        <div className="companion-given">
          <Button
            variant="primary"
            size="large"
            block
            onClick={() => props.onGiven(giving(phase.gift, phase.need))}
          >
            {t("given", { count: phase.need })}
          </Button>
        </div>
        {calming}
        {undo}
      </Prompt>
    );
  if (phase.at === "tool")
    return (
      <Prompt
        headline={t(`tool_${asked.step === "rocks" ? "rocks" : asked.step === "fog" ? "fog" : "move"}`, {
          name,
        })}
      >
        {phase.mayStay ? (
          <Button size="large" block onClick={() => props.onGiven(giving("stay", 2))}>
            {t("stay")}
          </Button>
        ) : null}
        {calming}
        {undo}
      </Prompt>
    );
  if (phase.at === "storm")
    return (
      <Prompt headline={t("stormAsks", { name })}>
        {calming}
        <Button variant="primary" size="large" block onClick={props.onPass}>
          {t("noCompass")}
        </Button>
        {undo}
      </Prompt>
    );
  const pointing = choice.at === "tool";
  const piles = unevenPiles(view, table);
  const note =
    piles === null
      ? t("holds", countsOf(table, phase.seat))
      : `${t("pilesNow", { piles })} ${t("pilesElse")}`;
  return (
    <>
      {pointing ? (
        <Prompt headline={t("pointAt", { what: tool(choice.tool) })}>
          {choice.tool === "compass" ? calming : null}
          <Button icon="undo" onClick={helm.back}>
            {t("neverMind")}
          </Button>
        </Prompt>
      ) : (
        <TypedLine
          {...{ stage, typed, table }}
          incomplete={props.incomplete}
          idle={{
            headline: t("whatDid", { name }),
            note,
            ...(isUndealt(view)
              ? {
                  figure: (
                    <Button size="small" onClick={() => props.onOpen("setUp")}>
                      {t("setUpShow")}
                    </Button>
                  ),
                }
              : {}),
          }}
          tap={companion("tapRecord")}
        />
      )}
      {props.granted}
      <div className="companion-keys sw-table-keys">
        <CardPad
          {...{ rulebook: table.rulebook, typed, keys, onTyped: props.onTyped }}
          giftWord={t("twoOut")}
          onKey={(key) => {
            if (key.does === "gift") props.onMeant(giving(key.gift, helm.choosing.around.count(key.gift)));
            else if (key.does === "tool") helm.use(key.tool);
            else props.onDeed(key.deed);
          }}
          own={[
            // Who cannot even put two out may be at the end of the game; otherwise the menu says so.
            ...(keys.some(({ does }) => does === "gift")
              ? []
              : [{ key: "stuck", icon: <Icon name="lock" />, text: t("stuck"), onPress: props.onStuck }]),
            {
              ...{ key: "undo", icon: <Icon name="undo" />, text: companion("undo") },
              ...{ disabled: props.onUndo === undefined, onPress: () => props.onUndo?.() },
            },
          ]}
        />
      </div>
    </>
  );
}

/** "Ana 25, Ben 24" before anybody has acted; null where the piles are even, or no matter any more. */
function unevenPiles({ names, steps }: View, table: Table): string | null {
  const counts = table.rulebook.piles.map((pile) => countAt(table, pile));
  if (new Set(counts).size < 2 || steps.some(({ entry }) => entry.kind !== "begin")) return null;
  return names.map((name, seat) => `${name} ${counts[seat] ?? 0}`).join(", ");
}

function countsOf(table: Table, seat: number): { hand: number; pile: number } {
  const { hands, piles } = table.rulebook;
  return { hand: countAt(table, hands[seat] ?? 0), pile: countAt(table, piles[seat] ?? 0) };
}

function Prompt({ headline, children }: { readonly headline: string; readonly children: ReactNode }) {
  return (
    <section className="companion-told">
      <TypedFigure figure="" headline={headline} />
      <div className="companion-choices">{children}</div>
    </section>
  );
}
