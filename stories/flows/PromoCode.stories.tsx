import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { promoTexts as texts } from "../../host/src/texts/purchase.ts";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import { viewer, type StoryServer } from "../app/server.ts";
import { focused, header, inDialog, isAt, nothingOver } from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

const refused = (status: number, code: string) => ({ status, body: { code, detail: "" } });
/** By the code that is typed: what the server says of it. */
const refusals = {
  NETTAKOGO: refused(404, "PROMOCODE_NOT_FOUND"),
  OSHIBKA: refused(422, "PROMOCODE_ERROR"),
  ZANYATO: refused(409, "PROMOCODE_LOCKED"),
  PODPISKA: refused(409, "PROMOCODE_SUBSCRIPTION_ALREADY_USED"),
  PROSHLA: refused(409, "PROMOCODE_INACTIVE"),
  UCHASTIE: refused(409, "PROMOCODE_ALREADY_USED"),
} as const;
const server: StoryServer = [
  ...Object.entries(refusals).map(([code, response]) => [new RegExp(`^/v1/promo-codes/${code}$`), response] as const),
  [/^\/v1\/promo-codes\/activation$/, { body: examples.activatePromoCode.pending }],
  [
    /^\/v1\/promo-codes\/activation-status$/,
    ({ url }) => ({ body: examples.getPromoActivationStatus[url.includes("SBOY") ? "failed" : "activated"] }),
  ],
  [/^\/v1\/promo-codes\/ETOVIDEO$/i, refused(404, "PROMOCODE_NOT_FOUND")],
  [
    /^\/api\/marketplace\/coupon\/check/,
    ({ url }) =>
      url.includes("ETOVIDEO") ? refused(422, "PROMOCODE_ONLY_VIDEO_PAGE") : refused(404, "PROMOCODE_NOT_FOUND"),
  ],
  [/^\/v1\/promo-codes\//, { body: examples.getPromoCode.bundle }],
];

/** Codes over the app: the form by its address and from the menu. */
const meta = {
  title: "Flows/PromoCode",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: (): StoryAppSetup => ({ at: "/info/about/?popup=promo_code", person: viewer, server }),
    window: { width: 1000, height: 800 },
    playOnly: "the popup as it was: Flows/Purchase looks at it",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => inDialog(texts.title, (popup) => popup.getByRole("textbox", { name: texts.code }));
const submit = () => screen.getByRole("button", { name: texts.submit });
const enter = async (code: string) => {
  await userEvent.clear(await field());
  await userEvent.type(await field(), `${code}{Enter}`);
};
const says = async (text: string) => {
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(text));
  await expect(submit()).toBeDisabled();
};

/** [PAY-FLOW-20] [PROMO-FORM-01] [PROMO-FORM-02] [PROMO-FORM-07] [PROMO-FORM-08] The address opens the form, which has its rules. */
export const Form: Story = {
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(new URLSearchParams(window.location.search).get("popup")).toBe("promo_code");
    await expect(submit()).toBeDisabled();
    await expect(within(screen.getByRole("dialog")).getAllByRole("textbox")).toHaveLength(1);
    await userEvent.type(await field(), "A");
    await expect(submit()).toBeEnabled();
    await userEvent.keyboard("{Backspace}");
    await says("Это обязательное поле");
    await userEvent.paste("A".repeat(33));
    await says("Вы ввели неверный промокод");
    await userEvent.keyboard("{Escape}");
    await nothingOver();
    await isAt("/info/about/");
  },
};

const aboutPage = (): StoryAppSetup => ({ at: "/info/about/", person: viewer, server });
const inMenu = () => inDialog("Меню", (menu) => menu.getAllByRole("button", { name: texts.title })[0]!);
const fromMenu = async () => {
  await userEvent.click(header().getByRole("button", { name: "Меню" }));
  // the menu takes the focus, and draws its sections anew once it knows all of them
  await waitFor(async () => expect((await inMenu()).closest("[role=dialog]")).toContainElement(focused()));
  await waitFor(async () => {
    (await inMenu()).focus();
    await expect(await inMenu()).toHaveFocus();
  });
  await userEvent.keyboard("{Enter}");
  await waitFor(async () => expect(await field()).toHaveFocus());
};

/** [PROMO-FLOW-08] Each refusal of a code has its own text. */
export const Refused: Story = {
  play: async () => {
    for (const [code, text] of [
      ["NETTAKOGO", "Вы ввели неверный промокод"],
      ["OSHIBKA", "Ошибка промокода"],
      ["ZANYATO", "Промокод находится в обработке в другой сессии"],
      ["PODPISKA", "Промокод не активирован. У вас уже есть действующая подписка."],
      ["PROSHLA", "Акция неактивна"],
      ["UCHASTIE", "Вы уже участвовали в этой акции"],
      ["SBOY", "Ошибка активации промокода"],
    ] as const) {
      await enter(code);
      await says(text);
    }
  },
};

/** A code of one video, which the shell's form cannot use. */
export const OfOneVideo: Story = {
  parameters: { app: aboutPage },
  play: async () => {
    await fromMenu();
    await enter("ETOVIDEO");
    await says("Этот промокод можно использовать только на странице конкретного видео");
  },
};

/** By keys alone a code of a subscription is used from the menu's form, once. */
export const Used: Story = {
  parameters: { app: aboutPage },
  play: async ({ loaded }) => {
    await fromMenu();
    await enter("KADR30");
    await inDialog(texts.successTitle, (popup) => popup.getByText(/30\sдней/));
    await waitFor(() => expect(screen.getByRole("button", { name: texts.button })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await nothingOver();
    const used = appIn(loaded).heard.filter((call) => call.startsWith("POST /v1/promo-codes/activation"));
    await expect(used).toHaveLength(1);
  },
};
