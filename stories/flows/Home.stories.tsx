import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { shellTexts } from "../../host/src/texts/shell.ts";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import { viewer } from "../app/server.ts";
import {
  byKeys,
  byPointer,
  focused,
  goBack,
  header,
  keepsFocus,
  walksMenu,
  nothingOver,
  type Press,
} from "../app/steps.ts";
import { wholeApp } from "../app/wholeApp.tsx";

/** Actions on the page that all visitors come to, by keys and by a finger: where the focus is then. */
const meta = {
  title: "Flows/Home",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: () => ({ at: "/" }),
    playOnly: "the page as it was: Flows/Shell looks at it",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { width: 360, height: 740 };
const cards = async () => {
  const shelf = await screen.findByRole("region", { name: "Рекомендуем" });
  return within(shelf).getAllByRole("article");
};
const secondCard = async () => (await cards())[1]!;
/** The field of the search, where it is to be seen: a phone opens it. */
const field = (): HTMLElement | null => {
  const line = header().queryByLabelText("Поиск", { selector: "input" });
  return line?.checkVisibility() === true ? line : null;
};
const actions = (card: HTMLElement) => within(card).getByRole("button", { name: /^Действия/ });

/** Every key of its menu. */
export const CardMenuByKeys: Story = {
  parameters: { app: () => ({ at: "/", person: viewer }) },
  play: async () => {
    const button = actions(await secondCard());
    await walksMenu(button, "скр");
  },
};

/** A hidden card leaves the focus on the way to bring it back; brought back, the card has it. */
async function hidesAndBringsBack(press: Press): Promise<void> {
  await press(actions(await secondCard()));
  await press(await screen.findByRole("menuitem", { name: "Скрыть" }));
  // the same video stands in another shelf, too
  const [bringBack] = await screen.findAllByRole("button", { name: /^Вернуть/ });
  await keepsFocus(() => bringBack ?? null);
  await press(bringBack!);
  await waitFor(() => expect(focused().tagName).toBe("A"));
  await keepsFocus(() => within(focused().closest("article")!).getAllByRole("link")[0] ?? null);
}
const ofAViewer = (): StoryAppSetup => ({
  at: "/",
  person: viewer,
  server: [[/^\/hide_content/, { body: Object.values(examples.hideContent)[0] }]],
});
export const Hidden: Story = { parameters: { app: ofAViewer }, play: () => hidesAndBringsBack(byKeys) };
export const HiddenOnAPhone: Story = {
  parameters: { app: ofAViewer, window: phone },
  play: () => hidesAndBringsBack(byPointer),
};

/** Shelves that are asked for together fail; one that is asked for alone, because it is tried again, comes. */
const failingTogether = (): StoryAppSetup => ({
  at: "/",
  server: [
    [/^\/resources\//, ({ url }) => (/,|%2C/i.test(url) ? { status: 403 } : { body: examples.getFeedResources.home })],
  ],
});

/** A shelf that has failed is tried again in its place: what comes has the focus. */
export const ShelfTriedAgain: Story = {
  parameters: { app: failingTogether },
  play: async () => {
    const [retry] = await screen.findAllByRole("button", { name: /^Повторить/ });
    await expect(screen.getByRole("banner")).toBeVisible();
    const id = retry!.closest<HTMLElement>("[data-shelf]")!.dataset["shelf"];
    const shelf = () => document.querySelector<HTMLElement>(`[data-shelf="${id}"]`)!;
    await byKeys(retry!);
    await waitFor(() => expect(within(shelf()).getAllByRole("article").length).toBeGreaterThan(0));
    await waitFor(() => expect(shelf()).toContainElement(focused()));
  },
};

/** A person who signs out is a guest at home, with the focus where signing in begins. */
export const SignedOut: Story = {
  parameters: { app: () => ({ at: "/", person: viewer, server: [[/^\/api\/accounts\/logout/, { status: 204 }]] }) },
  play: async () => {
    await byKeys(await header().findByRole("button", { name: "Меню пользователя" }));
    await byKeys(await screen.findByRole("button", { name: "Выйти" }));
    await keepsFocus(() => header().queryByRole("button", { name: "Вход и регистрация" }));
  },
};

/** [SHELL-HEADER-09] On a phone a button opens the search, which has the whole header: Tab stays with what is seen, Escape and Back close it. */
async function searchesOnAPhone(): Promise<void> {
  const opener = await header().findByRole("button", { name: "Открыть поиск" });
  await userEvent.click(opener);
  await keepsFocus(field);
  await waitFor(() => expect(coveredIn(screen.getByRole("banner"))).toEqual([]));
  await userEvent.type(field()!, "горы");
  await userEvent.tab();
  await expect(header().getByRole("button", { name: "Найти" })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await expect(header().getByRole("button", { name: "Закрыть поиск" })).toHaveFocus();
  for (const name of ["Тёмная тема", "Вход и регистрация", "Меню"])
    await expect(header().queryByRole("button", { name })).toBeNull();
  field()?.focus();
  await userEvent.keyboard("{Escape}");
  await keepsFocus(() => opener);
  await nothingOver();
  await userEvent.click(opener);
  await waitFor(() => expect(field()).toHaveFocus());
  await goBack();
  await keepsFocus(() => opener);
  await expect(window.location.pathname).toBe("/");
  // nobody walks behind the open field
  await userEvent.click(opener);
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.tab();
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole("main")).toContainElement(focused()));
  await waitFor(() => expect(field()).toBeNull());
  // and it searches
  await userEvent.click(opener);
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.keyboard("горы{Enter}");
  await waitFor(() => expect(window.location.pathname).toBe("/search/"));
  await expect(new URLSearchParams(window.location.search).get("query")).toContain("горы");
  await waitFor(() => expect(field()).toBeNull());
}

/** Elements over the field, its button and the way out, at five points of each: every point is theirs. */
function coveredIn(banner: HTMLElement): string[] {
  const own = [
    ...banner.querySelectorAll("input[type=search], button[type=submit], button[aria-label='Закрыть поиск']"),
  ];
  return own.flatMap((each) => {
    const box = each.getBoundingClientRect();
    return [0.05, 0.25, 0.5, 0.75, 0.95].flatMap((share) => {
      const at = document.elementFromPoint(box.left + box.width * share, box.top + box.height / 2);
      return at !== null && own.some((one) => one === at || one.contains(at))
        ? []
        : [`${each.getAttribute("aria-label")} at ${share}: ${at?.outerHTML.slice(0, 80)}`];
    });
  });
}
export const PhoneSearch: Story = { parameters: { window: phone }, play: searchesOnAPhone };
export const NarrowSearch: Story = { parameters: { window: { width: 320, height: 640 } }, play: searchesOnAPhone };
export const WideSearch: Story = { parameters: { window: { width: 600, height: 740 } }, play: searchesOnAPhone };

/** «/» leads into the search from anywhere on a page, and is a letter in it. */
export const SearchKey: Story = {
  play: async () => {
    await cards();
    await userEvent.keyboard("/");
    await keepsFocus(field);
    await expect(field()).toHaveValue("");
    await userEvent.keyboard("/");
    await expect(field()).toHaveValue("/");
  },
};
export const SearchKeyOnAPhone: Story = {
  parameters: { window: phone },
  play: async () => {
    await cards();
    await expect(field()).toBeNull();
    await userEvent.keyboard("/");
    await keepsFocus(field);
    await expect(focused()).toHaveValue("");
    await userEvent.keyboard("/");
    await expect(focused()).toHaveValue("/");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(field()).toBeNull());
  },
};

/** The first thing to reach on a page is the way past its header. */
export const SkipLink: Story = {
  play: async () => {
    await cards();
    const skip = screen.getByRole("link", { name: shellTexts.skipToContent });
    await expect(document.querySelector("#storybook-root :is(a, button, input)")).toBe(skip);
    await byKeys(skip);
    await waitFor(() => expect(screen.getByRole("main")).toContainElement(focused()));
  },
};

/** A link of the page leads to a site of others, by itself or by the table of redirects: it asks first, and stays [SHELL-LINKS-01]. */
export const StrangersSite: Story = {
  parameters: {
    app: () => ({ at: "/", server: [[/^\/redirects/, { body: { "/promo-vesna/": "https://neznakomets.example/" } }]] }),
  },
  play: async () => {
    await cards();
    for (const address of ["https://neznakomets.example/", "/promo-vesna/"]) {
      const link = document.createElement("a");
      link.href = address;
      link.textContent = "Чужой сайт";
      screen.getByRole("main").prepend(link);
      await userEvent.click(link);
      const stay = await screen.findByRole("button", { name: "Остаться" });
      await expect(stay.closest("[role$=dialog]")).toHaveTextContent("neznakomets.example");
      await userEvent.click(stay);
      await waitFor(() => expect(screen.queryByRole("button", { name: "Остаться" })).toBeNull());
      link.remove();
    }
  },
};
