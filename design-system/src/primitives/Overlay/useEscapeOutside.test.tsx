import { cleanup, fireEvent, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useEscapeOutside } from "./useEscapeOutside.ts";

afterEach(cleanup);

function Surface({ onEscape, isEnabled = true }: { onEscape: () => void; isEnabled?: boolean }) {
  const surface = useRef<HTMLDivElement>(null);
  useEscapeOutside(surface, isEnabled, onEscape);
  return (
    <div ref={surface}>
      <section role="dialog">
        <button>внутри</button>
      </section>
    </div>
  );
}

const escape = (where: Element) => fireEvent.keyDown(where, { key: "Escape" });

it("closes by Escape while the focus is not in it yet, and leaves what is pressed in it to itself", () => {
  const onEscape = vi.fn();
  const { getByText } = render(
    <>
      <button>снаружи</button>
      <Surface onEscape={onEscape} />
    </>,
  );
  escape(getByText("внутри"));
  fireEvent.keyDown(document.body, { key: "Enter" });
  fireEvent.keyDown(document.body, { key: "Escape", isComposing: true });
  expect(onEscape).not.toHaveBeenCalled();
  escape(document.body);
  escape(getByText("снаружи"));
  expect(onEscape).toHaveBeenCalledTimes(2);
});

it("closes the one on top alone, and none that has to be answered", () => {
  const [under, over] = [vi.fn(), vi.fn()];
  const { rerender } = render(
    <>
      <Surface onEscape={under} />
      <Surface onEscape={over} />
    </>,
  );
  escape(document.body);
  expect([under.mock.calls.length, over.mock.calls.length]).toEqual([0, 1]);
  rerender(<Surface onEscape={under} isEnabled={false} />);
  escape(document.body);
  expect(under).not.toHaveBeenCalled();
});

it("leaves a key that was taken already", () => {
  const onEscape = vi.fn();
  const { getByText } = render(
    <>
      <button onKeyDown={(event) => event.preventDefault()}>плеер</button>
      <Surface onEscape={onEscape} />
    </>,
  );
  escape(getByText("плеер"));
  expect(onEscape).not.toHaveBeenCalled();
});
