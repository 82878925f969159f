// A finger does not hover, whatever browsers tell of it; a mouse does. Nothing waits for movements.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { SkipUnheard } from "@/layout/SkipUnheard";

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
      <SkipUnheard />
    </>,
  );
  over("touch");
  expect([entered.mock.calls.length, pressed.mock.calls.length]).toEqual([0, 2]);
  over("mouse");
  expect([entered.mock.calls.length, pressed.mock.calls.length]).toEqual([1, 2]);
  over("touch");
  expect([entered.mock.calls.length, pressed.mock.calls.length]).toEqual([0, 2]);
});

it("keeps from the page that something begins and ends to move", () => {
  const heard = vi.fn();
  render(
    <>
      <p onTransitionEnd={heard} onAnimationEnd={heard}>
        48
      </p>
      <SkipUnheard />
    </>,
  );
  fireEvent.transitionEnd(screen.getByText("48"));
  fireEvent.animationEnd(screen.getByText("48"));
  expect(heard).not.toHaveBeenCalled();
});
