import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { NewsCard, type NewsCardProps } from "@kadr/design-system/cards/NewsCard";
import { anyLink, anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";
import { examples } from "@kadr/openapi/examples";
import { newsCard } from "../../host/src/presenters/catalogue.ts";
import { at, wide } from "../fixtures/pictures.ts";

const now = Date.parse("2026-11-23T12:00:00Z");
const [item] = examples.listNews.first.results;
if (item === undefined) throw new Error("the example of the news has a piece of news");
const props: NewsCardProps = {
  ...newsCard(item, { link: anyLink, mediaUrl: anyMedia, now }),
  image: { src: at(wide, 0) },
};

const meta = {
  title: "Cards/NewsCard",
  component: NewsCard,
  args: props,
  argTypes: { texts: { control: false }, image: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ width: 279, maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its link is called by the headline and what it is about. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: `${item.title}, ${item.category}` });
    await expect(link).toHaveAttribute("href", item.absolute_url);
  },
};
export const WithoutPicture: Story = { args: { image: null } };
export const Loading: Story = { args: { isLoading: true } };
/** A long headline ends after two lines, the words under it after three. */
export const Stress: Story = {
  args: {
    label: undefined,
    title:
      "Достопримечательностидальневосточногофедеральногоокруга открыли для посетителей после многолетней реставрации",
    lead:
      "Сотрудники музея-заповедника рассказали, что восстановительные работы заняли одиннадцать лет, " +
      "потребовали участия ста сорока мастеров и закончились на год раньше, чем обещали самые смелые из них.",
    category: "Достопримечательности и музеи",
  },
};
