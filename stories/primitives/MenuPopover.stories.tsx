import { Button } from "@kadr/design-system/primitives/Button";
import { BanIcon, ClockIcon, FlagIcon, HideIcon, LinkIcon, TrashIcon } from "@kadr/design-system/primitives/Icon";
import { MenuPopover, type MenuPopoverProps } from "@kadr/design-system/primitives/MenuPopover";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";

function WithButton(args: Pick<MenuPopoverProps, "items" | "onAction" | "selectedIds">) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} aria-haspopup="menu" aria-expanded={isOpen} onPress={() => setOpen(true)}>
        Ещё
      </Button>
      <MenuPopover
        {...args}
        label="Что сделать с видео"
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="bottom start"
      />
    </>
  );
}

export default {
  title: "Primitives/MenuPopover",
  component: WithButton,
  parameters: { docs: { story: { inline: false, height: "340px" } } },
  args: {
    onAction: fn(),
    items: [
      { id: "later", label: "Смотреть позже", icon: <ClockIcon size={20} /> },
      { id: "link", label: "Скопировать ссылку", icon: <LinkIcon size={20} /> },
      { id: "hide", label: "Не показывать", icon: <HideIcon size={20} /> },
      { id: "complain", label: "Пожаловаться", icon: <FlagIcon size={20} /> },
    ],
  },
  // opened by a person's key once the page is there: before that it has no place beside its button
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menu")).toContainElement(document.activeElement as HTMLElement));
  },
} satisfies Meta<typeof WithButton>;
type Story = StoryObj<typeof WithButton>;

export const Default: Story = {};
export const OwnersMenu: Story = {
  args: {
    items: [
      {
        id: "ban",
        label: "Заблокировать автора",
        description: "Он не сможет комментировать",
        icon: <BanIcon size={20} />,
      },
      { id: "pin", label: "Закрепить", isDisabled: true },
      { id: "delete", label: "Удалить", icon: <TrashIcon size={20} />, isDanger: true },
    ],
  },
};
export const Choice: Story = {
  args: {
    selectedIds: ["new"],
    items: [
      { id: "popular", label: "Сначала популярные" },
      { id: "new", label: "Сначала новые" },
    ],
  },
};
export const LongWords: Story = {
  args: { items: [{ id: "one", label: "Достопримечательности Екатеринбурга и его живописных окрестностей" }] },
};
/** Opened by Enter, walked by arrows, chosen by Enter; the focus returns to its button. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Смотреть позже" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onAction).toHaveBeenCalledWith("link");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
