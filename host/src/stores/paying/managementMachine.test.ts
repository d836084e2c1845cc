import type { ProductTariff } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { describe, expect, it, vi } from "vitest";
import type { Measure } from "../measure/Measure.ts";
import { accountOver, apiError, FakeClock, settle } from "../testing.ts";
import { drawnStates } from "./drawing.ts";
import { MachineStore } from "./MachineStore.ts";
import { managementFlow, type ManagementApi } from "./managementFlow.ts";
import { managementMachine, type Managed, type ManagementEntry } from "./managementMachine.ts";

const held = examples.listProductTariffs.active.result[0] as ProductTariff;
const endTime = "2026-12-21T12:00:00.000Z";
const visited = new Set<string>();

interface World {
  readonly entry?: ManagementEntry;
  readonly managed?: Partial<Managed> | null;
  /** Outcomes of the changes, one after the other; later ones work. */
  readonly fates?: ("fail" | "lost" | "ignored")[];
  readonly reads?: "fail"[];
}

function setUp({ entry = "purchase", managed = {}, fates = [], reads = [] }: World = {}) {
  let now: Managed | null =
    managed === null ? null : { tariff: held, subscriptionId: null, isRenewable: true, ...managed };
  const events: string[] = [];
  const measured: (readonly [string, unknown])[] = [];
  const calls: string[] = [];
  const onChanged = vi.fn();
  const change = (name: string, goesOn: boolean, key: string): ProductTariff => {
    calls.push(`${name} ${key}`);
    const fate = fates.shift();
    if (fate === "fail" || now === null) throw apiError(500);
    if (fate !== "ignored") now = { ...now, tariff: { ...now.tariff, endTime: goesOn ? null : endTime } };
    if (fate === "lost") throw apiError("offline");
    return now.tariff;
  };
  const api: ManagementApi = {
    read: async () => {
      if (reads.shift() === "fail") throw apiError(500);
      return now;
    },
    rescind: async (_code, key) => change("rescind", false, key),
    recover: async (_code, key) => change("recover", true, key),
    renew: async (id, needRenew, key) => void change(`renew ${id} ${needRenew}`, needRenew, key),
  };
  let keys = 0;
  const store = new MachineStore(
    managementFlow({
      api,
      measure: ((id: string, fields: unknown) => {
        events.push(id);
        measured.push([id, fields]);
      }) as Measure,
      newKey: () => `k${++keys}`,
      onChanged,
    }),
    { entry, productCode: "RUTUBE" },
    { clock: new FakeClock(), account: accountOver({ userId: "u1", isAuthorised: true }) },
  );
  store.connect();
  const step = async () => {
    await settle();
    const value = String(store.snapshot.value);
    visited.add(value);
    return value;
  };
  const press = (type: "RESCIND" | "RECOVER" | "YES" | "NO" | "RETRY" | "NEXT" | "CANCEL") => {
    store.send({ type });
    visited.add(String(store.snapshot.value));
    return step();
  };
  return { store, step, press, events, measured, calls, onChanged };
}

describe("management of a subscription", () => {
  it("cancels in three steps, asked once, told by the server's response", async () => {
    const { step, press, events, calls, onChanged } = setUp();
    expect(await step()).toBe("management");
    expect(await press("RESCIND")).toBe("recurrent_rescission");
    expect(calls).toEqual([]);
    expect(await press("YES")).toBe("recurrent_rescission_success");
    expect(events).toEqual(["purchase.cancel", "purchase.cancel.yes", "purchase.cancel.success"]);
    expect(onChanged).toHaveBeenCalledOnce();
    expect(await press("NEXT")).toBe("closed");
  });

  it("leaves everything as it was at a no", async () => {
    const { step, press, events, calls } = setUp({ entry: "rescission" });
    expect(await step()).toBe("recurrent_rescission");
    expect(await press("NO")).toBe("management");
    expect([events, calls]).toEqual([["purchase.cancel", "purchase.cancel.no"], []]);
  });

  it("says that a cancelling failed, and tries the same again", async () => {
    const { step, press, calls } = setUp({ entry: "rescission", fates: ["fail"] });
    await step();
    expect(await press("YES")).toBe("rescission_error");
    expect(await press("RETRY")).toBe("recurrent_rescission_success");
    expect(calls).toEqual(["rescind k1", "rescind k1"]);
  });

  it("asks the server what became of a cancelling whose answer was lost", async () => {
    const { step, press, calls } = setUp({ entry: "rescission", fates: ["lost"] });
    await step();
    expect(await press("YES")).toBe("recurrent_rescission_success");
    expect(calls).toHaveLength(1);
  });

  it("takes a cancelling back, at once from what is managed and after a question by its address", async () => {
    const ending = { tariff: { ...held, endTime } };
    const fromPopup = setUp({ managed: ending });
    expect(await fromPopup.step()).toBe("management");
    expect(await fromPopup.press("RESCIND")).toBe("management");
    expect(await fromPopup.press("RECOVER")).toBe("recovery_success");
    expect(fromPopup.events).toEqual(["purchase.renew"]);
    const byAddress = setUp({ entry: "recovery", managed: ending, fates: ["fail"] });
    expect(await byAddress.step()).toBe("recurrent_recovery");
    expect(await byAddress.press("YES")).toBe("recovery_error");
    expect(await byAddress.press("RETRY")).toBe("recovery_success");
  });

  it("renews a subscription of the marketplace by need_renew", async () => {
    const { step, press, calls } = setUp({ entry: "rescission", managed: { subscriptionId: "501" } });
    await step();
    expect(await press("YES")).toBe("recurrent_rescission_success");
    expect(calls).toEqual(["renew 501 false k1"]);
  });

  it("measures each press with the product that it is about, wherever the cancelling is taken back", async () => {
    const fields = { location: "management", context: "RUTUBE" };
    const cancelling = setUp({ entry: "rescission" });
    await cancelling.step();
    await cancelling.press("NO");
    await cancelling.press("RESCIND");
    await cancelling.press("YES");
    expect(cancelling.measured).toEqual(
      [
        "purchase.cancel",
        "purchase.cancel.no",
        "purchase.cancel",
        "purchase.cancel.yes",
        "purchase.cancel.success",
      ].map((id) => [id, fields]),
    );
    const recovering = setUp({ entry: "recovery", managed: { tariff: { ...held, endTime } } });
    await recovering.step();
    await recovering.press("YES");
    expect(recovering.measured).toEqual([["purchase.renew", fields]]);
    const refused = setUp({ entry: "recovery", managed: { tariff: { ...held, endTime } } });
    await refused.step();
    expect([await refused.press("NO"), refused.measured]).toEqual(["management", []]);
  });

  it("knows after a change what the person has now, and tells whoever shows it, once", async () => {
    const cancelling = setUp({ entry: "rescission" });
    await cancelling.step();
    await cancelling.press("YES");
    expect(cancelling.store.snapshot.context.managed?.tariff.endTime).toBe(endTime);
    const recovering = setUp({ managed: { tariff: { ...held, endTime } } });
    await recovering.step();
    expect(await recovering.press("RECOVER")).toBe("recovery_success");
    expect(recovering.store.snapshot.context.managed?.tariff.endTime).toBeNull();
    expect([cancelling.onChanged.mock.calls.length, recovering.onChanged.mock.calls.length]).toEqual([1, 1]);
    expect(await recovering.press("NEXT")).toBe("closed");
  });

  it("has failed where the server has not changed it, whichever way", async () => {
    for (const [entry, tariff, error] of [
      ["rescission", held, "rescission_error"],
      ["recovery", { ...held, endTime }, "recovery_error"],
    ] as const) {
      const { step, press, onChanged } = setUp({
        entry,
        managed: { tariff, subscriptionId: "501" },
        fates: ["ignored"],
      });
      await step();
      expect(await press("YES")).toBe(error);
      expect(onChanged).not.toHaveBeenCalled();
    }
  });

  it("asks about neither where it does not fit: no cancelling of what ends, none taken back of what does not", async () => {
    const ending = { tariff: { ...held, endTime } };
    expect(await setUp({ entry: "rescission", managed: ending }).step()).toBe("management");
    const going = setUp({ entry: "recovery" });
    expect(await going.step()).toBe("management");
    expect(await going.press("RECOVER")).toBe("management");
    const over = setUp({ managed: { tariff: { ...held, isActive: false } } });
    expect([await over.step(), await over.press("NEXT")]).toEqual(["over", "closed"]);
    expect(await setUp({ entry: "recovery", managed: null }).press("RECOVER")).toBe("over");
  });

  it("has nothing to press for what a code gave, and says so where there is nothing", async () => {
    const byCode = setUp({
      entry: "recovery",
      managed: { tariff: { ...held, isPromo: true, endTime }, isRenewable: false },
    });
    expect(await byCode.step()).toBe("management");
    expect(await byCode.press("RECOVER")).toBe("management");
    const nothing = setUp({ managed: null });
    expect(await nothing.step()).toBe("over");
  });

  it("that could not be read is read again", async () => {
    const { step, press } = setUp({ reads: ["fail"] });
    expect(await step()).toBe("unread");
    expect(await press("RETRY")).toBe("management");
    expect(await press("CANCEL")).toBe("closed");
  });

  it("has no state that these tests do not come to", () => {
    const passing = new Set(["look", "known"]);
    const all = drawnStates(managementMachine).map(({ name }) => name);
    expect(all.filter((name) => !visited.has(name) && !passing.has(name))).toEqual([]);
  });
});
