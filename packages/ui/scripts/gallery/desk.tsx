import {
  Button,
  Hand,
  Icon,
  LogTable,
  PlayerColumn,
  Reckoning,
  RulePill,
  SeaBoard,
  Section,
  SpareBars,
  SpareFigure,
  SpareGauge,
  VerdictCard,
  Wordmark,
} from "../../src/index";
import { berth, cellsOf, crew, deskMarks, deskRows, island, labels, rowLabels } from "./sea-data";

const logColumns = { turn: "Turn", name: "Player", card: "Card", text: "Place", price: "Price" };

export function Desk() {
  return (
    <div className="g-desk">
      <div>
        <Wordmark name="Stillwater" />
        <Section label="Crew">
          <PlayerColumn
            players={crew.map((p, i) => ({
              ...p,
              discards: 6 + i,
              presence: ["your turn", "here", "away, 2 min"][i],
            }))}
            labels={labels}
          />
        </Section>
        <Section label="Spare cards">
          <SpareFigure look="panel" spare={31} word="calm" note="of 50" />
          <SpareBars
            label="Cards still to come"
            seats={[
              { key: "a", name: "Ana", value: 18, max: 30 },
              { key: "b", name: "Ben", value: 15, max: 30 },
              { key: "c", name: "Cléo", value: 16, max: 30 },
            ]}
          />
        </Section>
      </div>
      <div>
        <SeaBoard
          label="The sea"
          rows={6}
          columns={6}
          seed="sea-3p-7QK2"
          cells={cellsOf(deskRows, deskMarks)}
          rowLabels={rowLabels}
          legs={[5]}
          captions={{ top: "Turn 21 – Ana to play" }}
          berths={{
            start: berth("filled", "Start laid by Cléo"),
            finish: berth("empty", "Finish · 17 spaces to go"),
          }}
          gauge={<SpareGauge spare={31} atStart={50} toPay={12} word="calm" label="Spare" />}
        />
        <Hand
          label="Your hand"
          underColumns
          cards={[
            { key: "f", face: { kind: "finish", name: "Finish" }, label: "Finish, 1 of 5", shortcut: "1" },
            ...[64, 66, 7, 42].map((n, i) => ({
              key: String(n),
              face: island(n),
              label: `${n}, ${i + 2} of 5`,
              shortcut: String(i + 2),
              selected: n === 64,
            })),
          ]}
          tile={
            <button type="button" className="sw-tile" aria-keyshortcuts="D">
              <Icon name="discards" size={26} />
              Discard two
            </button>
          }
        />
      </div>
      <div>
        <VerdictCard
          tone="pay"
          stamp={{ kind: "price", price: 2, unit: "cards" }}
          headline="Yes — discard 2."
          sum="64 − 62 = 2"
          note="Left neighbour. Open water to the right."
          pill={<RulePill href="#">Price · EN 4A.2</RulePill>}
        />
        <Button variant="primary" block>
          Play 64 and pay 2
        </Button>
        <Reckoning
          left={{ n: 62, difference: 2, counts: true }}
          n={64}
          right={{}}
          openWord="open"
          label="64 − 62 = 2"
        />
        <Reckoning
          left={{ n: 45, difference: 2, counts: true }}
          n={47}
          right={{ n: 52, difference: 5 }}
          openWord="open"
          label="47 − 45 = 2"
        />
        <Section label="Log" aside="hands and discards stay hidden">
          <LogTable
            label="Log"
            columns={logColumns}
            lines={[
              { key: "20", turn: 20, name: "Cléo", card: 29, text: "row 3, place 1", price: "−2" },
              { key: "19", turn: 19, name: "Ben", card: 18, text: "row 2, place 2", price: "−1" },
              { key: "17", turn: 17, name: "Cléo", card: 33, text: "row 3, place 3", price: "free" },
            ]}
          />
        </Section>
      </div>
    </div>
  );
}
