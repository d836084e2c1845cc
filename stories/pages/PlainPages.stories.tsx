import type { Meta, StoryObj } from "@storybook/react-vite";
import NotFoundPage from "../../host/src/pages/NotFoundPage/NotFoundPage.tsx";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const meta = {
  title: "Pages/PlainPages",
  component: StoryWorld,
  args: { children: <NotFoundPage /> },
  argTypes: { children: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** ERROR-PAGE-08 */
export const NotFound: Story = {};
