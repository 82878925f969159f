import { RowTargets } from "../../src/expansions/index";
import {
  Button,
  Hand,
  Icon,
  IconButton,
  PlayerColumn,
  PlayerStrip,
  RulePill,
  SeaBoard,
  type SeaCell,
  Section,
  SpareFigure,
  SpareGauge,
  signFace,
  VerdictCard,
} from "../../src/index";
import { ROCKS_SIGN, RocksBadge } from "../../src/modules/jagged-rocks/index";
import { MONSTER_SIGN, MonsterMark } from "../../src/modules/sea-monsters/index";
import {
  COMPASS_SIGN,
  CompassRack,
  Council,
  STORM_SIGNS,
  StormBadge,
} from "../../src/modules/storm-compass/index";
import { NumberWheel, WILD_SIGN, WildMark } from "../../src/modules/wild-cards/index";

const none = () => undefined;
const island = (n: number) => ({ kind: "island", n }) as const;
type Marks = Readonly<Record<string, Partial<SeaCell<string>>>>;

const rows = [
  [0, 4, 6, 0, 0, 14],
  [20, 21, 22, 23, 24, 25],
  [28, 29, 31, 0, 35, 0],
  [0, 0, 47, 0, 50, 0],
  [0, 57, 0, 0, 64, 65],
  [68, 0, 72, 0, 0, 0],
];
const cellsOf = (marks: Marks): SeaCell<string>[] =>
  rows.flatMap((row, r) =>
    row.map((n, c) => {
      const place = `r${r + 1}c${c + 1}`;
      const laid = n > 0 ? ({ state: "laid", face: island(n) } as const) : ({ state: "empty" } as const);
      return {
        place,
        row: r + 1,
        column: c + 1,
        label: `Row ${r + 1}, column ${c + 1}`,
        ...laid,
        ...marks[place],
      };
    }),
  );
const picked: Marks = {
  r5c2: { state: "bound" },
  r5c3: { state: "cost", price: 4, inChannel: true },
  r5c4: { state: "picked", price: 3, face: island(61), inChannel: true },
  r5c5: { state: "bound" },
  r5c6: { last: true },
};
const prey: Marks = Object.fromEntries(
  cellsOf({})
    .filter((cell) => cell.state === "laid")
    .map((cell) => [
      cell.place,
      cell.place === "r3c3" ? { state: "doomed", badge: <MonsterMark /> } : { state: "prey" },
    ]),
);
const rowLabels = ["row 1, bottom", "row 2", "row 3", "row 4", "row 5", "row 6, top"];
const labels = { list: "Players", pile: "pile", hand: "hand", discards: "discards" };
const crew = [
  { key: "a", name: "Ana", suffix: "you", active: true, pile: 16, hand: 5 },
  {
    key: "b",
    name: "Ben",
    pile: 10,
    hand: 5,
    badges: <StormBadge storm="orange" label="must touch a card" />,
  },
  {
    key: "c",
    name: "Cléo",
    pile: 10,
    hand: 3,
    badges: (
      <>
        <StormBadge storm="yellow" count={2} label="holds three, twice" />
        <StormBadge storm="orange" label="must touch a card" />
      </>
    ),
  },
];
const berths = {
  start: { place: "start", state: "filled", text: "Start · Cléo", label: "Start, laid" },
  finish: { place: "finish", state: "empty", text: "16 spaces to go", label: "Finish" },
} as const;
const gauge = <SpareGauge spare={31} atStart={50} toPay={12} word="calm" label="Spare" />;
const fog = [{ row: 6, kind: "fog", badge: <StormBadge storm="purple" /> }] as const;

interface PhoneProps {
  readonly board: React.ReactNode;
  readonly children: React.ReactNode;
}

function Phone({ board, children }: PhoneProps) {
  return (
    <div className="g-phone">
      <div className="g-head">
        <IconButton icon="menu" label="Menu" />
        <p className="g-title">
          The Sea<small>Storm & Compass · quiet</small>
        </p>
        <SpareFigure spare={31} word="calm" note="spare" />
        <IconButton icon="book" label="Rules" />
      </div>
      <PlayerStrip players={crew} labels={labels} />
      <div className="g-board">{board}</div>
      <CompassRack held={2} spent={1} label={"2 compasses"} />
      {children}
    </div>
  );
}

const shared = {
  label: "The sea",
  rows: 6,
  columns: 6,
  seed: "sea-3p-M2VX",
  rowLabels,
  berths,
  gauge,
} as const;
const hand = [
  ...[51, 59, 61].map((n, i) => ({ key: String(n), face: island(n), label: `${n}, ${i + 1} of 5` })),
  { key: "m", face: signFace(MONSTER_SIGN, "Sea Monster"), label: "Sea Monster, 4 of 5" },
  { key: "w", face: signFace(WILD_SIGN, "Wild"), label: "Wild, 5 of 5" },
];

const council = (
  <Council
    level={2}
    drawn={{
      storm: "orange",
      overline: "Ben drew a storm",
      title: "Hug the coast",
      text: "Ben may lay islands only beside a card.",
    }}
    question="Use a compass now?"
    chosen="fog"
    onChoose={none}
    options={[
      {
        key: "this",
        storm: "orange",
        title: "On this storm",
        note: "Ben stays free",
        markers: [{ key: "b", initial: "B", name: "Ben" }],
        label: "On this storm, Ben stays free. Ben points here.",
      },
      {
        key: "squall",
        storm: "yellow",
        title: "On Cléo’s squall",
        note: "one of two",
        markers: [],
        label: "On Cléo’s squall, one of two",
      },
      {
        key: "fog",
        storm: "purple",
        title: "On the fog",
        note: "row 6 opens",
        markers: [
          { key: "a", initial: "A", name: "Ana", own: true },
          { key: "c", initial: "C", name: "Cléo" },
        ],
        label: "On the fog, row 6 opens. Ana and Cléo point here.",
      },
      {
        key: "keep",
        storm: "keep",
        title: "Keep both",
        note: "the storm stays",
        markers: [],
        label: "Keep both",
      },
    ]}
  />
);

const numbers = [58, 59, 60, 61, 62, 63].map((n, i) => {
  const price = [1, 2, 3, 3, 2, 1][i] ?? 0;
  return {
    n,
    state: n === 58 ? "free" : price > 2 ? "tooDear" : "cost",
    price,
    label: `${n}, discard ${price}`,
  } as const;
});

export const expansionPages = {
  storms: (
    <Phone
      board={
        <SeaBoard
          {...shared}
          cells={cellsOf(picked)}
          rowMarks={fog}
          captions={{ top: "Your turn", bottom: "Fog on row 6" }}
        />
      }
    >
      <VerdictCard
        tone="pay"
        stamp={{ kind: "price", price: 3, unit: "cards" }}
        headline="Yes — discard 3."
        sum="64 − 61 = 3"
        note="right neighbour"
        pill={<RulePill href="#">Price · EN 4A</RulePill>}
      />
      <Hand label="Your hand" cards={hand.map((card) => ({ ...card, selected: card.key === "61" }))} />
    </Phone>
  ),
  rocks: (
    <Phone
      board={
        <SeaBoard
          {...shared}
          cells={cellsOf({ r5c6: { last: true }, r4c3: { badge: <WildMark /> } })}
          rowMarks={[
            ...fog,
            { row: 1, kind: "rocks", state: "leaving", badge: <RocksBadge /> },
            { row: 4, kind: "rocks", state: "coming", badge: <RocksBadge /> },
          ]}
          captions={{ top: "Move the rocks", bottom: "or discard two" }}
          overlay={
            <RowTargets
              label="Where the rocks go"
              onRow={none}
              rows={[1, 2, 3, 4, 5, 6].map((row) => ({
                row,
                place: `row:${row}`,
                state: row === 4 ? "picked" : row === 2 || row === 1 ? "closed" : "open",
                label: `Row ${row}`,
              }))}
            />
          }
        />
      }
    >
      <NumberWheel
        label="The Wild’s number"
        numbers={numbers}
        value={60}
        onChange={none}
        labels={{ less: "Lower", more: "Higher" }}
      />
    </Phone>
  ),
  monster: (
    <Phone
      board={
        <SeaBoard
          {...shared}
          cells={cellsOf(prey)}
          rowMarks={[{ row: 4, kind: "rocks", badge: <RocksBadge /> }]}
          captions={{ top: "Choose a card", bottom: "31 leaves the game" }}
        />
      }
    >
      <Hand label="Your hand" cards={hand.map((card) => ({ ...card, selected: card.key === "m" }))} />
      <Hand
        label="More"
        cards={(["yellow", "purple", "orange", "compass", "rocks"] as const).map((sign) => ({
          key: sign,
          face: signFace(
            sign === "compass" ? COMPASS_SIGN : sign === "rocks" ? ROCKS_SIGN : STORM_SIGNS[sign],
            {
              yellow: "Squall",
              purple: "Fog",
              orange: "Hug the coast",
              compass: "Compass",
              rocks: "Jagged rocks",
            }[sign],
          ),
          label: sign,
        }))}
      />
      {council}
    </Phone>
  ),
  council: (
    <div className="g-desk">
      <div>
        <Section label="Crew">
          <PlayerColumn
            players={crew.map((p) => ({ ...p, discards: 4, presence: "here" }))}
            labels={labels}
          />
        </Section>
        <Section label="Compasses" aside="2 of 6 earned">
          <CompassRack look="bare" held={2} spent={0} label="" />
          <p className="sw-quiet">One for the Start.</p>
        </Section>
      </div>
      <div>
        <SeaBoard
          {...shared}
          cells={cellsOf({ r5c6: { last: true } })}
          rowMarks={fog}
          captions={{ top: "Turn 22 – Ben is drawing" }}
        />
        <Hand
          label="Your hand"
          underColumns
          cards={hand}
          tile={
            <button type="button" className="sw-tile" aria-disabled="true">
              <Icon name="discards" size={26} />
              Ben first
            </button>
          }
        />
      </div>
      <div>
        {council}
        <Button variant="primary" block>
          Spend one on the fog
        </Button>
      </div>
    </div>
  ),
};
