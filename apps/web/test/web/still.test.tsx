// The answers of the search do not change while somebody is on them.

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, it } from "vitest";
import { useStill } from "@/rules/search/useStill";

function Answers({ found, asked }: { readonly found: readonly string[]; readonly asked: string }) {
  const list = useRef<HTMLOListElement>(null);
  const { shown, hold } = useStill(found, asked, list);
  return (
    <>
      <input aria-label="elsewhere" />
      <ol ref={list} onPointerDown={hold} onFocus={hold}>
        {shown.map((each) => (
          <li key={each}>
            <a href={`#${each}`}>{each}</a>
          </li>
        ))}
      </ol>
    </>
  );
}

const order = (): readonly string[] => screen.getAllByRole("link").map((link) => link.textContent);

afterEach(cleanup);

it.each(["pointerDown", "focusIn"] as const)(
  "keeps its order from %s on until somebody is elsewhere",
  (event) => {
    const { rerender } = render(<Answers found={["a", "b"]} asked="x" />);
    rerender(<Answers found={["b", "a"]} asked="x" />);
    expect(order()).toEqual(["b", "a"]);
    fireEvent[event](screen.getByText("a"));
    rerender(<Answers found={["c", "b", "a"]} asked="x" />);
    expect(order()).toEqual(["b", "a"]);
    fireEvent.pointerDown(screen.getByLabelText("elsewhere"));
    expect(order()).toEqual(["c", "b", "a"]);
  },
);

it("shows what else is asked for at once", () => {
  const { rerender } = render(<Answers found={["a", "b"]} asked="x" />);
  fireEvent.pointerDown(screen.getByText("a"));
  rerender(<Answers found={["d"]} asked="y" />);
  expect(order()).toEqual(["d"]);
});
