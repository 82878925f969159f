// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sameShown } from "../src/board/same";
import { SeaBoard, type SeaCell } from "../src/index";

const press = () => undefined;

afterEach(cleanup);

test.each([
  [
    "plain data",
    { row: 1, face: { kind: "island", n: 4 } },
    { row: 1, face: { kind: "island", n: 4 } },
    true,
  ],
  ["another number further down", { face: { n: 4 } }, { face: { n: 5 } }, false],
  ["a field left out for an undefined one", { row: 1, side: undefined }, { row: 1 }, true],
  ["a field that only the other has", { row: 1 }, { row: 1, side: "day" }, false],
  ["a list of another length", [1, 2], [1, 2, 3], false],
  ["a list for a record", [], {}, false],
  ["the same drawing made anew", <b key="a">4</b>, <b key="a">4</b>, true],
  ["another drawing", <b key="a">4</b>, <i key="a">4</i>, false],
  ["a drawing of something else", <b key="a">4</b>, <b key="a">5</b>, false],
  ["the same function", { press }, { press }, true],
  ["another function", { press }, { press: () => undefined }, false],
  ["nothing for something", null, {}, false],
])("%s", (_name, one, other, same) => {
  expect(sameShown(one, other)).toBe(same);
  expect(sameShown(other, one)).toBe(same);
});

test("a space that is described as before is not drawn again", () => {
  const drawn = { times: 0 };
  const Counted = () => {
    drawn.times++;
    return null;
  };
  const cells = (label: string): readonly SeaCell<number>[] =>
    [1, 2, 3].map((column) => ({
      ...{ place: column, row: 1, column, state: "laid" },
      face: { kind: "island", n: column },
      badge: <Counted />,
      label: column === 2 ? label : `space ${column}`,
    }));
  const board = (label: string) => (
    <SeaBoard label="Sea" rows={1} cells={cells(label)} rowLabels={["row 1"]} seed="s" />
  );
  const { rerender } = render(board("free"));
  expect(drawn.times).toBe(3);
  rerender(board("free"));
  expect(drawn.times).toBe(3);
  rerender(board("taken"));
  expect(drawn.times).toBe(4);
});
