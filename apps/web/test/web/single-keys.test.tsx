/** Keys on the whole page act on what is shown when they are pressed. */
import { cleanup, render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { afterEach, expect, it } from "vitest";
import { useSingleKeys } from "@/stage/useKeys";

afterEach(cleanup);

const pressed: string[] = [];

function Shown({ turn, presses = false }: { readonly turn: string; readonly presses?: boolean }) {
  useSingleKeys((key) => {
    pressed.push(`${key} in ${turn}`);
    return true;
  }, true);
  // Before any effect that waits for the page to be painted.
  useLayoutEffect(() => {
    if (presses) window.dispatchEvent(new KeyboardEvent("keydown", { key: "h" }));
  }, [presses]);
  return null;
}

it("hears a key that is pressed as soon as the table has changed", () => {
  const { rerender } = render(<Shown turn="Ben's turn" />);
  rerender(<Shown turn="Ana's turn" presses />);
  expect(pressed).toEqual(["h in Ana's turn"]);
});
