import {
  Button,
  Cartouche,
  EightSockets,
  Hand,
  Icon,
  IconButton,
  OfferDials,
  PlayerStrip,
  RulePill,
  SeaBoard,
  Section,
  Sockets,
  SpareFigure,
  SpareGauge,
  SplitChips,
  VerdictCard,
} from "../../src/index";
import { berth, cellsOf, crew, hand, island, labels, no, none, phoneRows, rowLabels, yes } from "./sea-data";

export function Phone({ refuse }: { readonly refuse?: boolean }) {
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
          gauge={<SpareGauge spare={35} atStart={50} toPay={12} word="calm" label="Spare" />}
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

export function Paying() {
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
        gauge={<SpareGauge spare={35} atStart={50} toPay={12} word="calm" label="Spare" />}
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

export function StartTable() {
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
      <OfferDials
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
