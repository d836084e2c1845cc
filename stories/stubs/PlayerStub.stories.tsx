import { PlayerStub } from "@kadr/design-system/stubs/PlayerStub";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import poster from "../fixtures/images/mountains-1.webp";

const frame = css`
  max-width: 880px;
`;

export default {
  title: "Stubs/PlayerStub",
  component: PlayerStub,
  args: { title: "Видео по подписке", label: "Оформить подписку", poster, onPress: fn() },
  decorators: [
    (Story) => (
      <main className={frame}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PlayerStub>;
type Story = StoryObj<typeof PlayerStub>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Оформить подписку" }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Buy: Story = { args: { title: "Платное видео", label: "Купить" } };
export const Rent: Story = {
  args: {
    title: "Видео в аренде",
    text: "Начать просмотр можно в течение 29 дней. Досмотреть нужно за 48 часов после начала.",
    label: "Начать просмотр",
  },
};
export const RentOver: Story = {
  args: {
    title: "Срок аренды закончился",
    text: "Купите фильм, чтобы смотреть без ограничений, или возобновите аренду",
    label: "Купить",
  },
};
export const RenewalFailed: Story = { args: { title: "Не удалось продлить подписку", label: "Повторить" } };
/** Only a play mark over the picture. */
export const Play: Story = { args: { title: undefined, label: "Смотреть", isPlay: true } };
export const NoPicture: Story = { args: { poster: null } };
export const LongWords: Story = {
  args: {
    title: "Высокопревосходительствующая подписка на водогрязеторфопарафинолечение",
    text: "Купите фильм, чтобы смотреть без ограничений, или возобновите аренду. ".repeat(3),
  },
};
