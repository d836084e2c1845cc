import { expect, it } from "vitest";
import { embedCode, shareTargets, shareUrl } from "./share.ts";
import { isShareAddress } from "../links/shareHref.ts";

const labels = { email: "Почта", ok: "OK", telegram: "Telegram", vk: "VK", whatsapp: "WhatsApp" };

it("offers email, OK, Telegram, VK, WhatsApp and the embed code", () => {
  const targets = shareTargets("http://kadr.localhost:4300/video/1/?t=5", "Кот & пёс", labels);
  expect(targets.map((target) => target.id).sort()).toEqual(["email", "ok", "telegram", "vk", "whatsapp"]);
  for (const { href } of targets) {
    expect(isShareAddress(href)).toBe(true);
    expect(decodeURIComponent(href)).toContain("http://kadr.localhost:4300/video/1/?t=5");
  }
  expect(embedCode("http://kadr.localhost:4300", "1", 'Кот "и" <пёс>')).toContain(
    'title="Кот &quot;и&quot; &lt;пёс&gt;"',
  );
});

it("adds the time only when there is one, and never the query of the page", () => {
  expect(shareUrl("http://a.example", "/video/1/", 90.7)).toBe("http://a.example/video/1/?t=90");
  expect(shareUrl("http://a.example", "/video/1/", 0)).toBe("http://a.example/video/1/");
  expect(shareUrl("http://a.example", "/video/1/", null)).toBe("http://a.example/video/1/");
});

it("trusts no address that only looks like a share address", () => {
  for (const address of [
    "https://vk.com/",
    "https://t.me.evil.test/share/url?",
    "javascript:mailto:?subject=",
    "mailto:a@b.example",
  ])
    expect(isShareAddress(address)).toBe(false);
});

it("gives each place the address and, where it takes one, the title; the code of the player has both, made harmless", () => {
  const hrefOf = (id: string) =>
    shareTargets("http://a.example/video/1/", "Кот и пёс", labels).find((target) => target.id === id)?.href;
  const address = "http%3A%2F%2Fa.example%2Fvideo%2F1%2F";
  expect(hrefOf("vk")).toBe(`https://vk.com/share.php?url=${address}`);
  expect(hrefOf("ok")).toBe(`https://connect.ok.ru/offer?url=${address}`);
  const title = "%D0%9A%D0%BE%D1%82+%D0%B8+%D0%BF%D1%91%D1%81";
  expect(hrefOf("telegram")).toBe(`https://t.me/share/url?url=${address}&text=${title}`);
  expect(hrefOf("whatsapp")).toBe(`https://wa.me/?text=${title}+${address}`);
  expect(hrefOf("email")).toBe(`mailto:?subject=${title.replaceAll("+", "%20")}&body=${address}`);
  expect(
    shareTargets("http://a.example/", "Кот", labels)
      .map(({ label }) => label)
      .sort(),
  ).toEqual(Object.values(labels).sort());
  expect(embedCode("http://a.example", "a/1", "Кот")).toBe(
    '<iframe width="720" height="405" src="http://a.example/play/embed/a%2F1" ' +
      'title="Кот" allow="autoplay; fullscreen; picture-in-picture"></iframe>',
  );
});
