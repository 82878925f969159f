// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AnswerButton, Keypad, NumberKeys } from "../src/companion/index";
import { Scrubber } from "../src/replay/index";

afterEach(cleanup);

const labels = { first: "First", back: "Back", next: "Next", last: "Last", marks: "Moments" };

describe("a scrubber", () => {
  const setup = (value: number) => {
    const onChange = vi.fn();
    render(
      <Scrubber
        label="Turn"
        length={40}
        value={value}
        onChange={onChange}
        valueText={`Turn ${value} of 40`}
        figure={`${value} / 40`}
        labels={labels}
        marks={[{ key: "s", at: 8, sign: "M0 0", label: "Turn 8: the Start" }]}
      />,
    );
    return onChange;
  };

  it("is a slider that says what its step means", () => {
    const onChange = setup(21);
    const slider = screen.getByRole("slider", { name: "Turn" });
    expect(slider.getAttribute("aria-valuetext")).toBe("Turn 21 of 40");
    fireEvent.change(slider, { target: { value: "22" } });
    expect(onChange).toHaveBeenCalledWith(22);
  });

  it("steps, jumps to the ends and to its marks", () => {
    const onChange = setup(21);
    for (const name of ["First", "Back", "Next", "Last", "Turn 8: the Start"])
      fireEvent.click(screen.getByRole("button", { name }));
    expect(onChange.mock.calls.flat()).toEqual([0, 20, 22, 40, 8]);
  });

  it("stays where it is at an end", () => {
    const onChange = setup(40);
    for (const name of ["Next", "Last"]) {
      const button = screen.getByRole("button", { name });
      expect(button.getAttribute("aria-disabled")).toBe("true");
      fireEvent.click(button);
    }
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe("the companion's keys", () => {
  it("hand back digits and light what was typed", () => {
    const onDigit = vi.fn();
    const onPress = vi.fn();
    render(
      <Keypad
        label="Number"
        typed="39"
        onDigit={onDigit}
        left={{ text: "Clear", onPress }}
        back={{ label: "Last digit back", onPress }}
      />,
    );
    const digits = screen.getAllByRole("button").filter((key) => /^\d$/.test(key.textContent ?? ""));
    expect(digits.map((key) => key.textContent).join("")).toBe("1234567890");
    expect(digits.filter((key) => key.dataset.lit !== undefined).map((key) => key.textContent)).toEqual([
      "3",
      "9",
    ]);
    for (const key of digits) fireEvent.click(key);
    expect(onDigit.mock.calls.flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0]);
    fireEvent.click(screen.getByRole("button", { name: "Last digit back" }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it("say which number is chosen", () => {
    render(<NumberKeys label="Number" numbers={[1, 2, 12]} value={12} onNumber={() => undefined} />);
    expect(screen.getByRole("button", { pressed: true }).textContent).toBe("12");
  });

  it("answer with a field that is a button only when it ends a turn", () => {
    const { rerender } = render(<AnswerButton tone="pay" headline="Discard 3." />);
    expect(screen.queryByRole("button")).toBeNull();
    const onPress = vi.fn();
    rerender(<AnswerButton tone="pay" headline="Discard 3." press={{ text: "Tap to finish", onPress }} />);
    fireEvent.click(screen.getByRole("button", { name: /Discard 3/ }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});
