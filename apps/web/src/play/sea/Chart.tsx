"use client";

/** The sea with everything that is picked, lit, priced or refused on it. */
import type { Gauge, Place, Table } from "@stillwater/engine";
import { SeaBoard, SpareGauge } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { Helm } from "@/play/choosing/useHelm";
import { lastLaid } from "@/play/log/log-lines";
import type { Live } from "@/play/table/live";
import { berthsOf, cellsOf } from "./board-model";
import { useBoardWords } from "./useBoardWords";
import { waterOf } from "./water";

interface ChartProps {
  readonly live: Live;
  readonly table: Table;
  readonly figures: Gauge;
  readonly names: readonly string[];
  readonly helm: Helm;
  readonly shortcuts: boolean;
}

export function Chart({ live, table, figures, names, helm, shortcuts }: ChartProps) {
  const t = useTranslations("table");
  const words = useBoardWords();
  const { choice, answers } = helm.choosing;
  const { rulebook } = table;
  const last = lastLaid(live.log);
  const water = waterOf({
    table,
    choice,
    answers,
    lastLaid: last === null ? null : rulebook.place(last.place),
    looked: helm.looked,
  });
  const spaceFirst = live.view.you !== null && !helm.over && helm.talk === null;
  const input = { table, choice, answers, water, words: words.space, spaceFirst };
  const starter = whoLaid(live, ">berth:start ", names);
  const finisher = whoLaid(live, ">berth:finish ", names);
  const done = live.log[live.log.length - 1]?.turn ?? 0;
  const turn = helm.asked.step === "act" ? done + 1 : done;
  return (
    <section className="table-board" aria-label={t("board")} id="board" tabIndex={-1}>
      <SeaBoard<Place>
        ref={helm.board}
        label={t("board")}
        rows={rulebook.rows.length}
        columns={rulebook.rows[0]?.length ?? 0}
        cells={cellsOf(input)}
        rowLabels={words.rows(rulebook.rows.length)}
        seed={live.view.id}
        berths={berthsOf(input, {
          start: starter === undefined ? t("start") : t("startLaid", { name: starter }),
          finish:
            finisher === undefined
              ? t("toGo", { count: figures.spacesToGo })
              : t("finishLaid", { name: finisher }),
        })}
        captions={{
          top: useCaption(helm, names),
          bottom:
            last === null
              ? t("turn", { turn })
              : t("lastLaid", { turn, name: names[last.entry.seat] ?? "", card: last.card }),
        }}
        legs={water.legs}
        {...(water.bar === null ? {} : { bar: water.bar })}
        gauge={
          <SpareGauge
            spare={figures.spare}
            atStart={figures.atStart}
            word={t(figures.word)}
            label={t("spare")}
          />
        }
        receding={choice.at === "give" || helm.talk !== null}
        sequenceKeys={shortcuts}
        onCell={helm.pressSpace}
        onFocusCell={helm.look}
      />
    </section>
  );
}

function useCaption({ over, talk, asked, mine }: Helm, names: readonly string[]): string | undefined {
  const t = useTranslations("table");
  if (over) return undefined;
  if (talk !== null) return t("talk");
  if (asked.step === "give" && names.length > 1) return t("quietAgain");
  return mine ? t("yourTurn") : t("turnOf", { name: names[asked.seats[0] ?? -1] ?? "" });
}

/** The name of whoever laid the card on a berth. */
function whoLaid(live: Live, onto: string, names: readonly string[]): string | undefined {
  const entry = live.log.find(({ facts }) => facts.some((fact) => fact.includes(onto)));
  return entry === undefined ? undefined : names[entry.seat];
}
