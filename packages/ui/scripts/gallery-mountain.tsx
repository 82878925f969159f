import {
  Button,
  Hand,
  Icon,
  IconButton,
  LogTable,
  PlayerColumn,
  PlayerStrip,
  Reckoning,
  RulePill,
  Section,
  SpareFigure,
  SpareGauge,
  VerdictCard,
} from "../src/index";
import {
  CampfireStamp,
  FeetStamp,
  Goals,
  GuideRopes,
  MountainBoard,
  type MountainCell,
  type MountainPiece,
  mountainFace,
  PanoramaChips,
  TerrainMark,
  TwinStamp,
} from "../src/mountain/index";

const TERRAIN = { g: "green", b: "blue", r: "red" } as const;
const WORDS = { green: "green", blue: "blue", red: "red" } as const;

/** "g9" a card, "fb" or "fb8" a campfire, "=" a bridge. */
function pieceOf(text: string): MountainPiece {
  if (text === "=") return { kind: "bridge" };
  const fire = text.startsWith("f");
  const terrain = TERRAIN[text.charAt(fire ? 1 : 0) as keyof typeof TERRAIN];
  const n = Number(text.slice(fire ? 2 : 1));
  if (!fire) return { kind: "ascent", terrain, n };
  return { kind: "campfire", terrain, counts: n === 0 ? undefined : n };
}

type Marks = Readonly<Record<string, Partial<MountainCell<string>>>>;

function cellsOf(rows: readonly string[], marks: Marks): MountainCell<string>[] {
  return rows.flatMap((row, r) => {
    const pieces = row === "" ? [] : row.split(" ");
    return Array.from({ length: 9 - r }, (_, c) => {
      const place = `r${r + 1}p${c + 1}`;
      const text = pieces[c];
      const base =
        text === undefined
          ? ({ state: "later" } as const)
          : ({ state: "laid", piece: pieceOf(text) } as const);
      return {
        place,
        row: r + 1,
        column: c + 1,
        label: `Row ${r + 1}, place ${c + 1}`,
        ...base,
        ...marks[place],
      };
    });
  });
}

const slope = [
  "fb g2 r2 b2 g1 r1 g1 b1 r2",
  "g9 r8 g5 b2 = g7 r7 b7",
  "g4 b4 g6 b6 r5 g4",
  "g5 r6 b7 g8",
  "g6 = b8",
  "g11",
  "",
  "",
];
const goats: Marks = { r1p5: { goats: 1 }, r2p6: { goats: 1 }, r5p1: { goats: 2 }, r5p3: { goats: 1 } };
const cover: Marks = {
  ...goats,
  r2p5: { state: "tooDear", price: 7 },
  r3p7: { state: "tooDear", price: 5 },
  r4p5: { state: "cost", price: 1 },
  r5p2: { state: "picked", price: 3, ghost: pieceOf("r9") },
  r6p2: { state: "cost", price: 2 },
};
const refused: Marks = {
  ...cover,
  r5p2: { state: "cost", price: 3 },
  r6p1: { foot: "there" },
  r6p2: { state: "next", foot: "missing" },
  r7p1: { state: "refused", ghost: pieceOf("r9") },
};
const herd: Marks = {
  ...goats,
  r3p7: { state: "next" },
  r4p5: { state: "next" },
  r5p1: { goats: 2, herd: "picked" },
  r6p1: { state: "cost", price: 1 },
  r6p2: { state: "next" },
};
const lean: Marks = Object.fromEntries(
  cellsOf(slope, cover)
    .filter((cell) => cell.row !== 3 && cell.row !== 4)
    .map((cell) => [cell.place, { ...goats[cell.place], receding: true }]),
);
const trail = ["r1p2", "r2p1", "r3p1", "r4p1", "r5p1", "r6p1"];
const rowLabels = Array.from({ length: 8 }, (_, i) => `row ${i + 1}`);
const summit = (text: string) =>
  ({ place: "summit", state: "closed", text, label: `Summit, closed: ${text}` }) as const;
const players = [
  { key: "a", name: "Ana", suffix: "you", active: true, pile: 6, hand: 5 },
  { key: "b", name: "Ben", pile: 7, hand: 5 },
  { key: "c", name: "Cléo", pile: 2, hand: 5 },
];
const labels = { list: "Players", pile: "pile", hand: "hand", discards: "discards" };
const chips = [
  { key: "343", numbers: [3, 4, 3], run: 0, done: false, label: "3, 4, 3: none found" },
  { key: "987", numbers: [9, 8, 7], run: 2, done: false, label: "9, 8, 7: two found" },
  { key: "567", numbers: [5, 6, 7], run: 3, done: true, label: "5, 6, 7: found" },
];
const goals = [
  { key: "p", sign: "path", name: "Green path", have: 6, need: 8, text: "6" },
  { key: "g", sign: "goat", name: "Goats at row 8", have: 0, need: 8, text: "0" },
] as const;
const of = (have: string, need: string) => (
  <>
    <strong>{have}</strong> {need}
  </>
);

function handOf(picked?: string, shortcut = false) {
  return ["b3", "=", "r5", "b5", "r9"].map((text, i) => {
    const piece = pieceOf(text);
    const word = piece.kind === "bridge" ? "Bridge" : WORDS[piece.terrain];
    return {
      key: text,
      face: mountainFace({ piece, word, goat: text === "b5" && shortcut }),
      label: `${word}, ${i + 1} of 5`,
      selected: text === picked,
      ...(shortcut ? { shortcut: String(i + 1) } : {}),
    };
  });
}

interface PhoneProps {
  readonly marks: Marks;
  readonly picked?: string;
  readonly children: React.ReactNode;
  readonly actions: React.ReactNode;
  readonly receding?: boolean;
}

function Phone({ marks, picked, children, actions, receding }: PhoneProps) {
  return (
    <div className="g-phone">
      <div className="g-head">
        <IconButton icon="menu" label="Menu" />
        <p className="g-title g-upright">
          The Mountain<small>3 players · quiet</small>
        </p>
        <SpareFigure spare={14} word="calm" note="spare" />
        <IconButton icon="book" label="Rules" />
      </div>
      <PlayerStrip players={players} labels={labels} />
      <div className="g-board">
        <MountainBoard
          label="The mountain"
          cells={cellsOf(slope, marks)}
          rowLabels={rowLabels}
          summit={summit("13 places, 2 bridges to cover")}
          trails={[trail]}
          receding={receding}
          gauge={<SpareGauge spare={14} atStart={40} word="calm" label="Spare" />}
        />
      </div>
      <div className="g-foot">
        <PanoramaChips label="Panoramas" chips={chips} />
        <Goals
          label="Goals"
          look="figures"
          goals={goals.map((goal) => ({ ...goal, text: of(goal.text, "/ 8") })).reverse()}
        />
      </div>
      {children}
      <Hand label="Your hand" cards={handOf(picked)} />
      <div className="g-actions">{actions}</div>
    </div>
  );
}

const pill = (words: string) => <RulePill href="#">{words}</RulePill>;

function Desk() {
  return (
    <div className="g-desk g-desk-mountain">
      <div>
        <Section label="Crew">
          <PlayerColumn
            players={players.map((p, i) => ({ ...p, discards: 6 + i, presence: "here" }))}
            labels={labels}
          />
        </Section>
        <Section label="To reach the summit">
          <Goals
            label="To reach the summit"
            goals={[
              ...goals.map((goal) => ({ ...goal, text: of(goal.text, "of 8") })),
              { key: "b", sign: "bridge", name: "Bridges to cover", have: 2, text: <strong>2</strong> },
            ]}
          />
          <p>Panoramas 1 of 3</p>
          <PanoramaChips label="Panoramas" chips={chips} />
          <p>
            <GuideRopes left={2} total={3} label="2 of 3 left" />
          </p>
        </Section>
      </div>
      <div>
        <MountainBoard
          label="The mountain"
          cells={cellsOf(slope, cover)}
          rowLabels={rowLabels}
          summit={summit("Summit closed. 13 places open · 2 bridges to cover")}
          trails={[trail]}
          gauge={<SpareGauge spare={14} atStart={40} word="calm" label="Spare" />}
        />
        <Hand
          label="Your hand"
          underColumns="slope"
          cards={handOf("r9", true)}
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
          stamp={{ kind: "price", price: 3, unit: "cards" }}
          headline="Yes — discard 3."
          sum="9 − 6 = 3"
          note={
            <>
              The <strong>greater</strong> difference counts when a bridge is covered.
            </>
          }
          pill={pill("Bridge · ASC 4a")}
        />
        <Button variant="primary" block>
          Cover the bridge and pay 3
        </Button>
        <Reckoning
          left={{ n: 6, difference: 3, counts: true }}
          n={9}
          right={{ n: 8, difference: 1 }}
          openWord="open"
          label="9 − 6 = 3"
        />
        <Section label="Log">
          <LogTable
            label="Log"
            columns={{ turn: "Turn", name: "Player", card: "Card", text: "Place", price: "Price" }}
            lines={[
              {
                key: "33",
                turn: 33,
                name: "Cléo",
                card: (
                  <>
                    <TerrainMark terrain="green" /> 11
                  </>
                ),
                text: "row 6, place 1",
                price: "free",
              },
            ]}
          />
        </Section>
      </div>
    </div>
  );
}

const anatomy = ["r2", "r9", "r12", "b3", "b8", "b11", "g1", "g7", "g10"];
const states: Marks = {
  r2p1: { state: "laid", piece: pieceOf("fr8") },
  r2p2: { state: "laid", piece: pieceOf("fb") },
  r2p3: { state: "laid", piece: pieceOf("fg4") },
  r2p4: { state: "laid", piece: pieceOf("=") },
  r2p5: { state: "lastLaid", piece: pieceOf("b6"), goats: 3 },
  r2p6: { state: "next" },
  r2p7: { state: "cost", price: 1 },
  r2p8: { state: "tooDear", price: 5 },
  r3p1: { state: "cost", price: 2, piece: pieceOf("=") },
  r3p2: { state: "free", piece: pieceOf("g4") },
  r3p3: { state: "picked", price: 2, piece: pieceOf("g4"), ghost: pieceOf("fg8") },
  r3p4: { state: "blocks", piece: pieceOf("b4") },
  r3p5: { state: "bound", piece: pieceOf("r4") },
  r3p6: { state: "picked", ghost: pieceOf("b4") },
  r3p7: { state: "free" },
  r4p1: { state: "laid", piece: pieceOf("g8"), herd: "may", goats: 1 },
  r4p2: { state: "laid", piece: pieceOf("r9"), onBridge: true },
  r4p3: { state: "laid", piece: pieceOf("b3"), onBridge: true },
};

function Anatomy() {
  return (
    <>
      <div className="g-wrap">
        <div style={{ width: 760 }}>
          <MountainBoard
            label="States"
            cells={cellsOf([anatomy.join(" "), "", "", ""], states)}
            rowLabels={rowLabels}
            summit={{ place: "s", state: "free", text: "Summit, free", label: "Summit" }}
          />
        </div>
        <div style={{ width: 336 }}>
          <MountainBoard
            label="Small states"
            cells={cellsOf([anatomy.join(" "), "", "", ""], states)}
            rowLabels={rowLabels}
            summit={{ place: "s", state: "filled", text: "Ben stands on the summit.", label: "Summit" }}
          />
        </div>
        <div style={{ width: 294 }}>
          <MountainBoard
            label="Lean"
            cells={cellsOf(slope, { ...cover, ...lean })}
            rowLabels={rowLabels}
            summit={summit("13 places")}
            gauge={<SpareGauge spare={14} atStart={40} word="calm" label="Spare" />}
          />
        </div>
      </div>
      <div className="g-wrap">
        <div style={{ width: 700 }}>
          <Hand
            label="Cards"
            cards={["r9", "b11", "g4", "fg", "fr", "=", "s"].map((text, i) => ({
              key: text,
              label: `${text}, ${i + 1} of 7`,
              face: mountainFace(
                text === "s"
                  ? { piece: { kind: "summit" }, word: "Summit" }
                  : {
                      piece: pieceOf(text),
                      word: text === "=" ? "Bridge" : text.startsWith("f") ? "campfire" : "Lagerfeuer",
                      goat: text === "r9",
                    },
              ),
            }))}
          />
        </div>
      </div>
      <div className="g-grid">
        <VerdictCard
          tone="no"
          stamp={{ kind: "drawing", drawing: <FeetStamp left right={false} />, unit: "row 5" }}
          headline="No — needs two cards under it."
          pill={pill("Support · ASC 4a")}
        />
        <VerdictCard
          tone="no"
          stamp={{ kind: "drawing", drawing: <TwinStamp terrain="blue" /> }}
          headline="No — blue beside blue."
          pill={pill("Colour · ASC 4a")}
        />
        <VerdictCard
          tone="no"
          stamp={{ kind: "drawing", drawing: <CampfireStamp terrain="green" /> }}
          headline="No — a green campfire takes a green card."
          pill={pill("Campfire · ASC")}
        />
      </div>
    </>
  );
}

export const mountainPages = {
  mountain: (
    <Phone
      marks={cover}
      picked="r9"
      actions={
        <>
          <Button>Discard two</Button>
          <Button variant="primary">Cover · pay 3</Button>
        </>
      }
    >
      <VerdictCard
        tone="pay"
        stamp={{ kind: "price", price: 3, unit: "cards" }}
        headline="Yes — discard 3."
        sum="9 − 6 = 3"
        note={
          <>
            the <strong>greater</strong> of 3 and 1
          </>
        }
        pill={pill("Bridge · ASC 4a")}
      />
    </Phone>
  ),
  mountainno: (
    <Phone
      marks={refused}
      picked="r9"
      actions={
        <>
          <Button>Discard two</Button>
          <Button variant="waiting">Play red 9</Button>
        </>
      }
    >
      <VerdictCard
        tone="no"
        stamp={{ kind: "drawing", drawing: <FeetStamp left right={false} />, unit: "row 7" }}
        headline="No — needs two cards under it."
        pill={pill("Support · ASC 4a")}
      />
    </Phone>
  ),
  herd: (
    <Phone
      marks={herd}
      actions={
        <>
          <Button icon="undo">Back</Button>
          <Button variant="primary">Herd · pay 1</Button>
        </>
      }
    >
      <VerdictCard
        tone="pay"
        stamp={{ kind: "price", price: 1, unit: "card" }}
        headline="Two goats, one row up."
        note="Row 5 to row 6. 0 of 8 at row 8."
        pill={pill("Herd · ASC 7")}
      />
    </Phone>
  ),
  mountainlargest: (
    <div data-numbers="largest">
      <Phone marks={herd} actions={null}>
        {null}
      </Phone>
    </div>
  ),
  mountaindesk: <Desk />,
  bricks: <Anatomy />,
};
