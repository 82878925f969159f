"use client";

/** Whose turn it is, and how many cards are where. */
import { countAt, outcome, setupOf, type Table, turnOf, writeName } from "@stillwater/engine";
import {
  countStack,
  type Edited,
  edited,
  handNames,
  hasPlace,
  held,
  namesAt,
  putPieces,
  type StackKind,
  turned,
} from "@stillwater/table/position";
import { Button, Stepper } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { ChoiceField } from "@/layout/ChoiceField";
import type { Cards } from "@/stage/cards";
import { useVoice } from "@/stage/Voice";
import { FoldedPart } from "./FoldedPart";
import { StartTalkPanel } from "./StartTalkPanel";

interface TablePanelProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly cards: Cards;
  readonly onEdit: (edit: Edited) => boolean;
}

const STAGES = ["dawn", "helm", "acted", "settling"] as const;
const KINDS = { hands: "hand", piles: "pile", discards: "discards" } as const;
const MOST = 99;
const MOST_OWED = 9;

export function TablePanel({ table, names, cards, onEdit }: TablePanelProps) {
  const t = useTranslations("editor");
  const voice = useVoice();
  const turn = turnOf(table) ?? { seat: 0, stage: "helm" as const };
  const { rulebook } = table;
  const over = outcome(table);
  const stages = STAGES.filter((stage) => stage !== "settling" || hasPlace(table, "pot"));
  return (
    <FoldedPart title={t("table")} note={voice.seatText(turn.seat, names)}>
      {names.length < 2 ? null : (
        <ChoiceField
          label={t("turn")}
          value={turn.seat}
          onChange={(seat) => onEdit(turned(table, { ...turn, seat }))}
          options={names.map((label, value) => ({ value, label }))}
        />
      )}
      <label className="grid-cols-1 grid gap-1">
        <span>{t("stage")}</span>
        <select
          className="min-h-11 p-2 border border-ink rounded-[3px] bg-sheet"
          value={over === "playing" ? turn.stage : over}
          onChange={(event) => {
            const { value } = event.target;
            const stage = stages.find((one) => one === value);
            if (stage !== undefined) onEdit(turned(table, { ...turn, stage }));
            else if (value === "won" || value === "lost")
              onEdit(edited(table, ({ turn: _turn, ...setup }) => ({ ...setup, over: value })));
          }}
        >
          {stages.map((stage) => (
            <option key={stage} value={stage}>
              {t(`stage_${stage}`)}
            </option>
          ))}
          {(["won", "lost"] as const).map((end) => (
            <option key={end} value={end}>
              {`${t("over")} ${t(`over_${end}`)}`}
            </option>
          ))}
        </select>
      </label>
      {turn.stage === "settling" && over === "playing" && hasPlace(table, "talk") && names.length > 1 ? (
        <StartTalkPanel {...{ table, names, onEdit }} />
      ) : null}
      <ul className="grid-cols-1 grid gap-3.5">
        {names.map((name, seat) => (
          <li className="grid-cols-1 grid gap-1.5 pt-2 border-t border-t-hair" key={rulebook.hands[seat]}>
            <h3 className="font-semibold">{name}</h3>
            {(["hands", "piles", "discards"] as const).map((kind) => (
              <Count key={kind} {...{ table, kind, seat, name, onEdit }} />
            ))}
            <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 gap-y-1 items-center">
              <span>{t("owed")}</span>
              <Stepper
                look="joined"
                value={namesAt(table, writeName("tray", seat + 1)).length}
                min={0}
                max={MOST_OWED}
                onChange={(count) => onEdit(putPieces(table, writeName("tray", seat + 1), "toll", count))}
                labels={{
                  less: t("less"),
                  more: t("more"),
                  name: t("countOf", { what: t("owed"), who: name }),
                }}
              />
            </div>
            <Held {...{ table, seat, name, cards, onEdit }} />
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}

interface CountProps {
  readonly table: Table;
  readonly kind: StackKind;
  readonly seat: number;
  readonly name: string;
  readonly onEdit: (edit: Edited) => boolean;
}

function Count({ table, kind, seat, name, onEdit }: CountProps) {
  const t = useTranslations("editor");
  const what = t(KINDS[kind]);
  // Two players who share a deck have no piles of their own.
  if (kind === "piles" && hasPlace(table, "open:1")) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 gap-y-1 items-center">
      <span>{what}</span>
      <Stepper
        look="joined"
        value={countAt(table, table.rulebook[kind][seat] ?? 0)}
        min={0}
        max={MOST}
        onChange={(count) => onEdit(countStack(table, kind, seat, count))}
        labels={{ less: t("less"), more: t("more"), name: t("countOf", { what, who: name }) }}
      />
    </div>
  );
}

interface HeldProps {
  readonly table: Table;
  readonly seat: number;
  readonly name: string;
  readonly cards: Cards;
  readonly onEdit: (edit: Edited) => boolean;
}

/** The known cards of a hand, each with a button to remove it. */
function Held({ table, seat, name, cards, onEdit }: HeldProps) {
  const t = useTranslations("editor");
  if (setupOf(table).viewer !== seat) return null;
  const known = handNames(table, seat);
  if (known.length === 0) return null;
  return (
    <>
      <p className="text-quiet">{t("handKnown", { name })}</p>
      <div className="flex flex-wrap gap-2">
        {known.map((card, index) => {
          const text = cards.name(table, table.rulebook.copies(card)[0] ?? 0);
          return (
            <Button
              key={`${card} ${known.indexOf(card) === index}`}
              size="small"
              icon="cross"
              label={t("dropCard", { card: text })}
              onClick={() =>
                onEdit(
                  held(
                    table,
                    seat,
                    known.filter((_card, at) => at !== index),
                  ),
                )
              }
            >
              {text}
            </Button>
          );
        })}
      </div>
    </>
  );
}
