import {
  type ChartSide,
  Hand,
  type Owner,
  SeaBoard,
  type SeaCell,
  SpareGauge,
  signFace,
} from "../../src/index";
import { SkyMarks, SkyWater, TurnMark } from "../../src/modules/day-night/index";
import { FaceUpRow, OwnerMark, ScoreTable } from "../../src/modules/duel/index";
import { ArchBoard } from "../../src/modules/high-arch/index";
import { ROCKS_SIGN } from "../../src/modules/jagged-rocks/index";
import { ExplorerCounts, ExplorerSteps, PyramidBoard } from "../../src/modules/pyramid/index";
import { MONSTER_SIGN } from "../../src/modules/sea-monsters/index";
import { COMPASS_SIGN, STORM_SIGNS } from "../../src/modules/storm-compass/index";

const island = (n: number) => ({ kind: "island", n }) as const;
const rowLabels = Array.from({ length: 8 }, (_, i) => `row ${i + 1}`);
const gauge = <SpareGauge spare={31} atStart={50} toPay={12} word="calm" label="Spare" />;
type Mark = Partial<SeaCell<string>>;
type Marks = Readonly<Record<string, Mark>>;

function cell(row: number, column: number, n: number, marks: Marks, more: Mark = {}): SeaCell<string> {
  const place = `r${row}c${column}`;
  const laid = n > 0 ? ({ state: "laid", face: island(n) } as const) : ({ state: "empty" } as const);
  return { place, row, column, label: `Row ${row}, place ${column}`, ...laid, ...more, ...marks[place] };
}

const sides: readonly ChartSide[] = ["night", "night", "night", "day", "day", "day"];
const sky = [
  "N0 N5 N6 0 N11 N12",
  "N14 0 0 N23 0 N28",
  "D29 N32 D34 0 D39 N40",
  "D41 D45 D47 D48 N51 D52",
  "0 D57 0 0 D64 N65",
  "D68 0 0 D74 N75 D77",
];
const skyCells = sky.flatMap((line, r) =>
  line.split(" ").map((text, c) => {
    const n = Number(text.replace(/\D/g, ""));
    if (n === 0) return cell(r + 1, c + 1, 0, { r2c2: { state: "cost", price: 2 }, r5c1: { state: "free" } });
    const side = text.startsWith("D") ? "day" : "night";
    return cell(r + 1, c + 1, n, {}, { side, ...(side === sides[r] ? {} : { badge: <TurnMark /> }) });
  }),
);

function DayNight() {
  return (
    <SeaBoard
      label="Day & Night"
      rows={6}
      columns={6}
      seed="night"
      cells={skyCells}
      rowLabels={rowLabels}
      rowSides={sides}
      underlay={<SkyWater seed="night" rows={6} columns={6} rowSides={sides} />}
      overlay={
        <SkyMarks
          marks={[
            { row: 5, side: "day" },
            { row: 2, side: "night" },
          ]}
        />
      }
      gauge={gauge}
    />
  );
}

const pillars: Marks = {
  r1c1: { state: "laid", face: island(6) },
  r2c1: { state: "laid", face: island(24) },
  r3c1: { state: "laid", face: island(51) },
  r2c2: { state: "free" },
  r1c7: { state: "laid", face: island(15) },
  r2c7: { state: "laid", face: island(38) },
  r3c7: { state: "laid", face: island(77) },
  r2c6: { state: "free" },
};
const archCells = (locked: boolean) => [
  ...[1, 6].flatMap((from) =>
    [1, 2, 3].flatMap((row) => [from, from + 1].map((c) => cell(row, c, 0, pillars))),
  ),
  ...[4, 5, 6, 7].flatMap((row) =>
    [1, 2, 3, 4, 5, 6, 7].map((c) =>
      cell(
        row,
        c,
        0,
        locked ? {} : { r4c2: { state: "laid", face: island(8) } },
        locked ? { state: "locked" } : {},
      ),
    ),
  ),
];
const finish = { place: "finish", state: "empty", text: "34 to go", label: "Finish, closed" } as const;

function Arch({ locked = true }: { readonly locked?: boolean }) {
  return (
    <ArchBoard
      label="The High Arch"
      cells={archCells(locked)}
      rowLabels={rowLabels}
      finish={finish}
      caption="First the pillars"
      gap="6 of 12 laid"
      {...(locked ? { roof: "The roof opens when both pillars are full." } : {})}
      gauge={gauge}
    />
  );
}

const bricks = [
  [0, 5, 9, 12, 0, 14, 0, 19],
  [0, 23, 25, 28, 0, 33, 0],
  [0, 39, 41, 44, 0, 0],
  [0, 52, 55, 58, 0],
  [0, 64, 0, 0],
  [72, 74, 0],
  [0, 0],
  [0],
];
const pyramidMarks: Marks = {
  r3c5: { state: "covered", face: signFace(STORM_SIGNS.purple, "Storm") },
  r3c6: { state: "free" },
  r7c2: { state: "covered" },
  r4c1: { state: "cost", price: 4 },
  r5c4: { state: "picked", price: 2, face: island(66) },
};
const pyramidCells = (rows: readonly (readonly number[])[]) =>
  rows.flatMap((line, r) => line.map((n, c) => cell(r + 1, c + 1, n, pyramidMarks, { border: c % 2 === 0 })));
const steps = [11, 9, 7, 5, 3, 1].map((length, r) =>
  Array.from({ length }, (_, c) => (c % 3 === 1 ? r * 13 + c + 1 : 0)),
);

function Pyramid({ layout }: { readonly layout: "bricks" | "steps" }) {
  return (
    <PyramidBoard
      label="The Pyramid"
      layout={layout}
      cells={pyramidCells(layout === "bricks" ? bricks : steps)}
      rowLabels={rowLabels}
      finish={{ ...finish, text: "17 spaces to go" }}
      gauge={gauge}
    />
  );
}

const duel = [
  "A2 A3 0 B8 0 A11",
  "B16 A17 B18 0 0 B25",
  "B28 B30 B34 A35 A37 0",
  "B42 A43 0 B50 A53 A54",
  "A55 A58 A59 A61 B65 0",
  "B68 0 0 A76 A77 0",
];
const runs: Readonly<Record<string, SeaCell["run"]>> = {
  r2c6: { owner: "two", ends: "both" },
  r3c1: { owner: "two", ends: "left" },
  r3c2: { owner: "two" },
  r3c3: { owner: "two", ends: "right" },
  r4c5: { owner: "one", ends: "left" },
  r4c6: { owner: "one", ends: "right" },
  r5c1: { owner: "one", ends: "left" },
  r5c2: { owner: "one" },
  r5c3: { owner: "one" },
  r5c4: { owner: "one", ends: "right" },
};
const duelCells = duel.flatMap((line, r) =>
  line.split(" ").map((text, c) => {
    const n = Number(text.replace(/\D/g, ""));
    const owner: Owner = text.startsWith("A") ? "one" : "two";
    return cell(r + 1, c + 1, n, {}, n === 0 ? {} : { owner, run: runs[`r${r + 1}c${c + 1}`] });
  }),
);

function Duel() {
  return (
    <>
      <SeaBoard
        label="Competitive"
        rows={6}
        columns={6}
        seed="duel"
        cells={duelCells}
        rowLabels={rowLabels}
      />
      <div className="g-inline">
        <FaceUpRow
          label="Open cards"
          deck="deck"
          end="this end is taken first"
          cards={[63, 73, 10, 69, 49].map((n) => ({ key: String(n), face: island(n), label: String(n) }))}
        />
      </div>
      <ScoreTable
        caption="Score"
        rowHeading="From"
        players={[
          { key: "a", name: "Ana", owner: "one" },
          { key: "b", name: "Ben", owner: "two" },
        ]}
        rows={[
          { key: "l", name: "Laid ×2", values: ["28", "24"] },
          { key: "d", name: "Discarded", values: ["−10", "−9"] },
          { key: "r", name: "Runs", values: ["+6", "+4"] },
          { key: "s", name: "Score", values: ["24", "19"], total: true },
        ]}
      />
      <p>
        <OwnerMark owner="one" /> Ana, one bar · <OwnerMark owner="two" /> Ben, two bars
      </p>
    </>
  );
}

const explorer = (
  <>
    <ExplorerSteps
      label="Three steps"
      steps={[
        { key: "1", text: "Lay the card.", state: "done" },
        { key: "2", text: "Turn the explorer card, do what it says.", state: "now" },
        { key: "3", text: "Then pay.", state: "next" },
      ]}
      turned={{ face: signFace(MONSTER_SIGN, "Sea Monster"), label: "Sea Monster" }}
    />
    <ExplorerCounts
      label="Explorer deck"
      kinds={[
        { key: "s", sign: STORM_SIGNS.purple.path, name: "Storm", left: 5, text: "5 of 6" },
        { key: "c", sign: COMPASS_SIGN.path, name: "Compass", left: 6, text: "6 of 6" },
        { key: "m", sign: MONSTER_SIGN.path, name: "Sea Monster", left: 3, text: "3 of 5" },
        { key: "r", sign: ROCKS_SIGN.path, name: "Rocks", left: 0, text: "0 of 1" },
      ]}
    />
  </>
);

export const gridPages = {
  grids: (
    <div className="g-four">
      <div>
        <DayNight />
        <Hand
          label="Night hand"
          cards={[5, 33, 66].map((n, i) => ({
            key: String(n),
            face: island(n),
            label: String(n),
            side: i === 2 ? "day" : "night",
          }))}
        />
      </div>
      <div>
        <Arch />
      </div>
      <div>
        <Pyramid layout="bricks" />
        {explorer}
      </div>
      <div>
        <Duel />
      </div>
      <div>
        <Pyramid layout="steps" />
      </div>
      <div>
        <Arch locked={false} />
      </div>
    </div>
  ),
};
