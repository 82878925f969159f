import {
  ActKeys,
  AnswerButton,
  Keypad,
  NumberKeys,
  TableEdge,
  TableMode,
  TypedFigure,
} from "../../src/companion/index";
import {
  Button,
  Glyph,
  ICON_PATHS,
  Icon,
  IconButton,
  SeaBoard,
  type SeaCell,
  SpareFigure,
} from "../../src/index";
import { GOAT_SIGN } from "../../src/modules/mountain-goats/index";
import { COMPASS_SIGN, STORM_SIGNS } from "../../src/modules/storm-compass/index";
import { MOUNTAIN_SIGNS, TerrainKeys, TerrainMark } from "../../src/mountain/index";
import { Scrubber } from "../../src/replay/index";

const none = () => undefined;
const island = (n: number) => ({ kind: "island", n }) as const;
const rowLabels = ["row 1, bottom", "row 2", "row 3", "row 4", "row 5", "row 6, top"];
type Marks = Readonly<Record<string, Partial<SeaCell<string>>>>;

const cellsOf = (rows: readonly (readonly number[])[], marks: Marks, receding: boolean): SeaCell<string>[] =>
  rows.flatMap((row, r) =>
    row.map((n, c) => {
      const place = `r${r + 1}c${c + 1}`;
      const laid =
        n > 0
          ? ({ state: receding ? "receding" : "laid", face: island(n) } as const)
          : ({ state: "empty" } as const);
      return { place, row: r + 1, column: c + 1, label: place, ...laid, ...marks[place] };
    }),
  );

const phone = [
  [3, 0, 7, 8, 0, 0],
  [15, 18, 19, 0, 26, 27],
  [0, 31, 0, 36, 0, 0],
  [0, 0, 45, 46, 0, 52],
  [55, 56, 0, 61, 0, 66],
  [0, 69, 0, 0, 0, 79],
];
const channel: Marks = {
  r3c4: { state: "bound" },
  r3c5: { state: "cost", price: 3, inChannel: true },
  r3c6: { state: "free", inChannel: true },
  r4c1: { state: "free", inChannel: true },
  r4c2: { state: "tooDear", price: 6, inChannel: true },
  r4c3: { state: "bound" },
};
const table = [
  [0, 5, 8, 9, 10, 0],
  [15, 0, 0, 22, 0, 27],
  [0, 32, 34, 35, 37, 39],
  [40, 0, 46, 47, 50, 51],
  [0, 57, 0, 62, 63, 0],
  [68, 0, 73, 0, 78, 79],
];

const sea = (
  <div className="g-phone">
    <div className="g-head">
      <IconButton icon="menu" label="Menu" />
      <p className="g-title">
        The Sea<small>Companion · 3 players</small>
      </p>
      <SpareFigure spare={37} word="calm" note="spare" />
      <IconButton icon="undo" label="Take back" />
    </div>
    <SeaBoard
      label="Sea"
      rows={6}
      columns={6}
      seed="c"
      rowLabels={rowLabels}
      cells={cellsOf(phone, channel, true)}
      legs={[3]}
    />
    <TypedFigure
      figure={39}
      headline="Three spaces are open to it."
      note="Tap one to record it, or just look."
    />
    <div className="g-bleed">
      <Keypad
        label="Number"
        typed="39"
        onDigit={none}
        left={{ text: "Clear", onPress: none }}
        back={{ label: "Last digit back", onPress: none }}
      />
      <ActKeys
        label="Other acts"
        onAct={none}
        acts={[
          { key: "two", icon: <Icon name="discards" />, text: "Two out" },
          { key: "start", icon: <Icon name="anchor" />, text: "Start" },
          { key: "storm", icon: <Glyph d={COMPASS_SIGN.path} />, text: "Storm" },
          { key: "count", icon: <Icon name="hand" />, text: "Count" },
        ]}
      />
      <AnswerButton
        tone="pay"
        headline="Discard 3, then draw to 5."
        sum="39 − 36 = 3."
        note="Left neighbour."
        press={{ text: "Tap anywhere to finish the turn", onPress: none }}
      />
      <div className="g-actions g-pad">
        <Button icon="undo">Take back 39</Button>
        <Button icon="book">Why 3?</Button>
      </div>
      <TypedFigure
        figure={
          <>
            <TerrainMark terrain="blue" size={26} />5
          </>
        }
        headline="Two rows are open to it."
        note="Tap a row."
      />
      <div className="g-pad">
        <TerrainKeys
          label="Colour"
          value="blue"
          onTerrain={none}
          words={{ red: "red", green: "green", blue: "blue" }}
        />
      </div>
      <NumberKeys
        label="Number"
        numbers={[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]}
        value={5}
        onNumber={none}
      />
      <ActKeys
        label="Other acts"
        onAct={none}
        acts={[
          { key: "two", icon: <Icon name="discards" />, text: "Two out" },
          { key: "bridge", icon: <Glyph d={MOUNTAIN_SIGNS.bridge} />, text: "Bridge" },
          { key: "fire", icon: <Glyph d={MOUNTAIN_SIGNS.flame} />, text: "Campfire" },
          { key: "herd", icon: <Glyph d={GOAT_SIGN} />, text: "Herd" },
        ]}
      />
    </div>
    <Scrubber
      label="Turn"
      length={40}
      value={21}
      onChange={none}
      valueText="Turn 21 of 40. Ben: 47, row 4 column 2."
      figure="21 / 40"
      labels={{ first: "First", back: "Back", next: "Next", last: "Last", marks: "Moments" }}
      tide={{ levels: Array.from({ length: 41 }, (_, i) => 50 - (i > 7 ? 8 : 0) - i * 0.8), most: 50 }}
      marks={[
        { key: "s", at: 8, sign: ICON_PATHS.anchor, label: "Turn 8: the Start" },
        { key: "f", at: 22, sign: STORM_SIGNS.purple.path, label: "Turn 22: fog" },
        { key: "l", at: 35, sign: ICON_PATHS.cross, label: "Turn 35: lost", tone: "stop" },
      ]}
    />
  </div>
);

const tableMode = (
  <TableMode
    board={
      <SeaBoard
        label="Sea"
        rows={6}
        columns={6}
        seed="t"
        rowLabels={rowLabels}
        cells={cellsOf(
          table,
          {
            r1c5: { state: "bound" },
            r1c6: { state: "picked", price: 2, face: island(13) },
            r2c1: { state: "bound" },
            r5c4: { state: "lastLaid" },
          },
          false,
        )}
        legs={[1]}
      />
    }
    edges={
      <>
        <TableEdge side="bottom" name="Cléo, your turn" note="draws 7 · holds 5" active />
        <TableEdge side="left" name="Dev" note="draws 6 · holds 5" />
        <TableEdge side="top" name="Ana" note="draws 8 · holds 5" />
        <TableEdge side="right" name="Ben" note="draws 5 · holds 5" />
      </>
    }
  >
    <div className="g-row">
      <span className="sw-typed-figure">13</span>
      <SpareFigure spare={33} word="calm" note="spare" />
    </div>
    <AnswerButton
      tone="pay"
      headline="Discard 2."
      sum="15 − 13 = 2,"
      note={
        <>
          over the row end. The <strong>smaller</strong> of 2 and 3 counts.
        </>
      }
    />
    <Keypad
      label="Number"
      typed=""
      apart
      onDigit={none}
      left={{ text: "Two out", onPress: none }}
      back={{ text: "Undo", label: "Undo", onPress: none }}
    />
  </TableMode>
);

export const companionPages = { companion: sea, tablemode: tableMode };
