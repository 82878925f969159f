import {
  Button,
  CardBack,
  Cartouche,
  Dials,
  EightSockets,
  Field,
  Hand,
  HandCard,
  ICON_PATHS,
  Icon,
  IconButton,
  type IconName,
  Islet,
  Kbd,
  LogTable,
  Mark,
  MountainDrawing,
  PlayerColumn,
  PlayerStrip,
  QrCode,
  Reckoning,
  RulePill,
  SeaBoard,
  type SeaCell,
  SeaDrawing,
  Section,
  Segments,
  Sockets,
  SpareBars,
  SpareFigure,
  SpareGauge,
  SplitChips,
  type Stamp,
  Stepper,
  Strip,
  Switch,
  Tag,
  Toast,
  VerdictCard,
  type VerdictTone,
  Wordmark,
} from "../src/index";
import { companionPages } from "./gallery-companion";
import { gridPages } from "./gallery-grids";
import { mountainPages } from "./gallery-mountain";
import { stormyPages } from "./gallery-stormy";

const none = () => undefined;
const island = (n: number) => ({ kind: "island", n }) as const;

type Marks = Readonly<Record<string, Partial<SeaCell<string>>>>;

function cellsOf(rows: readonly (readonly number[])[], marks: Marks): SeaCell<string>[] {
  return rows.flatMap((row, r) =>
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
}

const rowLabels = ["row 1, bottom", "row 2", "row 3", "row 4", "row 5", "row 6, top"];
const phoneRows = [
  [1, 0, 6, 8, 0, 12],
  [0, 0, 19, 0, 24, 0],
  [29, 0, 34, 0, 37, 0],
  [0, 0, 0, 50, 0, 54],
  [55, 57, 0, 0, 64, 65],
  [68, 70, 71, 0, 77, 0],
];
const yes: Marks = {
  r1c4: { state: "lastLaid" },
  r3c5: { state: "bound" },
  r3c6: { state: "tooDear", price: 11, inChannel: true },
  r4c1: { state: "free", inChannel: true },
  r4c2: { state: "free", inChannel: true },
  r4c3: { state: "picked", price: 2, face: island(48), inChannel: true },
  r4c4: { state: "bound" },
};
const no: Marks = {
  ...yes,
  r4c3: { state: "cost", price: 3, inChannel: true },
  r5c2: { state: "blocks" },
  r5c3: { state: "refused", face: island(47) },
};
const deskRows = [
  [4, 5, 0, 9, 0, 0],
  [17, 18, 0, 23, 24, 27],
  [29, 31, 33, 0, 0, 41],
  [0, 0, 47, 0, 51, 0],
  [0, 58, 60, 62, 0, 0],
  [0, 0, 0, 75, 77, 0],
];
const deskMarks: Marks = {
  r3c1: { state: "lastLaid" },
  r5c4: { state: "bound" },
  r5c5: { state: "picked", price: 2, face: island(64), inChannel: true },
  r5c6: { state: "free", inChannel: true },
  r6c1: { state: "free", inChannel: true },
  r6c2: { state: "free", inChannel: true },
  r6c3: { state: "tooDear", price: 11, inChannel: true },
  r6c4: { state: "bound" },
};
const berth = (state: "empty" | "filled" | "free", text: string) => ({
  place: text,
  state,
  text,
  label: text,
});
const labels = { list: "Players", pile: "pile", hand: "hand", discards: "discards" };
const crew = [
  { key: "a", name: "Ana", suffix: "you", active: true, pile: 15, hand: 5 },
  { key: "b", name: "Ben", pile: 11, hand: 5 },
  { key: "c", name: "Cléo", pile: 12, hand: 5 },
];
const hand = [
  { key: "f", face: { kind: "finish", name: "Finish" } as const, label: "Finish, 1 of 5" },
  ...[47, 2, 48, 79].map((n, i) => ({ key: String(n), face: island(n), label: `${n}, ${i + 2} of 5` })),
];

function Phone({ refuse }: { readonly refuse?: boolean }) {
  return (
    <div className="g-phone">
      <div className="g-head">
        <IconButton icon="menu" label="Menu" />
        <p className="g-title">
          The Sea<small>3 players · quiet</small>
        </p>
        <SpareFigure spare={35} word="calm" note="spare" />
        <IconButton icon="book" label="Rules" />
      </div>
      <PlayerStrip players={crew} labels={labels} />
      <div className="g-board">
        <SeaBoard
          label="The sea"
          rows={6}
          columns={6}
          seed="amber heron lock"
          cells={cellsOf(phoneRows, refuse === true ? no : yes)}
          rowLabels={rowLabels}
          legs={[3]}
          {...(refuse === true ? { bar: { from: "r5c2", to: "r5c3" } } : {})}
          captions={{ top: "Your turn", bottom: "Turn 21 · last: Ben, 8" }}
          berths={{ start: berth("filled", "Start · Cléo"), finish: berth("empty", "17 spaces to go") }}
          gauge={<SpareGauge spare={35} atStart={50} word="calm" label="Spare" />}
        />
      </div>
      {refuse === true ? (
        <VerdictCard
          tone="no"
          stamp={{ kind: "blocker", n: 57, side: "left", word: "left" }}
          headline="No — 57 lies to its left."
          note="47 is lower than 57."
          pill={<RulePill href="#">Order · EN 4A</RulePill>}
          action={<Button variant="text">It could go here</Button>}
        />
      ) : (
        <VerdictCard
          tone="pay"
          stamp={{ kind: "price", price: 2, unit: "cards" }}
          headline="Yes — discard 2."
          sum="50 − 48 = 2"
          note="right neighbour"
          pill={<RulePill href="#">Price · EN 4A</RulePill>}
        />
      )}
      <Hand
        label="Your hand"
        cards={hand.map((card) => ({ ...card, selected: card.key === (refuse === true ? "47" : "48") }))}
      />
      <div className="g-actions">
        <Button>Discard two</Button>
        <Button variant={refuse === true ? "waiting" : "primary"}>
          {refuse === true ? "Play 47" : "Play 48 · pay 2"}
        </Button>
      </div>
    </div>
  );
}

function Paying() {
  return (
    <div className="g-phone">
      <SeaBoard
        label="The sea"
        rows={6}
        columns={6}
        seed="amber heron lock"
        cells={cellsOf(phoneRows, { r4c3: { state: "lastLaid", face: island(48) } })}
        rowLabels={rowLabels}
        receding
        berths={{ start: berth("filled", "Start · Cléo"), finish: berth("empty", "16 spaces to go") }}
        captions={{ bottom: "Turn 21 · not yet final" }}
        gauge={<SpareGauge spare={35} atStart={50} word="calm" label="Spare" />}
      />
      <Section>
        <p className="sw-verdict-headline">Choose 2 to discard.</p>
        <Sockets count={2} faces={[{ key: "2", face: island(2), label: "2" }]} label="1 of 2 chosen" />
      </Section>
      <Hand label="Your hand" multiple cards={hand.map((card) => ({ ...card, away: card.key === "2" }))} />
      <div className="g-actions">
        <Button icon="undo">Take back</Button>
        <Button variant="waiting">1 more to choose</Button>
      </div>
    </div>
  );
}

function StartTable() {
  return (
    <div className="g-phone">
      <PlayerStrip players={crew.map((p) => ({ ...p, active: p.key === "c" }))} labels={labels} />
      <Cartouche
        centered
        title="Eight cards, together."
        overline={
          <>
            <Icon name="anchor" /> Cléo lays the Start
          </>
        }
      >
        <EightSockets filled={7} label="7 of 8 offered gladly" />
      </Cartouche>
      <Dials
        rows={[
          { key: "a", name: "Ana", suffix: "you", gladly: 1, atMost: 2, own: { max: 5 } },
          { key: "b", name: "Ben", gladly: 4, atMost: 4 },
          { key: "c", name: "Cléo", gladly: 2, atMost: null },
        ]}
        labels={{
          table: "Dials",
          player: "Player",
          gladly: "gladly",
          atMost: "at most",
          less: (dial) => `${dial}, one less`,
          more: (dial) => `${dial}, one more`,
          unset: "–",
        }}
        onDial={none}
      />
      <SplitChips
        label="Splits"
        onChip={none}
        chips={[
          { key: "1", split: [2, 4, 2], note: "Ben and Cléo agree", chosen: true },
          { key: "2", split: [1, 4, 3], note: "nobody yet" },
        ]}
      />
      <Hand label="Your hand" cards={hand} />
      <Button variant="primary" size="large" block>
        Agree to 2 · 4 · 2
      </Button>
      <Hand
        label="Seven"
        cards={[25, 33, 47, 2, 68, 80, 9].map((n, i) => ({
          key: String(n),
          face: island(n),
          label: `${n}, ${i + 1} of 7`,
        }))}
      />
      <Hand
        label="Twelve"
        cards={[25, 33, 47, 2, 68, 80, 9, 51, 52, 12, 14, 71].map((n, i) => ({
          key: String(n),
          face: island(n),
          label: `${n}, ${i + 1} of 12`,
        }))}
      />
    </div>
  );
}

const logColumns = { turn: "Turn", name: "Player", card: "Card", text: "Place", price: "Price" };

function Desk() {
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
          gauge={<SpareGauge spare={31} atStart={50} word="calm" label="Spare" />}
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

const verdicts: readonly (readonly [VerdictTone, Stamp, string, string?])[] = [
  ["free", { kind: "ring" }, "Yes — free.", "Open water on both sides."],
  ["pay", { kind: "price", price: 2, unit: "cards" }, "Yes — discard 2."],
  [
    "no",
    { kind: "blocker", n: 49, side: "left", word: "left" },
    "No — 49 lies to its left.",
    "47 is lower than 49.",
  ],
  [
    "no",
    { kind: "blocker", n: 45, side: "right", word: "right" },
    "No — 45 lies to its right.",
    "47 is higher than 45.",
  ],
  ["no", { kind: "ratio", need: 5, have: 4, sign: "/", unit: "cards" }, "No — needs 5 cards, you hold 4."],
  ["no", { kind: "icon", icon: "lock" }, "No — a card lies there."],
  ["no", { kind: "icon", icon: "anchor" }, "No — your Start comes first."],
  ["no", { kind: "figure", figure: 3, unit: "to go" }, "No — three spaces are still open."],
  ["allowed", { kind: "ratio", need: 3, have: 2, sign: ":" }, "Allowed. Leaves 3 spaces for 2 numbers."],
  ["unknown", { kind: "icon", icon: "eye" }, "Not known from here."],
];

const states: readonly (readonly [string, Partial<SeaCell<string>>])[] = [
  ["empty", { state: "empty" }],
  ["free", { state: "free" }],
  ["cost", { state: "cost", price: 2 }],
  ["tooDear", { state: "tooDear", price: 6 }],
  ["picked", { state: "picked", price: 2, face: island(47) }],
  ["laid", { state: "laid", face: island(47) }],
  ["lastLaid", { state: "lastLaid", face: island(47) }],
  ["bound", { state: "bound", face: island(45) }],
  ["blocks", { state: "blocks", face: island(49) }],
  ["refused", { state: "refused", face: island(47) }],
  ["narrow", { state: "free", narrow: true }],
  ["receding", { state: "receding", face: island(47) }],
];

function Components() {
  const modules = Array.from({ length: 25 }, (_, y) =>
    Array.from({ length: 25 }, (_, x) => (x * y + x + y * 3) % 3 === 0),
  );
  return (
    <>
      <div className="g-grid">
        {verdicts.map(([tone, stamp, headline, note]) => (
          <VerdictCard
            key={headline}
            tone={tone}
            stamp={stamp}
            headline={headline}
            {...(tone === "pay"
              ? {
                  sum: "47 − 45 = 2",
                  note: (
                    <>
                      the <strong>smaller</strong> of 2 and 5
                    </>
                  ),
                }
              : { note })}
            pill={<RulePill href="#">Price · EN 4A.2</RulePill>}
          />
        ))}
      </div>
      <div className="g-wrap">
        <div style={{ width: 370 }}>
          <SeaBoard
            label="States"
            rows={2}
            columns={6}
            seed="s"
            rowLabels={["1", "2"]}
            cells={states.map(([place, state], i) => ({
              place,
              row: 2 - Math.floor(i / 6),
              column: (i % 6) + 1,
              label: place,
              state: "empty",
              ...state,
            }))}
          />
        </div>
        <div className="sw-root" data-theme="night" style={{ width: 370 }}>
          <SeaBoard
            label="States"
            rows={2}
            columns={6}
            seed="s"
            rowLabels={["1", "2"]}
            cells={states.map(([place, state], i) => ({
              place,
              row: 2 - Math.floor(i / 6),
              column: (i % 6) + 1,
              label: place,
              state: "empty",
              ...state,
            }))}
          />
        </div>
        <div style={{ width: 300 }}>
          <SeaBoard
            label="Empty"
            rows={6}
            columns={6}
            seed="amber heron lock"
            rowLabels={rowLabels}
            cells={cellsOf(
              phoneRows.map((row) => row.map(() => 0)),
              {},
            )}
            berths={{ start: berth("empty", "Start"), finish: berth("free", "Finish") }}
            notice={
              <Cartouche size="small" centered title="Waiting for Cléo.">
                <p className="sw-quiet">Anyone may start.</p>
              </Cartouche>
            }
          />
        </div>
      </div>
      <div className="g-wrap">
        <Button variant="primary">Play 47 · pay 2</Button>
        <Button>Discard two</Button>
        <Button variant="waiting">1 more to choose</Button>
        <Button variant="text">Take back</Button>
        <Button variant="danger">Leave the table</Button>
        <Button disabled>Off</Button>
        <Stepper
          value={3}
          min={0}
          max={5}
          onChange={none}
          look="joined"
          labels={{ name: "Cards", less: "less", more: "more" }}
        />
        <Stepper
          value={0}
          min={0}
          max={5}
          onChange={none}
          labels={{ name: "Cards", less: "less", more: "more" }}
        />
        <Switch label="Spare shown" checked onChange={none} />
        <Switch label="Strict" checked={false} onChange={none} />
        <div style={{ width: 333 }}>
          <Segments
            label="Players"
            face="figures"
            value={3}
            options={[1, 2, 3, 4, 5].map((value) => ({ value, label: value }))}
          />
        </div>
        <div style={{ width: 333 }}>
          <Segments
            label="Game"
            face="words"
            value="sea"
            options={[
              { value: "sea", label: "The Sea", italic: true },
              { value: "mountain", label: "The Mountain" },
            ]}
          />
        </div>
        <Segments
          label="Rocks"
          compact
          value="hand"
          options={[
            { value: "hand", label: "By hand" },
            { value: "auto", label: "Auto" },
          ]}
        />
        <Kbd>Enter</Kbd>
        <Kbd>?</Kbd>
        <RulePill href="#">Price · EN 4A.2</RulePill>
        <Tag>3 players</Tag>
        <Tag tone="strong">The Sea</Tag>
        <Tag tone="reading">our reading</Tag>
        <div style={{ width: 333 }}>
          <Field
            label="Your first name"
            defaultValue="Cléo"
            hint="No account, no e-mail. This phone keeps your seat."
          />
        </div>
        <div style={{ width: 333 }}>
          <Field
            label="Words"
            labelHidden
            icon="people"
            placeholder="three words"
            error="No table has these words."
            end={<Button variant="text">Join</Button>}
          />
        </div>
      </div>
      <div className="g-wrap">
        <div style={{ width: 420, display: "grid", gap: 12 }}>
          <Strip headline="No connection.">You can keep recording; 3 turns will be sent.</Strip>
          <Toast headline="Your seat is safe." action={<Button size="small">Now</Button>}>
            Reconnecting in 2 s.
          </Toast>
          <Toast headline="Ben played first." icon="undo">
            Your 47 is back in your hand. Row 4 now costs 1.
          </Toast>
          <Toast headline="Quiet again." icon="silence" />
          <Toast
            headline="The table could not be saved."
            tone="stop"
            icon="cross"
            action={<Button size="small">Try again</Button>}
          >
            Everything up to turn 21 is kept on this device.
          </Toast>
        </div>
        <div style={{ width: 200 }}>
          <QrCode modules={modules} label="Code" framed />
        </div>
        <Mark size={96} />
        <Mark size={48} />
        <Mark size={18} />
        <HandCard face={island(47)} />
        <HandCard face={island(80)} size="large" />
        <HandCard face={{ kind: "start", name: "Start" }} />
        <HandCard face={{ kind: "back" }} />
        <span className="sw-card">
          <CardBack />
        </span>
        <Cartouche italic title="You reached the island, 6 cards to spare." />
      </div>
      <div className="g-wrap">
        {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
          <span key={name} style={{ display: "grid", justifyItems: "center", width: 74, fontSize: 12 }}>
            <Icon name={name} size={32} />
            {name}
          </span>
        ))}
      </div>
    </>
  );
}

function Eighty() {
  return (
    <>
      <div className="g-eighty">
        {Array.from({ length: 80 }, (_, i) => (
          <HandCard key={i + 1} face={island(i + 1)} />
        ))}
      </div>
      <div className="g-wrap">
        {[5, 17, 26, 36, 45, 54, 65, 74, 80].map((n) => (
          <Islet key={n} n={n} width={112} height={72} />
        ))}
      </div>
    </>
  );
}

function Home() {
  return (
    <div className="g-home">
      <SeaDrawing>
        <Cartouche size="large" italic title="The Sea">
          <p>Thirty-six islands in one rising line. 1 to 5 players.</p>
          <Button variant="primary" block>
            Open a sea table
          </Button>
        </Cartouche>
      </SeaDrawing>
      <MountainDrawing crop="auto">
        <Cartouche size="large" title="The Mountain">
          <p>Forty-four cards and a summit. 1 to 5 players.</p>
          <Button variant="primary" block>
            Open a mountain table
          </Button>
        </Cartouche>
      </MountainDrawing>
    </div>
  );
}

function HomePhone() {
  return (
    <div className="g-phone">
      <SeaDrawing crop="phone">
        <Cartouche size="large" italic title="The Sea">
          <p className="sw-quiet">36 islands, rising</p>
          <Button variant="primary" size="small" block>
            Open a table
          </Button>
        </Cartouche>
      </SeaDrawing>
      <MountainDrawing crop="auto">
        <Cartouche size="large" title="The Mountain">
          <p className="sw-quiet">44 cards and a summit</p>
          <Button variant="primary" size="small" block>
            Open a table
          </Button>
        </Cartouche>
      </MountainDrawing>
      <SeaDrawing crop="guest" />
    </div>
  );
}

export const pages = {
  phone: <Phone />,
  refused: <Phone refuse />,
  paying: <Paying />,
  start: <StartTable />,
  desk: <Desk />,
  components: <Components />,
  eighty: <Eighty />,
  home: <Home />,
  homephone: <HomePhone />,
  large: (
    <div data-numbers="large">
      <Phone />
    </div>
  ),
  largest: (
    <div data-numbers="largest">
      <Phone />
    </div>
  ),
  ...mountainPages,
  ...stormyPages,
  ...gridPages,
  ...companionPages,
};
