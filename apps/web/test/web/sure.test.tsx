/** An irreversible action needs a second press, and a double press counts as one: nobody can have read the question yet. */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { DropGame } from "@/layout/DropGame";
import { OnePress } from "@/layout/OnePress";

afterEach(cleanup);

it.each([[[1, 2]], [[1, 2, 3]]])("presses that follow at once only ask: %j", (presses) => {
  const drop = vi.fn();
  render(<DropGame words={["Throw away", "For good"]} game="Sea" onDrop={drop} />);
  const button = screen.getByRole("button", { name: "Throw away: Sea" });
  for (const detail of presses) fireEvent.click(button, { detail });
  expect(button.textContent).toBe("For good");
  expect(drop).not.toHaveBeenCalled();
});

it.each([
  ["a pointer", 1],
  ["a key", 0],
])("asks, and does it: %s", (_by, detail) => {
  const drop = vi.fn();
  render(<DropGame words={["Throw away", "For good"]} game="Sea" onDrop={drop} />);
  const button = screen.getByRole("button");
  fireEvent.click(button, { detail });
  expect(drop).not.toHaveBeenCalled();
  fireEvent.click(button, { detail });
  expect(drop).toHaveBeenCalledOnce();
});

/** Like a browser: a held key presses its button again, unless the event's default is prevented. */
function keyDown(button: HTMLElement, repeat: boolean): void {
  if (fireEvent.keyDown(button, { key: "Enter", repeat })) fireEvent.click(button, { detail: 0 });
}

it("only asks for as long as a key is held down", () => {
  const drop = vi.fn();
  render(
    <>
      <OnePress />
      <DropGame words={["Throw away", "For good"]} game="Sea" onDrop={drop} />
    </>,
  );
  const button = screen.getByRole("button");
  keyDown(button, false);
  for (let times = 0; times < 5; times++) keyDown(button, true);
  expect(button.textContent).toBe("For good");
  expect(drop).not.toHaveBeenCalled();
  keyDown(button, false);
  expect(drop).toHaveBeenCalledOnce();
});
