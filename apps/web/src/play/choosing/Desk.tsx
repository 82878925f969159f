"use client";

/** What speaks to this person now: the verdict, the cards to choose, the Start's talk, or a quiet hint. */
import {
  type ClauseId,
  owes,
  type Piece,
  type Place,
  startTable,
  type Table,
  type Verdict,
} from "@stillwater/engine";
import { Sockets } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { VerdictPanel } from "@/play/verdict/VerdictPanel";
import { cardName, faceOf } from "@/play/words/faces";
import { type Filling, isFilling } from "./choice";
import type { Choosing } from "./useChoice";

interface DeskProps {
  readonly table: Table;
  readonly choosing: Choosing;
  readonly names: readonly string[];
  readonly you: number | null;
  readonly mine: boolean;
  readonly actor: string;
  readonly shown: { readonly verdict: Verdict; readonly card: Piece; readonly to: Place } | null;
  readonly onElsewhere: (() => void) | undefined;
  readonly onRule: (clause: ClauseId) => void;
  /** What speaks to the whole table in place of a verdict: the Start, the end. */
  readonly speech: ReactNode;
}

/** The most sockets that stand beside their words. */
const MANY = 3;

export function Desk(props: DeskProps) {
  const { table, choosing, names, you, shown, speech } = props;
  const t = useTranslations("table");
  const { choice } = choosing;
  return (
    <section className="table-desk" aria-label={t("verdict")}>
      {speech ??
        (isFilling(choice) ? (
          <Filler table={table} choosing={choosing} choice={choice} names={names} />
        ) : shown !== null && you !== null ? (
          <VerdictPanel
            table={table}
            names={names}
            you={you}
            {...shown}
            onElsewhere={props.onElsewhere}
            onRule={props.onRule}
          />
        ) : (
          <Hint {...props} />
        ))}
    </section>
  );
}

function Hint({ table, choosing, you, mine, actor, names }: DeskProps) {
  const t = useTranslations("table");
  const eight = useTranslations("eight");
  const { choice, cards, around } = choosing;
  const owing = names.filter((_name, seat) => owes(table, seat) > 0);
  const [headline, text] = ((): readonly [string, string] => {
    if (owing.length > 0 && startTable(table) === null) {
      return [
        eight("waitGive", { names: owing.join(", ") }),
        you === null ? t("spectating") : eight("nothingMore"),
      ];
    }
    if (you === null) return [t("turnOf", { name: actor }), t("spectating")];
    if (choice.at === "space") {
      const fitting = cards.filter((card) => around.fit(card, choice.to).fits).length;
      return [t("openSpace"), t("fits", { count: fitting })];
    }
    if (choice.at === "card") {
      const card = cardName(table.rulebook, choice.card, { start: t("start"), finish: t("finish") });
      return [t("pickSpace", { card }), t(mine ? "pickText" : "watchText")];
    }
    if (!mine) return [t("turnOf", { name: actor }), t("watchText")];
    const forced = cards.find((card) => table.rulebook.pieceName(card) === "start");
    const berth = forced === undefined ? null : around.berth(forced);
    if (forced !== undefined && berth !== null && around.fit(forced, berth).fits) {
      return [t("startFirst"), t("startFirstText")];
    }
    return [t("pick"), t("pickText")];
  })();
  return (
    <div className="table-hint">
      <p className="font-serif text-[1.375rem] leading-tight font-medium">{headline}</p>
      <p className="text-quiet">{text}</p>
    </div>
  );
}

function Filler(props: {
  readonly table: Table;
  readonly choosing: Choosing;
  readonly choice: Filling;
  readonly names: readonly string[];
}) {
  const { table, choosing, choice, names } = props;
  const t = useTranslations("table");
  const eight = useTranslations("eight");
  const words = { start: t("start"), finish: t("finish") };
  const headline = {
    pay: t("choosePay", { count: choice.need }),
    discard: t("chooseDiscard"),
    give: eight("give", { count: choice.need }),
  }[choice.at];
  const others = names.flatMap((name, seat) => {
    const owed = owes(table, seat);
    return owed > 0 && seat !== table.viewer ? [`${name} ${owed}`] : [];
  });
  return (
    <div className="table-filler" data-many={choice.need > MANY ? "" : undefined}>
      <div>
        <h3 className="font-serif text-2xl leading-tight font-medium">{headline}</h3>
        <p className="mt-1 text-quiet">
          {choice.at === "give" ? eight("giveText") : t("chooseText")}
          {choice.at === "give" && others.length > 0
            ? ` ${eight("othersGive", { names: others.join(", ") })}`
            : null}
        </p>
      </div>
      <Sockets
        count={choice.need}
        label={t("chosenOf", { count: choice.paid.length, need: choice.need })}
        faces={choice.paid.map((card) => ({
          key: String(card),
          face: faceOf(table.rulebook, card, words),
          label: t("takeOut", { card: cardName(table.rulebook, card, words) }),
        }))}
        onTake={(key) => choosing.move({ do: "card", card: Number(key) })}
      />
    </div>
  );
}
