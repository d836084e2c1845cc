import { OnboardingBanner, OnboardingModal, type OnboardingElement } from "@kadr/design-system/popups/OnboardingPopup";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { onboardingTexts as texts } from "../../host/src/texts/onboarding.ts";
import { at, wide } from "../fixtures/pictures.ts";

const welcome: OnboardingElement = {
  id: "welcome",
  title: "Добро пожаловать в Кадр",
  subtitle: "Видео, эфиры и подкасты на русском языке",
  actions: [
    { id: "next", label: "Смотреть", href: href("/") },
    { id: "close", label: "Закрыть" },
  ],
};
const library: OnboardingElement = {
  id: "library",
  title: "Всё своё — в разделе «Моё»",
  subtitle: "История, «Смотреть позже» и подписки доступны после входа",
  actions: [
    { id: "open", label: "Открыть «Моё»", href: href("/my/") },
    { id: "close", label: "Не сейчас" },
  ],
};
const topics: OnboardingElement = {
  id: "topics",
  title: "Что вам интересно?",
  subtitle: "Отметьте темы — подберём каналы",
  choices: [
    { id: "travel", label: "Путешествия", isChosen: true },
    { id: "cooking", label: "Кулинария", isChosen: false },
    { id: "science", label: "Наука", isChosen: false },
  ],
  actions: [
    { id: "setup", label: "Настроить ленту", href: href("/interests/") },
    { id: "later", label: "Не сейчас" },
  ],
};
const premium: OnboardingElement = {
  id: "premium",
  title: "Смотрите без рекламы",
  subtitle: "Первый месяц подписки — бесплатно",
  disclaimer: "Дальше подписка продлится автоматически, отключить её можно в любой момент.",
  actions: [{ id: "try", label: "Подробнее", href: href("/info/about/") }],
};

const meta = {
  title: "Popups/OnboardingPopup",
  component: OnboardingModal,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "420px" } } },
  args: {
    isOpen: true,
    element: welcome,
    closeLabel: texts.close,
    onClose: fn(),
    onToggle: fn(),
    onPress: fn(),
  },
} satisfies Meta<typeof OnboardingModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [ONBOARD-ENGINE-07] A promo form in the middle of the page; below an interactive one, and both in the corner as banners. */
export const Default: Story = { args: { step: texts.step(1, 2) } };
/** An interactive one: several choices at once. */
export const Choices: Story = {
  args: { element: topics },
  play: async ({ args }) => {
    const box = await screen.findByRole("checkbox", { name: "Кулинария" });
    await userEvent.click(box);
    await expect(args.onToggle).toHaveBeenCalledWith("cooking");
  },
};
export const WithPictures: Story = {
  args: { element: { ...library, logo: at(wide, 1), pictures: [at(wide, 0), at(wide, 2)] } },
};
export const LongWords: Story = {
  args: {
    element: {
      ...topics,
      title: "Достопримечательности высокогорноклиматических местностей",
      disclaimer:
        "Выбранные темы хранятся в профиле, их можно поменять в любой момент; рекомендации обновятся не сразу, а в течение нескольких часов.",
    },
  },
};

const InSteps = () => {
  const [index, setIndex] = useState(0);
  const steps = [welcome, library];
  return (
    <OnboardingModal
      isOpen={index < steps.length}
      element={steps[index] ?? library}
      step={texts.step(Math.min(index + 1, 2), 2)}
      closeLabel={texts.close}
      onClose={() => setIndex(2)}
      onToggle={() => undefined}
      onPress={(action) => setIndex(action === "next" ? 1 : 2)}
    />
  );
};

/** One dialog from the first element to the last, told anew by its name with each. */
export const ElementByElement: Story = {
  render: () => <InSteps />,
  play: async () => {
    const first = await screen.findByRole("dialog", { name: welcome.title });
    // The story stays where it is.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(within(first).getByRole("link", { name: "Смотреть" }));
    const second = await screen.findByRole("dialog", { name: library.title });
    await waitFor(() => expect(second).toHaveFocus());
    // It may still be coming in.
    await waitFor(() => expect(within(second).getByText(/^Шаг 2/)).toBeVisible());
  },
};

const banner = (element: OnboardingElement): Story => ({
  render: (args) => (
    <div style={{ minHeight: 420 }}>
      <OnboardingBanner {...args} element={element} />
    </div>
  ),
});
/** In the corner: it takes neither the focus nor the page. */
export const Banner: Story = banner(premium);
export const BannerWithChoices: Story = banner({ ...topics, subtitle: undefined });
export const BannerClosed: Story = {
  ...banner(premium),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: texts.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
