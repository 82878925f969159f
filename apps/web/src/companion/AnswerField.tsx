"use client";

/** The verdict, to be read at arm's length: what to do, in the largest type; the whole field is the button. */
import type { Act, ClauseId, Closure, Table, Verdict } from "@stillwater/engine";
import { atBest, isLeftOpen, liesAt } from "@stillwater/table/position";
import { statedCostOf, triedAt } from "@stillwater/table/queries";
import { Button } from "@stillwater/ui";
import { AnswerButton } from "@stillwater/ui/companion";
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode, type RefObject, useEffect } from "react";
import { keepFocus } from "@/layout/KeepFocus";
import { useVoice } from "@/stage/Voice";
import type { CheckedAct } from "./useChecked";

interface AnswerFieldProps {
  readonly table: Table;
  readonly plan: Act;
  /** From the point of view of whoever holds the card. */
  readonly verdict: Verdict;
  readonly names: readonly string[];
  /** What could never be completed again after this act. */
  readonly closes: readonly Closure[];
  /** Where the answer comes from; `server` if this page runs older rules. */
  readonly from: CheckedAct["from"];
  /** The number of cards to draw the hand up to; null if something else comes first. */
  readonly drawTo: number | null;
  readonly card: string;
  /** What a press on the field does; absent if the field only shows the answer. */
  readonly press?: { readonly text: string; readonly onPress: () => void } | undefined;
  /** For a refusal: records the act as done all the same. */
  readonly anyway?: { readonly text: string; readonly onPress: () => void } | undefined;
  /** Further information that the same touch can record. */
  readonly along?: ReactNode;
  /** The element that takes the focus: the field, or the button back from a refusal. */
  readonly field: RefObject<HTMLButtonElement | null>;
  readonly onBack: () => void;
  readonly onRule: (clause: ClauseId) => void;
}

export function AnswerField(props: AnswerFieldProps) {
  const { table, plan, verdict, names, drawTo, press, anyway } = props;
  const t = useTranslations("companion");
  const voice = useVoice();
  // Whatever is pressed here goes with the answer.
  useEffect(() => keepFocus, []);
  const { rulebook } = table;
  const context = {
    ...triedAt(rulebook, plan),
    names,
    you: null,
  };
  const best = atBest(verdict);
  const text = voice.verdictText(best, context);
  const refused = best.allowed === "no";
  // Where a rule refuses the act anyway, what only people can check does not matter.
  const unsure = refused
    ? []
    : verdict.findings.filter((finding) => isLeftOpen(table, plan, best.price, finding));
  const others = refused ? verdict.findings.filter(({ holds }) => holds === "no").slice(1) : [];
  const cost = statedCostOf(table, plan, best);
  const { price } = cost;
  const most = cost.of === "card" ? cost.most : undefined;
  const paid = () =>
    most !== undefined
      ? t("discardRange", { price, most })
      : drawTo === null
        ? price === 0
          ? t("free")
          : t("discard", { price })
        : price === 0
          ? t("freeDraw", { hand: drawTo })
          : t("discardDraw", { price, hand: drawTo });
  const elsewhere = refused ? liesAt(table, plan.card) : undefined;
  const headline =
    elsewhere !== undefined
      ? t("liesAlready", { card: props.card, place: voice.placeText(elsewhere) })
      : refused || cost.of === "deed"
        ? text.headline
        : cost.of === "start" && !cost.alone
          ? t("together", { price })
          : paid();
  const first = refused || cost.of !== "start" ? 0 : cost.first;
  // A refused act closes nothing, as it is not done.
  const closes = refused ? [] : props.closes;
  const tone = refused ? "no" : (most ?? price) === 0 ? "free" : "pay";
  return (
    <div className="companion-answer" data-tone={tone} data-from={props.from}>
      <AnswerButton
        ref={refused ? undefined : props.field}
        tone={tone}
        headline={headline}
        sum={text.sum === undefined ? undefined : `${text.sum}.`}
        note={
          <>
            {first === 0 || cost.of !== "start" ? null : (
              <span className="mt-1.5 block">{t(cost.alone ? "firstAlone" : "firstEach", { first })}</span>
            )}
            {text.noteParts?.map(({ text: part, strong }) => (
              <Fragment key={part}>{strong ? <b>{part}</b> : part}</Fragment>
            ))}
            {[...others, ...unsure].map((finding) => (
              <span key={finding.clause} className="mt-1.5 block">
                {finding.holds === "unknown"
                  ? t("onlyYou", { what: voice.findingText(finding, context) })
                  : voice.findingText(finding, context)}
              </span>
            ))}
            {closes.map((closure) => (
              <span key={`${closure.clause} ${closure.at}`} className="mt-1.5 block">
                {t("closesAfter", { what: voice.closedText(closure) })}
              </span>
            ))}
            {props.from === "server" ? <span className="mt-1.5 block">{t("olderRules")}</span> : null}
          </>
        }
        press={refused ? undefined : press}
      />
      {props.along}
      <div className="companion-pair">
        {/* It may lie where the key was: the second press of a double press takes nothing back. */}
        <Button
          ref={refused ? props.field : undefined}
          icon="undo"
          onClick={({ detail }) => (detail < 2 ? props.onBack() : undefined)}
        >
          {props.card === "" ? t("undo") : t("takeBack", { card: props.card })}
        </Button>
        {refused && anyway !== undefined ? <Button onClick={anyway.onPress}>{anyway.text}</Button> : null}
        {text.clause === undefined ? null : (
          <Button icon="book" onClick={() => text.clause !== undefined && props.onRule(text.clause)}>
            {refused || cost.of === "deed" ? t("whyNot") : price === 0 ? t("whyFree") : t("why", { price })}
          </Button>
        )}
      </div>
    </div>
  );
}
