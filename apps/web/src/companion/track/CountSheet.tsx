"use client";

/** Everybody's cards, counted by the app and corrected by people. */
import { type Content, type Correction, correcting, slipped, type View } from "@stillwater/companion";
import { closed, countAt, gauge, type Table, turnOf } from "@stillwater/engine";
import { Button, Segments, Sheet, SpareFigure, Stepper } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useVoice } from "@/stage/Voice";
import { comparable } from "./figures";

interface CountSheetProps {
  readonly view: View;
  readonly table: Table;
  readonly onWrite: (content: Content) => void;
  readonly onClose: () => void;
}

const KINDS = ["hands", "piles", "discards"] as const;
/** The heading of each column. */
const HEADS = { hands: "handWord", piles: "pileWord", discards: "discardsWord" } as const;
const MOST = 60;

export default function CountSheet({ view, table, onWrite, onClose }: CountSheetProps) {
  const t = useTranslations("track");
  const words = useTranslations("table");
  const shell = useTranslations("shell");
  const voice = useVoice();
  const { rulebook } = table;
  const figures = gauge(table);
  const [counted, setCounted] = useState<Readonly<Record<string, number>>>({});
  // Cards are conserved: if one place has more, another has fewer.
  const surplus = Object.entries(counted).reduce(
    (sum, [place, count]) => sum + count - countAt(table, rulebook.place(place)),
    0,
  );
  const put = (correction: Correction) => {
    const content = correcting(view, correction);
    if (content !== undefined) onWrite(content);
  };
  const seat = turnOf(table)?.seat ?? 0;
  const shut = closed(table);
  const broken = slipped(view).length;
  return (
    <Sheet open title={t("count")} closeLabel={shell("close")} onClose={onClose}>
      <div className="grid grid-cols-1 gap-3.5">
        {rulebook.leads === null ? (
          <div className="flex items-center justify-between gap-3.5">
            <SpareFigure
              spare={Math.max(0, figures.spare)}
              word={words(figures.word)}
              note={words("spareWord")}
              look="panel"
            />
            {comparable(view) ? <p>{t("par", { spent: figures.spent, least: figures.least })}</p> : null}
          </div>
        ) : null}
        {shut.length === 0 ? (
          <p>{t("mayClose")}</p>
        ) : (
          <ul>
            {shut.map((closure) => (
              <li key={`${closure.clause} ${closure.at}`}>{voice.closedText(closure)}</li>
            ))}
          </ul>
        )}
        {broken === 0 ? null : <p>{t("slips", { count: broken })}</p>}
        {rulebook.hands.length > 1 ? (
          <Segments
            label={t("whoseTurn")}
            value={seat}
            onChange={(next) => put({ seat: next })}
            options={view.names.map((name, value) => ({ value, label: name }))}
          />
        ) : null}
        <table className="w-full max-sm:block [&_:is(th,td)]:px-0.5 [&_:is(th,td)]:py-1 [&_:is(th,td)]:text-start sm:[&_:is(th,td)]:border-t sm:[&_:is(th,td)]:border-t-hair">
          <thead className="max-sm:unseen">
            <tr>
              <th scope="col">{words("crew")}</th>
              {KINDS.map((kind) => (
                <th key={kind} scope="col">
                  {words(HEADS[kind])}
                </th>
              ))}
            </tr>
          </thead>
          {/* A phone fits one stepper on a line: a player, then each of their counts under its own heading. */}
          <tbody className="max-sm:block">
            {view.names.map((name, index) => (
              <tr
                key={`${name} ${String(index)}`}
                className="max-sm:block max-sm:border-t max-sm:border-t-hair max-sm:py-1.5"
              >
                <th scope="row" className="max-sm:block">
                  {name}
                </th>
                {KINDS.map((kind) => {
                  const place = rulebook[kind][index] ?? 0;
                  const at = rulebook.placeName(place);
                  const count = counted[at] ?? countAt(table, place);
                  return (
                    <td
                      key={kind}
                      data-of={words(HEADS[kind])}
                      className="max-sm:flex max-sm:items-center max-sm:justify-between max-sm:before:content-[attr(data-of)]"
                    >
                      <Stepper
                        look="joined"
                        value={count}
                        min={0}
                        max={MOST}
                        onChange={(value) => setCounted({ ...counted, [at]: value })}
                        labels={{
                          name: voice.placeText(at, view.names),
                          less: t("less"),
                          more: t("more"),
                          value: t("cards", { count }),
                        }}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {Object.keys(counted).length === 0 ? (
          <Button onClick={onClose} block>
            {t("goOn")}
          </Button>
        ) : (
          <Button
            variant="primary"
            block
            disabled={surplus !== 0}
            onClick={() => {
              put({ at: counted });
              onClose();
            }}
          >
            {surplus === 0
              ? t("countRight")
              : t(surplus > 0 ? "countMore" : "countFewer", { count: Math.abs(surplus) })}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
