import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { hostAround } from "../../ports/testing/makeHost.ts";
import type { Measure } from "../../stores/measure/Measure.ts";
import { silentMeasure } from "../../stores/testing.ts";
import { videoTexts } from "../../texts/video.ts";
import { ShareVideo } from "./ShareVideo.tsx";

function show(title: string, measure: Measure = silentMeasure): void {
  render(
    <ShareVideo isOpen onOpenChange={() => undefined} videoId="v1" title={title} path="/video/v1/" seconds={0} />,
    {
      wrapper: hostAround({
        stores: { toasts: { notify: () => undefined } },
        measure,
        origin: "https://kadr.example",
        copyText: () => Promise.resolve(true),
      }),
    },
  );
}

function embedCodeOf(title: string): string {
  show(title);
  const fields = screen.getAllByRole<HTMLTextAreaElement>("textbox").map(({ value }) => value);
  cleanup();
  return fields.find((value) => value.includes("<iframe")) ?? "";
}

it("the code to embed a video holds its title without scripts and tags, with signs escaped: rule.sanitiser [COMMON-SECURITY-01]", () => {
  for (const [title, written] of [
    ["Рассвет в горах", "Рассвет в горах"],
    [
      "Кот & «пёс» говорят \"да\" и 'нет' `так`",
      "Кот &amp; «пёс» говорят &quot;да&quot; и &#39;нет&#39; &#96;так&#96;",
    ],
    ["2 < 3 > 1, <пёс>", "2 &lt; 3 &gt; 1, &lt;пёс&gt;"],
    ["До<script>alert('раз')</script>после", "Допосле"],
    ['До<SCRIPT src="//evil.example">\nalert(2)\n</script >после', "Допосле"],
    ["До<script>и без конца", "До"],
    ["<b>Жирный</b> <img src=x onerror=alert(1)>ролик<br/><!-- нет -->", "Жирный ролик"],
    ['"><iframe src="//evil.example"></iframe>', "&quot;&gt;"],
  ] as const) {
    const code = embedCodeOf(title);
    expect(/ title="([^"]*)"/.exec(code)?.[1]).toBe(written);
    // whoever puts it into a page has one frame of ours and its title, and nothing else
    const page = new DOMParser().parseFromString(code, "text/html");
    expect([...page.body.childNodes].map(({ nodeName }) => nodeName)).toEqual(["IFRAME"]);
    expect([...(page.querySelector("iframe")?.attributes ?? [])].map(({ name }) => name)).toEqual([
      "width",
      "height",
      "src",
      "title",
      "allow",
    ]);
  }
});

it("a share is counted for e-mail, OK, Telegram, VK, WhatsApp and the embed code, and not for a copied link: rule.share [ANALYTICS-RULES-02]", async () => {
  // where it is shared is not ours to visit
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener("click", stay);
  const measure = vi.fn();
  show("Рассвет в горах", measure);
  const { copy, copied, link, embed, places } = videoTexts.shareDialog;
  fireEvent.click(screen.getByRole("button", { name: `${copy}: ${link}` }));
  await screen.findByRole("button", { name: `${copied}: ${link}` });
  expect(measure).not.toHaveBeenCalled();
  for (const place of within(screen.getByRole("list", { name: places })).getAllByRole("link")) fireEvent.click(place);
  fireEvent.click(screen.getByRole("button", { name: `${copy}: ${embed}` }));
  await screen.findByRole("button", { name: `${copied}: ${embed}` });
  window.removeEventListener("click", stay);
  const fields = { location: "share", content: { id: "v1", type: "video" } };
  expect(measure.mock.calls.sort()).toEqual([
    ["share.email", fields],
    ["share.embed", fields],
    ["share.ok", fields],
    ["share.telegram", fields],
    ["share.vk", fields],
    ["share.whatsapp", fields],
  ]);
});
