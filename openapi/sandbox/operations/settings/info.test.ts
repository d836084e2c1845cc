// @vitest-environment node
import { describe, expect, it } from "vitest";
import { insertRows } from "../../db/insert-rows.ts";
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
    const later = { text: "позже", email: null, created_ts: 1 };
    await insertRows(
      world.query,
      "problems",
      Array.from({ length: 998 }, () => later),
    );
    expect((await kept())[0]?.text).toBe("Не играет");
    await send({ text: "ещё" });
    const texts = (await kept()).map(({ text }) => text);
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([1000, "Не ищет", "ещё"]);
  });
});
