import {
  Button,
  CardBack,
  Cartouche,
  Field,
  HandCard,
  ICON_PATHS,
  Icon,
  type IconName,
  Kbd,
  Mark,
  QrCode,
  RulePill,
  SeaBoard,
  type SeaCell,
  Segments,
  Stepper,
  Strip,
  Switch,
  Tag,
  Toast,
  VerdictCard,
  type VerdictStamp,
  type VerdictTone,
} from "../../src/index";
import { berth, cellsOf, island, none, phoneRows, rowLabels } from "./sea-data";

const verdicts: readonly (readonly [VerdictTone, VerdictStamp, string, string?])[] = [
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

export function Components() {
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
