import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import ProfilePage from "../../host/src/pages/ProfilePage/ProfilePage.tsx";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const account = <ProfilePage params={{}} />;
const info = <ProfilePage params={{ rest: "info/edit/" }} />;

const meta = {
  title: "Pages/ProfilePage",
  component: StoryWorld,
  args: { children: info, person: examples.getProfile.viewer },
  argTypes: { children: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("textbox", { name: "Имя" })).toHaveValue(
      examples.getProfile.viewer.name,
    );
  },
};
export const Account: Story = {
  args: { children: account },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText("Адрес подтверждён")).toBeVisible());
  },
};
/** The letter's code is asked for. */
export const Unconfirmed: Story = {
  args: { children: account, server: [[/^\/api\/profile\/user\/$/, { body: examples.setEmail.unconfirmed }]] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("textbox", { name: "Код из письма" })).toBeVisible());
  },
};
/** An error stands at its field. */
export const Refused: Story = {
  args: { children: account },
  play: async ({ canvasElement }) => {
    const phone = await within(canvasElement).findByRole("textbox", { name: "Номер" });
    await fireEvent.change(phone, { target: { value: "112" } });
    const form = within(canvasElement).getByRole("form", { name: "Телефон" });
    const save = within(form).getByRole("button", { name: "Сохранить" });
    await waitFor(() => expect(save).toBeEnabled());
    await fireEvent.click(save);
    await waitFor(() => expect(phone).toHaveAccessibleDescription("Введите номер полностью: +7 и ещё десять цифр"));
    phone.blur();
  },
};
export const Guest: Story = {
  args: { person: null },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "Войти" })).toBeVisible());
    await expect(within(canvasElement).queryByRole("textbox")).toBeNull();
  },
};
export const Failed: Story = {
  args: { server: [[/^\/api\/profile\/user\/$/, { status: 500 }]] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "Повторить" })).toBeVisible());
  },
};
export const Loading: Story = { args: { server: [[/^\/api\/profile\/user\/$/, "never"]] } };
