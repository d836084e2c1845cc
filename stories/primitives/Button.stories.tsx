import { Button, type ButtonProps } from "@kadr/design-system/primitives/Button";
import { BellIcon, ChevronDownIcon, PlusIcon } from "@kadr/design-system/primitives/Icon";
import { space } from "@kadr/design-system/tokens";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;
const narrow = css`
  width: 160px;
`;

export default { title: "Primitives/Button", component: Button, args: { children: "Подписаться" } } satisfies Meta<
  typeof Button
>;
type Story = StoryObj<typeof Button>;

const variants = ["primary", "secondary", "ghost", "danger", "premium"] as const;
const all = (props: Partial<ButtonProps>) => (
  <div className={row}>
    {variants.map((variant) => (
      <Button key={variant} variant={variant} {...props}>
        Подписаться
      </Button>
    ))}
  </div>
);

export const Default: Story = {};
export const Variants: Story = { render: () => all({}) };
export const Sizes: Story = {
  render: () => (
    <div className={row}>
      <Button size="s">Ответить</Button>
      <Button size="m">Ответить</Button>
      <Button size="l">Ответить</Button>
    </div>
  ),
};
export const WithIcons: Story = {
  render: () => (
    <div className={row}>
      <Button icon={<PlusIcon size={20} />}>В плейлист</Button>
      <Button iconAfter={<ChevronDownIcon size={20} />}>Сначала новые</Button>
    </div>
  ),
};
export const Disabled: Story = { render: () => all({ isDisabled: true }) };
export const Selected: Story = {
  render: () => (
    <div className={row}>
      <Button isSelected aria-pressed icon={<BellIcon size={20} />}>
        Вы подписаны
      </Button>
      <Button variant="ghost" isSelected aria-pressed>
        Вы подписаны
      </Button>
    </div>
  ),
};
export const Pending: Story = { render: () => all({ isPending: true, pendingLabel: "Отправляем" }) };
export const Wide: Story = { args: { isWide: true, variant: "primary" } };
/** The words give way, the button stays in its place. */
export const LongWords: Story = {
  render: () => (
    <div className={narrow}>
      <Button isWide>Достопримечательности Екатеринбурга и окрестностей</Button>
    </div>
  ),
};
/** A pending button keeps its focus and takes no second press. */
export const PressedOnce: Story = {
  args: { onPress: fn(), isPending: true, pendingLabel: "Отправляем" },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button");
    await tabIn();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
