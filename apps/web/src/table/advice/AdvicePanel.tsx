"use client";

/**
 * Three acts the crew would consider, with the price of each and how often it wins: beside the board, or over the hand on an
 * upright screen. A tap shows an act on the board, with the reason for it.
 */
import type { Act } from "@stillwater/engine";
import { choiceFor, isActBy } from "@stillwater/table/act-builder";
import type { AdviceAnswer, AdvisedAct } from "@stillwater/table/queries";
import { Button, priceText, Section } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { AdviceProps, Stage } from "@/stage/useStage";
import { useAdvice } from "./useAdvice";
import { useCalled } from "./useCalled";
import { useReasonWords } from "./useReasonWords";
import { WinsBar } from "./WinsBar";

/** On an upright screen the panel lies over the hand, beside the buttons or above them: buttons and board stay in view. */
const STANDING = [
  "max-xl:portrait:z-30 max-xl:portrait:max-h-[62dvh] max-xl:portrait:overflow-y-auto max-xl:portrait:bg-paper",
  "max-xl:portrait:px-3.5",
  "tablet:portrait:in-[.table-grid]:fixed tablet:portrait:inset-x-0 tablet:portrait:bottom-0",
  "tablet:portrait:silent:end-80 tablet:portrait:silent:border-e tablet:portrait:silent:border-e-hair tablet:portrait:talking:bottom-21",
  "max-md:portrait:sticky max-md:portrait:bottom-0 max-md:portrait:order-2 max-md:portrait:-mx-3.5",
  "max-md:portrait:in-[.table-grid]:bottom-[calc(58px+max(10px,env(safe-area-inset-bottom)))]",
  "low:portrait:in-[.table-grid]:bottom-[calc(54px+max(6px,env(safe-area-inset-bottom)))]",
  "max-md:[&_.sw-section-head]:mb-0",
].join(" ");

export default function AdvicePanel({ stage, seat, within, onClose }: AdviceProps) {
  const t = useTranslations("advice");
  const { table, live, helm } = stage;
  const answer = useAdvice(table, live.log, seat, within);
  const [picked, pick] = useState("");
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    // The button for advice is below the log: scroll the board that it is about back into view.
    const grid = panel.current?.closest(".table-grid");
    if (grid && grid.getBoundingClientRect().top < 0) grid.scrollIntoView();
    return () => {
      // A focus that has moved elsewhere stays there.
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, []);
  const acts = typeof answer === "string" ? [] : inOrder(answer);
  // Scrolled wholly into view once it has content.
  useEffect(() => {
    if (acts.length > 0) panel.current?.scrollIntoView({ block: "nearest" });
  }, [acts.length]);
  const told = acts.find(({ act }) => nameOf(act) === picked) ?? acts[0];
  const show = (act: Act) => {
    const { put, cards } = helm.choosing;
    const choice = choiceFor(act, cards, () => act.cards.length);
    if (choice !== null) put(choice);
    pick(nameOf(act));
  };
  const said =
    answer === "asking"
      ? t("asking")
      : answer === "failed"
        ? t("failed")
        : acts.length === 0
          ? t("none")
          : t("from", { count: answer.worlds });
  const words = useAdvisedWords(stage);
  const heard = (advised: AdvisedAct): string => {
    const { what, where, costs, chance } = words(advised);
    return [[what, where].filter(Boolean).join(", "), costs, chance].filter(Boolean).join(". ");
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape puts the whole panel away, whatever in it has the focus
    <div
      ref={panel}
      tabIndex={-1}
      className={`order-5 outline-none ${STANDING}`}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Section label={t("title")} aside={<span className="md:hidden">{t("unit")}</span>}>
        <p className="text-15/[1.3] text-quiet max-md:unseen">{t("hint")}</p>
        {acts.length === 0 ? null : (
          <ol className="md:mt-2" aria-label={t("title")}>
            {acts.map((advised) => (
              <Row
                key={nameOf(advised.act)}
                {...{ stage, advised }}
                isTold={advised === told}
                onShow={show}
              />
            ))}
          </ol>
        )}
        <div className="flex min-h-11 items-center justify-between gap-x-4 text-15">
          <p className="text-quiet tabular">{said}</p>
          <Button variant="text" size="small" className="flex-none" onClick={onClose}>
            {t("away")}
          </Button>
        </div>
        {/* The figures change many times, so a screen reader announces the acts only once the figures are final. */}
        <p className="unseen" role="status">
          {typeof answer === "string" ? said : answer.done ? [...acts.map(heard), said].join(". ") : ""}
        </p>
      </Section>
    </div>
  );
}

/** In the crew's own order while the figures still change; at the end, by how often each wins. */
const inOrder = ({ acts, done }: AdviceAnswer): readonly AdvisedAct[] =>
  done ? [...acts].sort((a, b) => b.wins - a.wins) : acts;

const nameOf = ({ type, card, to, numbers }: Act): string => [type, card, to, ...numbers].join(" ");

/** An advised act in words: the act, its place, its price, and how often it wins. */
function useAdvisedWords(stage: Stage) {
  const t = useTranslations("advice");
  const table = useTranslations("table");
  const called = useCalled(stage);
  return ({ act, price, wins, error, reason }: AdvisedAct) => {
    const isGift = isActBy(act.type, "gift");
    const given = price + (isGift ? act.cards.length : 0);
    const isShared = reason.kind === "shared";
    return {
      ...called(act),
      cost: isShared ? "" : given === 0 ? table("freeWord") : priceText(given),
      // A sign and a figure say little when read aloud; cards given away are named already.
      costs: isShared || isGift ? "" : t("price", { count: given }),
      chance: t("wins", { wins, error }),
    };
  };
}

interface RowProps {
  readonly stage: Stage;
  readonly advised: AdvisedAct;
  /** The reason is shown for one act only. */
  readonly isTold: boolean;
  readonly onShow: (act: Act) => void;
}

function Row({ stage, advised, isTold, onShow }: RowProps) {
  const why = useReasonWords(stage);
  const { what, where, cost, costs, chance } = useAdvisedWords(stage)(advised);
  const { act, wins, error } = advised;
  return (
    <li
      className={`border-b border-b-hair border-s-3 px-2.5 ${isTold ? "border-s-act bg-act-soft" : "border-s-transparent"}`}
    >
      <button
        type="button"
        className="grid min-h-11 w-full grid-cols-[1fr_auto_3.25rem_1.75rem] items-center gap-x-2.5 py-1 text-start"
        aria-pressed={isTold}
        onClick={() => onShow(act)}
      >
        <span className="font-normal">
          {what} {where === "" ? null : <span className="text-quiet">{where}</span>}
        </span>
        <span className="text-act tabular">
          <span aria-hidden="true">{cost}</span>
          <span className="unseen">{costs}</span>
        </span>
        <WinsBar {...{ wins, error }} />
        <span className="text-end font-serif text-20 tabular">
          <span aria-hidden="true">{wins}</span>
          <span className="unseen">{chance}</span>
        </span>
      </button>
      {isTold ? <p className="pb-2 text-15/[1.3] max-md:text-14/[1.3]">{why(advised)}</p> : null}
    </li>
  );
}
