// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import { small } from "../../testing/small-seed.ts";
import { smallForFile } from "../../testing/small-file.ts";
import type { Visitor } from "../../testing/visitor.ts";

const world = smallForFile();
let viewer: Visitor;
beforeAll(async () => {
  viewer = await world.signIn(small.viewer.email);
});

const asked = async (who: Visitor, query: string): Promise<string[]> =>
  (await who.call(`/api/premier/app/v2.1/onboardings/config/rutube?${query}`))
    .json<{ events: Array<{ onboardingId: string }> }>()
    .events.map(({ onboardingId: id }) => id);

interface Report {
  readonly cid: string;
  readonly onboardingId?: string;
  readonly elementId?: string;
  readonly isFinished?: boolean;
  readonly pressed?: readonly string[];
}
const report = async (
  who: Visitor,
  { cid, onboardingId = "ob-welcome", elementId = "welcome", isFinished = true, pressed = [] }: Report,
) => {
  const actions = [...pressed, "another"].map((actionId) => ({ actionId, isPressed: pressed.includes(actionId) }));
  const elements = [{ elementId, isShown: true, isFinished, actions }];
  const body = { cid, onboardingId, type: "popup", elements };
  return (await who.call("/api/premier/app/v1/onboardings/count/rutube", { method: "POST", body })).status;
};

describe("an introduction", () => {
  it("is for its page and those below it, and for no other", async () => {
    expect(await asked(world.guest, "slug=/&cid=a")).toEqual(["ob-welcome"]);
    expect(await asked(world.guest, "cid=a")).toEqual(["ob-welcome"]);
    expect(await asked(world.guest, "slug=/feeds/kino/&cid=a")).toEqual([]);
    expect(await asked(viewer, "slug=/feeds/kino/")).toEqual(["ob-genres", "ob-premium"]);
    expect(await asked(viewer, "slug=/feeds/music/")).toEqual(["ob-premium"]);
    expect(await asked(viewer, "slug=/my/")).toEqual([]);
  });

  it("is for guests or for who is signed in, for a device, and for who has no subscription", async () => {
    expect(await asked(viewer, "slug=/")).toEqual(["ob-interests"]);
    expect(await asked(world.guest, "slug=/video/1/&cid=a&platform=browser_mobile")).toEqual(["ob-shorts"]);
    expect(await asked(world.guest, "slug=/video/1/&cid=a&platform=browser")).toEqual([]);
    expect(await asked(world.guest, "slug=/video/1/&cid=a")).toEqual([]);
    expect(await asked(viewer, "slug=/video/1/")).toEqual(["ob-premium"]);
    expect(await asked(viewer, "slug=/video/1/&subscribe=is_subscribed")).toEqual([]);
  });

  it("comes until each of its elements is finished, for this browser alone", async () => {
    expect(await report(world.guest, { cid: "b", isFinished: false })).toBe(204);
    expect(await asked(world.guest, "cid=b")).toEqual(["ob-welcome"]);
    await report(world.guest, { cid: "b" });
    expect(await asked(world.guest, "cid=b")).toEqual(["ob-welcome"]);
    await report(world.guest, { cid: "b", elementId: "library" });
    expect([await asked(world.guest, "cid=b"), await asked(world.guest, "cid=c")]).toEqual([[], ["ob-welcome"]]);
  });

  it("that is finished stays so, whatever comes late, with what was pressed", async () => {
    await report(world.guest, { cid: "d", pressed: ["next"] });
    await report(world.guest, { cid: "d", isFinished: false, pressed: ["close"] });
    const rows = await world.query.selectFrom("onboarding_reports").selectAll().where("visitor", "=", "cd").execute();
    expect(rows).toMatchObject([{ element_id: "welcome", is_shown: 1, is_finished: 1, pressed_json: '["next"]' }]);
  });

  it("of a person goes with them from browser to browser", async () => {
    await report(viewer, { cid: "e", onboardingId: "ob-interests", elementId: "topics" });
    expect(await asked(viewer, "slug=/&cid=f")).toEqual([]);
    const other = await world.signIn(small.other.email);
    expect(await asked(other, "slug=/&cid=e")).toEqual(["ob-interests"]);
  });

  it("that nobody knows is not counted, nor an element that it does not have", async () => {
    expect(await report(world.guest, { cid: "g", onboardingId: "ob-nobody" })).toBe(404);
    expect(await report(world.guest, { cid: "g", elementId: "nothing" })).toBe(204);
    const rows = await world.query.selectFrom("onboarding_reports").selectAll().where("visitor", "=", "cg").execute();
    expect(rows).toEqual([]);
  });
});
