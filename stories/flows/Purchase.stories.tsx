import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Purchase } from "../../host/src/features/buy-content/Purchase.tsx";
import { payable, withTrials } from "../../host/src/stores/paying/offers.ts";
import type { PurchaseApi } from "../../host/src/stores/paying/PurchaseStore.ts";
import type { OffersRead, PurchaseTarget } from "../../host/src/stores/paying/purchaseTypes.ts";
import { useHost } from "../../host/src/ports/Host.ts";
import { forgetAnnouncements } from "../support/announcements.ts";
import { createStoryPurchases } from "../app/purchases.ts";
import { viewer } from "../app/server.ts";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const never = () => new Promise<never>(() => {});
const refuse =
  (status: number, code = "") =>
  () =>
    Promise.reject(Object.assign(new Error(code), { kind: "http", status, body: { code } }));
const lost = () => Promise.reject(Object.assign(new Error("offline"), { kind: "offline" }));

const read = (response: typeof examples.listOffers.film | typeof examples.listOffers.subscription): OffersRead => ({
  offers: payable(withTrials(response)),
  name: response.name,
  isHeld: false,
  needsActivation: false,
  promotionDays: null,
});
const film = read(examples.listOffers.film);
const oneOf = (offers: OffersRead, at: number): OffersRead => ({ ...offers, offers: offers.offers.slice(at, at + 1) });
const order = { id: "1", url: "https://pay.kadr.example/purchase/1/", isPaid: false };

interface Props {
  /** Responses of the server. */
  api: Partial<PurchaseApi>;
  target?: PurchaseTarget;
  person?: StoryWorldProps["person"];
}

/** The popup of a purchase over a server of the story, of each type [PAY-POPUP-01]; the three of unsubscribing: Flows/ManagePopup. */
function Popup({ api, target = { kind: "video", id: "film" } }: Omit<Props, "person">) {
  const { account, session } = useHost().stores;
  const [store] = useState(() => createStoryPurchases({ account, session, api }));
  const [isOpen, setOpen] = useState(true);
  return (
    <Purchase
      store={store}
      target={target}
      isOpen={isOpen}
      onOpenChange={setOpen}
      frame={{ address: () => undefined, connect: never as never }}
      createFlowId={() => "story"}
      onPurchases={() => undefined}
    />
  );
}

/** A guest signs in before it opens. */
function PopupOfPerson(props: Omit<Props, "person">) {
  const { session } = useHost().stores;
  const [isKnown, setKnown] = useState(false);
  useEffect(() => void session.refresh().then(() => setKnown(true)), [session]);
  return isKnown && <Popup {...props} />;
}

function PurchaseStory({ person = viewer, ...props }: Props) {
  return (
    <StoryWorld person={person}>
      <PopupOfPerson {...props} />
    </StoryWorld>
  );
}

const meta = {
  title: "Flows/Purchase",
  component: PurchaseStory,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "560px" } } },
  argTypes: { api: { control: false }, target: { control: false } },
  args: { api: { readOffers: () => Promise.resolve(film) } },
} satisfies Meta<typeof PurchaseStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = (name: string): NonNullable<Story["play"]> =>
  async function play() {
    await waitFor(async () => {
      const popup = screen.queryByRole("dialog", { name }) ?? screen.getByRole("alertdialog", { name });
      await expect(popup).toBeVisible();
    });
  };
/** One offer is taken without a question, and its purchase ends so. */
const begun = (begin: PurchaseApi["begin"], more: Partial<PurchaseApi> = {}): Partial<PurchaseApi> => ({
  readOffers: () => Promise.resolve(oneOf(film, 1)),
  begin,
  ...more,
});

export const Offers: Story = { play: shows("Выберите предложение") };
export const Trial: Story = {
  args: {
    api: {
      readOffers: () =>
        Promise.resolve({
          ...film,
          offers: [...read(examples.listOffers.subscription).offers, ...film.offers],
        }),
    },
  },
  play: shows("Выберите предложение"),
};
export const Reading: Story = { args: { api: {} }, play: shows("Покупка") };
export const Preparing: Story = { args: { api: begun(never) }, play: shows("Оплата") };
export const FrameDidNotCome: Story = {
  args: { api: begun(() => Promise.resolve(order)) },
  play: async () => {
    await waitFor(() => expect(screen.getByText("Форма оплаты не загрузилась")).toBeVisible());
  },
};
export const Confirming: Story = {
  args: { api: begun(refuse(409, "conflict")) },
  play: shows("Ждём подтверждения оплаты"),
};
export const Success: Story = { args: { api: begun(refuse(409, "already_purchased")) }, play: shows("Оплата прошла") };
export const RentalSuccess: Story = {
  args: {
    api: { ...begun(refuse(409, "already_purchased")), readOffers: () => Promise.resolve(oneOf(film, 0)) },
  },
  play: shows("Оплата прошла"),
};
export const Methods: Story = {
  args: { api: begun(refuse(500)) },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Выбрать другой способ" }));
    await shows("Выберите способ оплаты")({} as never);
  },
};
export const SomethingWrong: Story = { args: { api: begun(refuse(500)) }, play: shows("Оплата не прошла") };
export const AlreadyPurchased: Story = {
  args: { api: begun(refuse(409, "noads_already_purchased")) },
  play: shows("Контент уже куплен"),
};
export const TooManyRequests: Story = { args: { api: begun(refuse(429)) }, play: shows("Произошла ошибка") };
export const Region: Story = {
  args: { api: begun(refuse(403, "pack_not_available_in_region")) },
  play: shows("Данная покупка недоступна в вашем регионе"),
};
export const Age: Story = {
  args: { api: begun(refuse(403, "age_limit")) },
  play: shows("Покупка доступна пользователям старше 18 лет"),
};
export const NotForSale: Story = {
  args: { api: { readOffers: refuse(404) } },
  play: shows("Видео недоступно"),
};
export const Lost: Story = {
  args: { api: begun(lost, { isHeld: () => Promise.resolve(false) }) },
  play: shows("Попробуйте снова чуть позже"),
};
export const AddEmail: Story = {
  args: { person: { ...viewer, email: null, confirmed_email: false } },
  play: shows("Добавьте почту"),
};
export const ConfirmEmail: Story = {
  args: { person: { ...viewer, confirmed_email: false } },
  play: shows("Подтвердите почту"),
};
export const Coupon: Story = {
  args: { target: { kind: "coupon", id: "" }, api: {} },
  play: shows("Активировать промокод"),
};
export const CouponWithEmail: Story = {
  args: { target: { kind: "coupon", id: "" }, api: {}, person: { ...viewer, confirmed_email: false } },
  play: shows("Активировать промокод"),
};
export const CouponRefused: Story = {
  args: { target: { kind: "coupon", id: "" }, api: { checkCoupon: refuse(409, "PROMOCODE_INACTIVE") } },
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: "Промокод" }), "LETO");
    await userEvent.click(screen.getByRole("button", { name: "Активировать" }));
    await waitFor(() => expect(screen.getByText("Акция неактивна")).toBeVisible());
  },
};
export const CouponUsed: Story = {
  args: {
    target: { kind: "coupon", id: "film" },
    api: {
      checkCoupon: () => Promise.resolve({ code: "KINO", offer: examples.checkCoupon.noads.offer, days: 30 }),
      begin: () => Promise.resolve({ ...order, isPaid: true }),
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: "Промокод" }), "KINO");
    await userEvent.keyboard("{Enter}");
    await shows("Промокод активирован")({} as never);
    forgetAnnouncements();
  },
};
