// @vitest-environment node
import { describe, expect, it } from "vitest";
import { smallForFile } from "../../testing/small-file.ts";

const world = smallForFile();

describe("a page of information", () => {
  it("is there under its name, and no other is", async () => {
    expect((await world.guest.call("/api/info/pages/agreement/")).json()).toMatchObject({
      title: expect.any(String) as string,
    });
    expect((await world.guest.call("/api/info/pages/nothing/")).status).toBe(404);
  });
});

describe("a problem that somebody reports", () => {
  const send = async (body: object) => (await world.guest.call("/api/forms/problem/", { method: "POST", body })).status;
  const kept = () => world.query.selectFrom("problems").select(["id", "text", "email"]).orderBy("id").execute();

  it("is kept as it was typed, without the blanks around it, with an address where one was given", async () => {
    expect(await send({ text: "  Не играет \n", email: "a@kadr.example" })).toBe(204);
    expect(await send({ text: "Не ищет" })).toBe(204);
    expect(await kept()).toMatchObject([
      { text: "Не играет", email: "a@kadr.example" },
      { text: "Не ищет", email: null },
    ]);
  });

  it("is kept while there are no thousand newer ones", async () => {
    const last = (await kept()).at(-1)?.id ?? 0;
    await world.query
      .insertInto("problems")
      .values({ id: last + 999, text: "позже", email: null, created_ts: 1 })
      .execute();
    await send({ text: "ещё" });
    expect((await kept()).map(({ text }) => text)).toEqual(["позже", "ещё"]);
  });
});
