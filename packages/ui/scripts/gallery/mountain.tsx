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
} from "../../src/index";
import { PanoramaChips } from "../../src/modules/panoramas/index";
import { FeetStamp, Goals, GuideRopes, MountainBoard, TerrainMark } from "../../src/mountain/index";

import {
  cellsOf,
  chips,
  cover,
  goals,
  handOf,
  herd,
  labels,
  type Marks,
  of,
  players,
  refused,
  rowLabels,
  slope,
  summit,
  trail,
} from "./mountain-data";

import { Anatomy } from "./mountain-states";

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
          gauge={<SpareGauge spare={14} atStart={40} toPay={12} word="calm" label="Spare" />}
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
          gauge={<SpareGauge spare={14} atStart={40} toPay={12} word="calm" label="Spare" />}
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
