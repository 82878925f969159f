"use client";

/** The Start table of a position: the number of cards to agree on, everybody's two dials, and who agrees to which split. */
import { startTable, type Table } from "@stillwater/engine";
import {
  agreedBy,
  agreedOn,
  dialled,
  type Edited,
  namesAt,
  putPieces,
  type Said,
  saidBy,
  takenByStart,
} from "@stillwater/table/position";
import { Stepper, Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { ChoiceField } from "@/layout/ChoiceField";

interface TalkPanelProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly onEdit: (edit: Edited) => boolean;
}

const NOTHING_SAID = { gladly: 0, atMost: 0 } as const;
const NO_SPLIT = -1;

export function StartTalkPanel({ table, names, onEdit }: TalkPanelProps) {
  const t = useTranslations("editor");
  const talk = startTable(table);
  const open = namesAt(table, "pot").length;
  return (
    <fieldset className="grid gap-2.5">
      <legend className="pb-1.5 text-quiet">{t("talk")}</legend>
      <Dial
        text={t("talkOpen")}
        name={t("talkOpen")}
        value={open}
        most={takenByStart(table)}
        onValue={(count) => onEdit(putPieces(table, "pot", "toll", count))}
      />
      {talk === null
        ? null
        : names.map((name, seat) => (
            <Dials key={table.rulebook.hands[seat]} {...{ table, seat, name, onEdit }} />
          ))}
      {talk === null || talk.proposals.length === 0
        ? null
        : names.map((name, seat) => (
            <ChoiceField
              key={table.rulebook.hands[seat]}
              label={t("talkAgrees", { name })}
              value={agreedBy(table, seat) ?? NO_SPLIT}
              onChange={(split) => onEdit(agreedOn(table, seat, split === NO_SPLIT ? null : split))}
              options={[
                { value: NO_SPLIT, label: t("talkNone") },
                ...talk.proposals.map(({ split }, value) => ({ value, label: split.join("-") })),
              ]}
            />
          ))}
    </fieldset>
  );
}

interface DialsProps {
  readonly table: Table;
  readonly seat: number;
  readonly name: string;
  readonly onEdit: (edit: Edited) => boolean;
}

function Dials({ table, seat, name, onEdit }: DialsProps) {
  const t = useTranslations("editor");
  const said = saidBy(table, seat);
  const say = (next: Said) => onEdit(dialled(table, seat, next));
  return (
    <div className="grid gap-2.5 p-3 border border-ink bg-sheet">
      <Switch
        label={t("talkSaid", { name })}
        checked={said !== null}
        onChange={(on) => say(on ? NOTHING_SAID : null)}
      />
      {said === null ? null : (
        <>
          <Dial
            text={t("talkGladly")}
            name={t("countOf", { what: t("talkGladly"), who: name })}
            value={said.gladly}
            most={takenByStart(table)}
            onValue={(gladly) => say({ gladly, atMost: Math.max(gladly, said.atMost) })}
          />
          <Dial
            text={t("talkAtMost")}
            name={t("countOf", { what: t("talkAtMost"), who: name })}
            value={said.atMost}
            most={takenByStart(table)}
            onValue={(atMost) => say({ gladly: Math.min(said.gladly, atMost), atMost })}
          />
        </>
      )}
    </div>
  );
}

interface DialProps {
  readonly text: string;
  /** Its label for people who cannot see what it is beside. */
  readonly name: string;
  readonly value: number;
  readonly most: number;
  readonly onValue: (value: number) => void;
}

function Dial({ text, name, value, most, onValue }: DialProps) {
  const t = useTranslations("editor");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 gap-y-1 items-center">
      <span>{text}</span>
      <Stepper
        look="joined"
        value={value}
        min={0}
        max={most}
        onChange={onValue}
        labels={{ less: t("less"), more: t("more"), name }}
      />
    </div>
  );
}
