import { Hand, RulePill, SpareGauge, VerdictCard } from "../../src/index";
import { Bell, GOAT_SIGN } from "../../src/modules/mountain-goats/index";
import { CampfireStamp, FeetStamp, MountainBoard, mountainFace, TwinStamp } from "../../src/mountain/index";

import { cellsOf, cover, lean, type Marks, pieceOf, rowLabels, slope, summit } from "./mountain-data";

const pill = (words: string) => <RulePill href="#">{words}</RulePill>;
const anatomy = ["r2", "r9", "r12", "b3", "b8", "b11", "g1", "g7", "g10"];
const states: Marks = {
  r2p1: { state: "laid", piece: pieceOf("fr8") },
  r2p2: { state: "laid", piece: pieceOf("fb") },
  r2p3: { state: "laid", piece: pieceOf("fg4") },
  r2p4: { state: "laid", piece: pieceOf("=") },
  r2p5: { state: "lastLaid", piece: pieceOf("b6"), badge: <Bell goats={3} /> },
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
  r4p1: { state: "laid", piece: pieceOf("g8"), movable: "may", badge: <Bell goats={1} /> },
  r4p2: { state: "laid", piece: pieceOf("r9"), onBridge: true },
  r4p3: { state: "laid", piece: pieceOf("b3"), onBridge: true },
};

export function Anatomy() {
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
            gauge={<SpareGauge spare={14} atStart={40} toPay={12} word="calm" label="Spare" />}
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
                      corner: text === "r9" ? GOAT_SIGN : undefined,
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
