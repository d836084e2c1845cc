import font from "@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, within } from "storybook/test";
import { BlogPopup } from "@kadr/design-system/popups/BlogPopup";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import { blogTexts } from "../../host/src/texts/blog.ts";
import { ThemedFrame } from "../support/ThemedFrame.tsx";

/* The bundled font: a picture must not depend on the machine's own. */
const page =
  `<!doctype html><html lang='ru'><title>Запись</title><style>@font-face{font-family:Golos;src:url(${font})}` +
  "body{margin:0;padding:0 24px 32px;font:16px/26px Golos}</style><main>" +
  "<p>Начните с тишины. Выключите всё, что можно выключить, и послушайте комнату в наушниках минуту.</p>".repeat(12) +
  "</main></html>";

const { close, loading, failed, retry, outside } = blogTexts;

export default {
  title: "Popups/BlogPopup",
  component: BlogPopup,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onRetry: fn(),
    onScroll: fn(),
    title: "Звук без студии: одеяло, шкаф и терпение",
    link: { href: href("https://blog.kadr.example/zvuk-bez-studii/"), text: "blog.kadr.example" },
    height: 1200,
    children: <ThemedFrame title={blogTexts.frame} srcDoc={page} />,
    texts: { close, loading, failed, retry, outside },
  },
} satisfies Meta<typeof BlogPopup>;
type Story = StoryObj<typeof BlogPopup>;

export const Default: Story = {};
export const Loading: Story = { args: { state: "loading", title: blogTexts.title, link: undefined } };
export const Failed: Story = {
  args: { state: "failed", title: blogTexts.title, link: undefined },
  play: async ({ args }) => {
    await fireEvent.click(await screen.findByRole("button", { name: retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongWords: Story = {
  args: {
    title: "Автоматизированнейшее звукоизолирование нестандартноконфигурированных помещений: одеяло, шкаф и терпение",
    link: {
      href: href("https://ochen-dlinnoe-imya-sayta-bez-edinogo-probela.blog.kadr.example/"),
      text: "ochen-dlinnoe-imya-sayta-bez-edinogo-probela.blog.kadr.example",
    },
  },
};

/** The popup scrolls the page, and says so. */
export const Scrolled: Story = {
  play: async ({ args }) => {
    const scroller = await screen.findByRole("group");
    scroller.scrollTop = 200;
    await fireEvent.scroll(scroller);
    await expect(args.onScroll).toHaveBeenCalledWith(expect.objectContaining({ top: 200, height: 1200 }));
  },
};

/** The page around does not hear that Tab leaves the frame: its end leads back to the beginning of the popup, and backwards into the frame. */
export const KeysOutOfTheFrame: Story = {
  parameters: { playOnly: true },
  play: async () => {
    const popup = await screen.findByRole("dialog");
    const frame = within(popup).getByTitle(blogTexts.frame);
    const end = popup.querySelector<HTMLElement>("span[tabindex='0']");
    const closeButton = within(popup).getByRole("button", { name: close });
    frame.focus();
    end?.focus();
    await expect(closeButton).toHaveFocus();
    end?.focus();
    await expect(frame).toHaveFocus();
  },
};
