import { UserMenu, type UserMenuProps } from "@kadr/design-system/navigation/UserMenu";
import { Button } from "@kadr/design-system/primitives/Button";
import { HistoryIcon, LogOutIcon, PlaylistIcon } from "@kadr/design-system/primitives/Icon";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { picture } from "../primitives/pictures.ts";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";

const { id, name = "", email } = examples.getProfile.viewer;
const viewer = { name, email: email ?? "", channel: `/channel/${id}/` };

const end = css`
  display: flex;
  justify-content: flex-end;
`;

function WithButton(args: Omit<UserMenuProps, "triggerRef" | "isOpen" | "onOpenChange">) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  return (
    <div className={end}>
      <Button ref={trigger} onPress={() => setOpen(true)}>
        Меню
      </Button>
      <UserMenu {...args} triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen} />
    </div>
  );
}

export default {
  title: "Navigation/UserMenu",
  component: WithButton,
  parameters: { docs: { story: { inline: false, height: "400px" } } },
  args: {
    name: viewer.name,
    channelHref: href(viewer.channel),
    avatarUrl: picture(112, 112, 330),
    email: viewer.email,
    editHref: href("/profile/info/edit/"),
    items: [
      { id: "history", label: "История просмотра", icon: <HistoryIcon size={20} />, href: href("/my/history/") },
      { id: "playlists", label: "Плейлисты", icon: <PlaylistIcon size={20} />, href: href("/my/playlists/") },
      { id: "logout", label: "Выйти", icon: <LogOutIcon size={20} /> },
    ],
    onAction: fn(),
    texts: { menu: "Меню пользователя", edit: "Изменить профиль", channel: "мой канал" },
  },
} satisfies Meta<typeof WithButton>;
type Story = StoryObj<typeof WithButton>;

/** [SHELL-USERMENU-01, SHELL-USERMENU-02, SHELL-USERMENU-03, SHELL-USERMENU-04, SHELL-USERMENU-06, SHELL-USERMENU-07] */
export const Default: Story = {
  play: async () => {
    const menu = within(await screen.findByRole("dialog", { name: "Меню пользователя" }));
    await expect(menu.getByRole("link", { name: `${viewer.name}, мой канал` })).toHaveAttribute("href", viewer.channel);
    await expect(menu.getByRole("link", { name: "Изменить профиль" })).toHaveAttribute("href", "/profile/info/edit/");
    await waitFor(() => expect(menu.getByText(viewer.email)).toBeVisible());
    await expect(menu.queryByRole("link", { name: "Завершите регистрацию" })).toBeNull();
    const avatar = menu.getByRole("presentation");
    await expect(avatar).toHaveAttribute("width", "56");
  },
};
/** [SHELL-USERMENU-05] */
export const EmailNotConfirmed: Story = {
  args: { finish: { text: "Завершите регистрацию", href: href("/profile/") } },
  play: async () => {
    await expect(await screen.findByRole("link", { name: "Завершите регистрацию" })).toHaveAttribute(
      "href",
      "/profile/",
    );
  },
};
export const LongNames: Story = {
  args: {
    name: "Екатерина Превысокомногорассмотрительствующая-Достопримечательная",
    email: "ekaterina.prevysokomnogorassmotritelstvuyushchaya@kadr.example",
    avatarUrl: null,
  },
};
export const LoggedOut: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Выйти" }));
    await expect(args.onAction).toHaveBeenCalledWith("logout");
  },
};
