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
