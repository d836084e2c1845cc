import { afterEach, expect, it, vi } from "vitest";
import { createLead } from "./paymentTabs.ts";

/** Locks as browsers have them: one holder a name, a queue, and `steal`, which rejects the holder's request. */
class Locks {
  #held: { reject: (error: unknown) => void } | null = null;
  readonly #queue: (() => void)[] = [];

  async request(_name: string, { steal = false }: { steal?: boolean }, task: () => Promise<void>): Promise<void> {
    if (steal) this.#held?.reject(new DOMException("", "AbortError"));
    else if (this.#held !== null) await new Promise<void>((resolve) => this.#queue.push(resolve));
    let reject: (error: unknown) => void = () => undefined;
    const stolen = new Promise<never>((_resolve, no) => (reject = no));
    const own = { reject };
    this.#held = own;
    try {
      await Promise.race([task(), stolen]);
    } finally {
      if (this.#held === own) {
        this.#held = null;
        this.#queue.shift()?.();
      }
    }
  }
}

class Seen {
  isIn = false;
  listener: () => void = () => undefined;
  isHere = () => this.isIn;
  onChange = (listener: () => void) => {
    this.listener = listener;
    return () => (this.listener = () => undefined);
  };
  look(isIn: boolean) {
    this.isIn = isIn;
    this.listener();
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
afterEach(() => vi.unstubAllGlobals());

it("one tab asks about a payment: the one that is looked at; when that goes the other goes on", async () => {
  vi.stubGlobal("navigator", { locks: new Locks() });
  const running = new Set<string>();
  const tab = (name: string) => {
    const seen = new Seen();
    const stop = createLead(seen)("payment-1", () => {
      running.add(name);
      return () => running.delete(name);
    });
    return { seen, stop };
  };
  const first = tab("first");
  await settled();
  const second = tab("second");
  await settled();
  expect([...running]).toEqual(["first"]);
  second.seen.look(true);
  await settled();
  expect([...running]).toEqual(["second"]);
  second.stop();
  await settled();
  expect([...running]).toEqual(["first"]);
  first.stop();
  await settled();
  expect([...running]).toEqual([]);
});

it("without locks every tab asks", () => {
  vi.stubGlobal("navigator", {});
  const task = vi.fn(() => () => undefined);
  createLead(new Seen())("payment-1", task);
  expect(task).toHaveBeenCalledTimes(1);
});
