import type { Meta, StoryObj } from "@storybook/react-vite";
import { examples } from "@kadr/openapi/examples";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import InfoPage from "../../host/src/pages/InfoPage/InfoPage.tsx";
import ProblemPage from "../../host/src/pages/ProblemPage/ProblemPage.tsx";
import ReferralPage from "../../host/src/pages/ReferralPage/ReferralPage.tsx";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const agreement = /^\/api\/info\/pages\//;
const problem = /^\/api\/forms\/problem\//;

const meta = {
  title: "Pages/InfoPages",
  component: StoryWorld,
  args: {
    children: <InfoPage params={{ rest: "agreement/" }} />,
    server: [[agreement, { body: examples.getInfoPage.agreement }]],
  },
  argTypes: { children: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Agreement: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("heading", { level: 1 })).toHaveTextContent("Правила Кадра");
  },
};
export const Loading: Story = { args: { server: [[agreement, "never"]] } };
export const Broken: Story = {
  args: { server: [[agreement, { status: 500 }]] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText("Что-то пошло не так")).toBeVisible());
  },
};
export const Problem: Story = { args: { children: <ProblemPage /> } };
/** The written text stays. */
export const ProblemFailed: Story = {
  args: { children: <ProblemPage />, server: [[problem, { status: 500 }]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByRole("textbox", { name: "Что случилось" });
    await fireEvent.change(text, { target: { value: "Нет звука" } });
    await fireEvent.click(canvas.getByRole("button", { name: "Отправить" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Написанное не пропало");
    await expect(text).toHaveValue("Нет звука");
  },
};
export const ProblemSent: Story = {
  args: { children: <ProblemPage />, server: [[problem, { status: 204 }]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.change(canvas.getByRole("textbox", { name: "Что случилось" }), { target: { value: "Нет звука" } });
    await fireEvent.click(canvas.getByRole("button", { name: "Отправить" }));
    await waitFor(() => expect(canvas.getByText("Спасибо, мы получили сообщение")).toBeVisible());
  },
};
/** An invitation has run out [ERROR-PAGE-06]. */
export const Referral: Story = {
  args: { children: <ReferralPage /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Реферальная ссылка устарела");
    await expect(canvas.getByRole("link", { name: "Перейти на главную" })).toHaveAttribute("href", "/");
  },
};
