// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { drawnStates } from "../host/src/stores/paying/drawing.ts";
import { premiumMachine, stepOf } from "../host/src/stores/paying/premiumMachine.ts";
import type { PremiumEvent } from "../host/src/stores/paying/premiumTypes.ts";
import { openPremium } from "../host/src/stores/paying/testing/openPremium.ts";
import meta, * as modules from "../stories/flows/Premium.stories.tsx";

const stories = Object.values(modules).filter((story) => story !== meta) as readonly (typeof modules.Default)[];
/** These lead on at once, or are the end, when nothing is shown any more. */
const unseen = ["resume", "pay.deciding", "pay.started", "completed", "cancelled"];

/** Where a story stands once it has heard all. `does`: what its play does by hand, as the flow hears it. */
async function stepIn({ args, parameters }: (typeof stories)[number]): Promise<string> {
  const { server, events, input } = { ...meta.args, ...args };
  const { does = [] } = (parameters ?? {}) as { does?: readonly PremiumEvent[] };
  const heard = vi.fn();
  const store = openPremium(server, [...events, ...does], input, heard);
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  return stepOf(store.snapshot);
}

it("shows each state of the premium flow in a story", async () => {
  const shown = new Set(await Promise.all(stories.map(stepIn)));
  const all = drawnStates(premiumMachine)
    .filter(({ kind }) => kind !== "compound")
    .map(({ name }) => name);
  expect(all.filter((name) => !shown.has(name) && !unseen.includes(name))).toEqual([]);
});
