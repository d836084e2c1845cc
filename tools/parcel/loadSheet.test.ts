// @vitest-environment jsdom
import { createRequire } from "node:module";
import { afterEach, expect, it } from "vitest";

const loadSheet = createRequire(import.meta.url)("./load-sheet.cjs") as (address: string) => Promise<void>;
const linkTo = (address: string) => document.querySelector<HTMLLinkElement>(`link[href="${address}"]`);
const hear = (address: string, event: "load" | "error") => linkTo(address)?.dispatchEvent(new Event(event));
const inForce = () => [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute("href"));

afterEach(() => document.head.replaceChildren());

it("puts each sheet behind all others when it is there, whichever was asked for first", async () => {
  const all = Promise.all([loadSheet("/first.css"), loadSheet("/second.css")]);
  expect(inForce(), "both are on their way").toEqual([]);
  for (const address of ["/second.css", "/first.css"]) {
    hear(address, "load");
    expect(inForce().at(-1), address).toBe(address);
    hear(address, "load");
  }
  await all;
  expect(inForce()).toEqual(["/second.css", "/first.css"]);
});

it("asks once for a sheet that two parts need, and not for one that the document has", async () => {
  const [one, another] = [loadSheet("/shared.css"), loadSheet("/shared.css")];
  expect(document.head.children).toHaveLength(1);
  hear("/shared.css", "load");
  hear("/shared.css", "load");
  await Promise.all([one, another]);

  document.head.innerHTML = '<link rel="stylesheet" disabled href="/drawn.css">';
  await loadSheet("/drawn.css");
  expect(document.head.children).toHaveLength(1);
});

it("asks again for one that did not come", async () => {
  const failed = loadSheet("/lost.css");
  hear("/lost.css", "error");
  expect(inForce(), "what failed is used up").toEqual(["/lost.css"]);
  hear("/lost.css", "error");
  await expect(failed).rejects.toBeInstanceOf(Event);
  expect(linkTo("/lost.css")).toBeNull();

  const again = loadSheet("/lost.css");
  hear("/lost.css", "load");
  hear("/lost.css", "load");
  await again;
  expect(inForce()).toEqual(["/lost.css"]);
});
