import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useCalm } from "./useCalm.ts";

function Page({ hasStream }: { hasStream: boolean }) {
  const stage = useRef<HTMLDivElement>(null);
  const isCalm = useCalm(stage, hasStream);
  return <div ref={stage}><video /><p>{isCalm ? "calm" : "busy"}</p></div>;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const text = () => screen.getByText(/calm|busy/).textContent;

it("waits for the first frame, an event that does not bubble", async () => {
  const { container } = render(<Page hasStream />);
  await pass(1000);
  expect(text()).toBe("busy");
  container.querySelector("video")?.dispatchEvent(new Event("loadeddata"));
  await pass(1);
  expect(text()).toBe("calm");
});

it("waits two seconds at most, and not at all without a stream", async () => {
  const { unmount } = render(<Page hasStream />);
  await pass(1999);
  expect(text()).toBe("busy");
  await pass(2);
  expect(text()).toBe("calm");
  unmount();
  render(<Page hasStream={false} />);
  await pass(1);
  expect(text()).toBe("calm");
});
