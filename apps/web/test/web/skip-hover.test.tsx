// A finger does not hover, whatever browsers tell of it; a mouse does.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { SkipHover } from "@/layout/SkipHover";

afterEach(cleanup);

const entered = vi.fn();
const pressed = vi.fn();

function over(pointerType: "touch" | "mouse") {
  entered.mockClear();
  pressed.mockClear();
  const card = screen.getByRole("button");
  fireEvent.pointerOver(card, { pointerType });
  fireEvent.mouseOver(card);
  fireEvent.pointerDown(card, { pointerType });
  fireEvent.click(card);
}

it("keeps hovering of fingers from the page, never their presses", () => {
  render(
    <>
      <button type="button" onMouseEnter={entered} onPointerDown={pressed} onClick={pressed}>
        48
      </button>
      <SkipHover />
    </>,
  );
  over("touch");
  expect([entered.mock.calls.length, pressed.mock.calls.length]).toEqual([0, 2]);
  over("mouse");
  expect([entered.mock.calls.length, pressed.mock.calls.length]).toEqual([1, 2]);
  over("touch");
  expect([entered.mock.calls.length, pressed.mock.calls.length]).toEqual([0, 2]);
});
