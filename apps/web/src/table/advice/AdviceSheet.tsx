"use client";

/** Three acts the crew would think of, what each costs and how often it wins, and why. A tap shows one on the board. */
import type { Act } from "@stillwater/engine";
import { choiceFor, GIFTS } from "@stillwater/table/act-builder";
import type { AdvisedAct } from "@stillwater/table/queries";
import { priceText, Sheet } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { AdviceProps, Stage } from "@/stage/useStage";
import { useVoice } from "@/stage/Voice";
import { useActWords } from "@/table/act-builder/useActWords";
import { useAdvice } from "./useAdvice";
import { pieceNamesOf, useReasonWords } from "./useReasonWords";

export default function AdviceSheet({ stage, seat, within, onClose }: AdviceProps) {
  const t = useTranslations("advice");
  const shell = useTranslations("shell");
  const { table, live, helm } = stage;
  const answer = useAdvice(table, live.log, seat, within);
  const show = (act: Act) => {
    const { put, cards } = helm.choosing;
    const choice = choiceFor(act, cards, () => act.cards.length);
    if (choice !== null) put(choice);
    onClose();
  };
  const said =
    answer === "asking"
      ? t("asking")
      : answer === "failed"
        ? t("failed")
        : answer.acts.length === 0
          ? t("none")
          : t("from", { count: answer.worlds });
  const words = useAdvisedWords(stage);
  const heard = (advised: AdvisedAct): string => {
    const { what, where, costs, chance } = words(advised);
    return [[what, where].filter(Boolean).join(", "), costs, chance].filter(Boolean).join(". ");
  };
  return (
    <Sheet open title={t("title")} closeLabel={shell("close")} onClose={onClose} side="end">
      <p className="text-quiet">{t("hint")}</p>
      {typeof answer === "string" ? null : (
        <ol className="my-4 grid gap-2" aria-label={t("title")}>
          {answer.acts.map((advised) => (
            <Row key={nameOf(advised.act)} stage={stage} advised={advised} onShow={show} />
          ))}
        </ol>
      )}
      <p className="text-quiet tabular-nums">{said}</p>
      {/* The figures change many times: who listens hears the acts with them once they are sure. */}
      <p className="sr-only" role="status">
        {typeof answer === "string" ? said : answer.done ? [...answer.acts.map(heard), said].join(". ") : ""}
      </p>
    </Sheet>
  );
}

const nameOf = ({ type, card, to, numbers }: Act): string => [type, card, to, ...numbers].join(" ");

/** An advised act in words: what it is, where, what it costs, and how often it wins. */
function useAdvisedWords(stage: Stage) {
  const t = useTranslations("advice");
  const table = useTranslations("table");
  const voice = useVoice();
  const words = useActWords(stage);
  return ({ act, price, wins, error, reason }: AdvisedAct) => {
    const isGift = GIFTS.some((gift) => gift === act.type);
    const given = price + (isGift ? act.cards.length : 0);
    const isShared = reason.kind === "shared";
    return {
      what: isGift ? t("give", { cards: pieceNamesOf(stage, act.cards) }) : words.aim(act, 0),
      where: act.to === 0 ? "" : voice.placeText(stage.table.rulebook.placeName(act.to)),
      cost: isShared ? "" : given === 0 ? table("freeWord") : priceText(given),
      // A sign and a figure are little to hear; what is given away is named already.
      costs: isShared || isGift ? "" : t("price", { count: given }),
      chance: t("wins", { wins, error }),
    };
  };
}

interface RowProps {
  readonly stage: Stage;
  readonly advised: AdvisedAct;
  readonly onShow: (act: Act) => void;
}

function Row({ stage, advised, onShow }: RowProps) {
  const why = useReasonWords(stage);
  const { what, where, cost, costs, chance } = useAdvisedWords(stage)(advised);
  const { act, wins, error } = advised;
  return (
    <li>
      <button
        type="button"
        className="grid min-h-11 w-full grid-cols-[1fr_auto_4rem_2rem] items-center gap-x-3 gap-y-1 rounded-xs border border-hair bg-sheet px-3 py-2 text-start"
        onClick={() => onShow(act)}
      >
        <span className="font-[500]">
          {what} {where === "" ? null : <span className="text-quiet">{where}</span>}
        </span>
        <span className="text-act tabular-nums">
          <span aria-hidden="true">{cost}</span>
          <span className="sr-only">{costs}</span>
        </span>
        <span className="relative h-2 border border-ink" aria-hidden="true">
          <span className="absolute inset-y-0 start-0 bg-act" style={{ width: `${wins}%` }} />
          <span
            className="absolute inset-y-[-3px] border-x-2 border-ink"
            style={{
              insetInlineStart: `${Math.max(0, wins - error)}%`,
              width: `${Math.min(100, wins + error) - Math.max(0, wins - error)}%`,
            }}
          />
        </span>
        <span className="text-end font-serif text-20 tabular-nums">
          <span aria-hidden="true">{wins}</span>
          <span className="sr-only">{chance}</span>
        </span>
        <span className="col-span-full text-quiet">{why(advised)}</span>
      </button>
    </li>
  );
}
