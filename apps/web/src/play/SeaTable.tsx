"use client";

/** The table while a game runs: crew, chart, verdict, hand and log, for a player or a spectator. */
import {
  type ClauseId,
  due,
  gauge,
  outcome,
  type Piece,
  type Place,
  startTable,
  type Table,
} from "@stillwater/engine";
import { type HandHandle, Icon, SeaBoard, type SeaBoardHandle, SpareGauge } from "@stillwater/ui";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ActionBar } from "./ActionBar";
import { Announcer } from "./Announcer";
import { actText, agreeText, dialText } from "./act-text";
import { berthsOf, cellsOf } from "./board-model";
import { Crew } from "./Crew";
import { isFilling, missing } from "./choice";
import { Desk } from "./Desk";
import { EndNotice } from "./EndNotice";
import { HandPanel } from "./HandPanel";
import { nearestLegal } from "./judging";
import { LogPanel } from "./LogPanel";
import type { Live } from "./live";
import { lastLaid } from "./log-lines";
import { StartTalk } from "./StartTalk";
import { namesOf } from "./seats";
import { Toasts } from "./Toasts";
import { useBoardWords } from "./useBoardWords";
import { useChoice } from "./useChoice";
import { useKeys } from "./useKeys";
import { type Setback, useSend } from "./useSend";
import { useSetbacks } from "./useSetbacks";
import { useToasts } from "./useToasts";
import { ReckoningPanel } from "./VerdictPanel";
import { waterOf } from "./water";

const RuleSheet = dynamic(() => import("./RuleSheet"), { ssr: false });

interface SeaTableProps {
  readonly live: Live;
  readonly table: Table;
  readonly shortcuts: boolean;
  readonly onKeys: () => void;
}

export function SeaTable({ live, table, shortcuts, onKeys }: SeaTableProps) {
  const t = useTranslations("table");
  const eight = useTranslations("eight");
  const you = live.view.you;
  const names = useMemo(() => namesOf(live, (seat) => t("seat", { seat: seat + 1 })), [live, t]);
  const words = useBoardWords();
  const choosing = useChoice(table, you);
  const { choice, cards, answers, around, move, reset } = choosing;
  const toasts = useToasts();
  const board = useRef<SeaBoardHandle<Place>>(null);
  const hand = useRef<HandHandle>(null);
  const primary = useRef<HTMLButtonElement>(null);
  const [rule, setRule] = useState<ClauseId | null>(null);
  const [looked, setLooked] = useState<Place | null>(null);

  const asked = due(table);
  const over = outcome(table) !== "playing";
  const mine = you !== null && asked.seats.includes(you);
  const talk = startTable(table);
  const setback = useSetbacks({ live, table, names, toasts });
  const onSetback = useCallback(
    (back: Setback) => {
      reset();
      setback(back);
    },
    [reset, setback],
  );
  const onDone = useCallback(() => {
    reset();
    hand.current?.focus();
  }, [reset]);
  const { sending, send } = useSend(live.view.id, onDone, onSetback);

  const commit = useCallback(() => {
    const text = you === null ? null : actText(table, you, choice);
    if (text !== null && mine && sending === null) send(text, live.rev);
  }, [you, table, choice, mine, sending, send, live.rev]);
  const go = () => {
    if (!mine && choice.at === "aim") return;
    if (move({ do: "go" })) commit();
    else if (choice.at === "aim") hand.current?.focus();
  };
  const pressSpace = (to: Place) => {
    if (you === null || over || isFilling(choice) || talk !== null) return;
    const again = choice.at === "aim" && choice.to === to;
    if (again) go();
    else move({ do: "space", to });
  };
  const pickCard = (card: Piece) => {
    move({ do: "card", card });
    setLooked(null);
  };
  const pickByKey = (index: number) => {
    const card = cards[index];
    if (card === undefined || over || talk !== null) return;
    pickCard(card);
    if (isFilling(choice)) return hand.current?.focus(String(card));
    focusWater.current = true;
  };
  // A card picked by its key hands the arrows over to the board, at the first space that is lit.
  const focusWater = useRef(false);
  useEffect(() => {
    if (!focusWater.current) return;
    focusWater.current = false;
    const to =
      answers === null ? undefined : [...answers].find(([, verdict]) => verdict.allowed !== "no")?.[0];
    const place = choice.at === "aim" ? choice.to : (to ?? table.rulebook.cells[0]);
    if (place !== undefined) board.current?.focus(place);
  }, [answers, choice, table]);
  const left = missing(choice);
  const filled = isFilling(choice) && left === 0;
  useEffect(() => {
    if (filled) primary.current?.focus();
  }, [filled]);

  const back = () => {
    const wasPaying = choice.at === "pay" || choice.at === "discard";
    move({ do: "back" });
    if (wasPaying) hand.current?.focus();
  };
  const discard = () => {
    if (you === null || over || talk !== null || choice.at === "give") return;
    move({ do: "discard" });
    hand.current?.focus();
  };
  useKeys({ pick: pickByKey, discard, back, help: onKeys }, shortcuts);

  const last = lastLaid(live.log);
  const lastPlace = last === null ? null : table.rulebook.place(last.place);
  const water = waterOf({ table, choice, answers, lastLaid: lastPlace });
  const spaceFirst = you !== null && !over && talk === null;
  const input = { table, choice, answers, water, words: words.space, spaceFirst };
  const figures = useMemo(() => live.figures ?? gauge(table), [live.figures, table]);
  const starter = whoLaid(live, ">berth:start ", names);
  const finisher = whoLaid(live, ">berth:finish ", names);
  const berths = berthsOf(input, {
    start: starter === undefined ? t("start") : t("startLaid", { name: starter }),
    finish:
      finisher === undefined ? t("toGo", { count: figures.spacesToGo }) : t("finishLaid", { name: finisher }),
  });
  const aim = choice.at === "aim" ? choice : null;
  const shown = aim?.to ?? (choice.at === "card" ? looked : null);
  const verdict = shown === null ? undefined : answers?.get(shown);
  const blocked = water.spaces.find((space) => space.blocks);
  const elsewhere = aim && answers ? nearestLegal(table, answers, aim.to) : null;
  const turn =
    live.log.length === 0 ? 1 : (live.log[live.log.length - 1]?.turn ?? 0) + (mine || !over ? 1 : 0);
  const actor = names[asked.seats[0] ?? -1] ?? "";
  const caption = over
    ? undefined
    : talk !== null
      ? t("talk")
      : asked.step === "give"
        ? t("quietAgain")
        : mine
          ? t("yourTurn")
          : t("turnOf", { name: actor });
  const receding = choice.at === "give" || talk !== null;
  const canDiscard = mine && cards.length >= around.discardCount;

  return (
    <div className="table-grid" data-choice={choice.at} data-talk={talk === null ? undefined : ""}>
      <Crew live={live} table={table} figures={figures} />
      <div className="table-middle">
        <section className="table-board" aria-label={t("board")} id="board" tabIndex={-1}>
          <SeaBoard<Place>
            ref={board}
            label={t("board")}
            rows={table.rulebook.rows.length}
            columns={table.rulebook.rows[0]?.length ?? 0}
            cells={cellsOf(input)}
            rowLabels={words.rows(table.rulebook.rows.length)}
            seed={live.view.id}
            berths={berths}
            captions={{
              top: caption,
              bottom:
                last === null
                  ? t("turn", { turn })
                  : t("lastLaid", { turn, name: names[last.entry.seat] ?? "", card: last.card }),
            }}
            legs={water.legs}
            {...(blocked && aim ? { bar: { from: blocked.place, to: aim.to } } : {})}
            gauge={
              <SpareGauge
                spare={figures.spare}
                atStart={figures.atStart}
                word={t(figures.word)}
                label={t("spare")}
              />
            }
            receding={receding}
            sequenceKeys={shortcuts}
            onCell={pressSpace}
            onFocusCell={setLooked}
          />
        </section>
        {you === null ? null : (
          <HandPanel
            ref={hand}
            table={table}
            cards={cards}
            choice={choice}
            around={around}
            shortcuts={shortcuts}
            onCard={pickCard}
            hint={talk === null ? undefined : eight("onlyYou")}
            tile={
              spaceFirst && !isFilling(choice) ? (
                <button
                  type="button"
                  className="sw-tile"
                  aria-disabled={!canDiscard || undefined}
                  aria-keyshortcuts={shortcuts ? "D" : undefined}
                  onClick={canDiscard ? discard : undefined}
                >
                  <Icon name="discards" size={26} />
                  {t("discardTwo")}
                </button>
              ) : undefined
            }
          />
        )}
      </div>
      <div className="table-side">
        <Desk
          table={table}
          choosing={choosing}
          names={names}
          you={you}
          mine={mine}
          actor={actor}
          over={over}
          shown={
            verdict && shown !== null && "card" in choice ? { verdict, to: shown, card: choice.card } : null
          }
          onElsewhere={
            aim !== null && verdict?.allowed === "no" && elsewhere !== null
              ? () => {
                  move({ do: "space", to: elsewhere });
                  board.current?.focus(elsewhere);
                }
              : undefined
          }
          onRule={setRule}
          talk={
            talk === null ? null : (
              <StartTalk
                talk={talk}
                names={names}
                you={you}
                most={cards.length}
                sending={sending}
                onDial={(gladly, atMost) => send(dialText(gladly, atMost), live.rev)}
                onAgree={(split) => send(agreeText(split), live.rev)}
              />
            )
          }
        />
        {you === null || over || talk !== null ? null : (
          <ActionBar
            ref={primary}
            choice={choice}
            card={"card" in choice ? words.card(table.rulebook, choice.card) : null}
            price={choice.at === "aim" ? around.fit(choice.card, choice.to) : null}
            mine={mine}
            actor={actor}
            busy={sending !== null}
            canDiscard={canDiscard}
            onGo={go}
            onDiscard={discard}
            onBack={back}
          />
        )}
        {verdict === undefined || !("card" in choice) || talk !== null ? null : (
          <div className="table-reckoning">
            <ReckoningPanel card={choice.card} verdict={verdict} />
          </div>
        )}
        <LogPanel live={live} names={names} notes={toasts.said} />
      </div>
      <Toasts toasts={toasts} />
      <Announcer live={live} table={table} names={names} extra={toasts.shown.at(-1)?.headline ?? null} />
      {rule === null ? null : <RuleSheet clause={rule} onClose={() => setRule(null)} />}
    </div>
  );
}

/** The name of whoever laid the card on a berth. */
function whoLaid(live: Live, onto: string, names: readonly string[]): string | undefined {
  const entry = live.log.find(({ facts }) => facts.some((fact) => fact.includes(onto)));
  return entry === undefined ? undefined : names[entry.seat];
}
