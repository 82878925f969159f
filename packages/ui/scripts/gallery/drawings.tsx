import { Button, Cartouche, HandCard, Islet, MountainDrawing, SeaDrawing } from "../../src/index";
import { island } from "./sea-data";

export function Eighty() {
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

export function Home() {
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

export function HomePhone() {
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
