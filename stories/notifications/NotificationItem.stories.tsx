import { NotificationItem, type NotificationLook, type NotificationMark } from "@kadr/design-system/notifications";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { notificationsTexts } from "../../host/src/texts/notifications.ts";
import { looks } from "./examples.ts";

const [fresh, answer, like, news] = looks as [NotificationLook, NotificationLook, NotificationLook, NotificationLook];

const meta = {
  title: "Notifications/NotificationItem",
  component: NotificationItem,
  args: { item: fresh, onOpen: fn(), onMenu: fn(), onUndo: fn(), texts: notificationsTexts.panel },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [NOTIF-POPUP-14] its picture is 48 px. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const face = canvasElement.querySelector("article img")?.parentElement;
    await expect([face?.clientWidth, face?.clientHeight]).toEqual([48, 48]);
    await expect(canvas.getByText("Не прочитано.", { exact: false })).toBeInTheDocument();
    const menu = canvas.getByRole("button", { name: `Действия: ${args.item.title}` });
    await userEvent.click(menu);
    await expect(args.onMenu).toHaveBeenCalledWith(menu);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
export const Answer: Story = { args: { item: answer } };
export const Like: Story = { args: { item: like } };
export const News: Story = { args: { item: news } };
const kinds: readonly (readonly [NotificationMark, string])[] = [
  ["video", "Новое видео на канале «Северный маршрут»"],
  ["live", "Прямой эфир на канале «Северный маршрут»"],
  ["tv", "Новая серия: «Дальний берег»"],
  ["person", "Новое видео, в котором снимается Анна Светлова"],
  ["comment", "Новых комментариев к вашему видео: 4"],
  ["answer", "Пётр Ладога отвечает на ваш комментарий"],
  ["pin", "«Северный маршрут» закрепляет ваш комментарий"],
  ["like", "Ваш комментарий нравится: Илья Морозов и ещё 11"],
  ["news", "Появились главы в видео"],
];
/** Every reason has a mark of its own. */
export const Kinds: Story = {
  render: (args) => (
    <>
      {kinds.map(([mark, title]) => (
        <NotificationItem
          key={mark}
          {...args}
          item={{
            ...fresh,
            id: mark,
            mark,
            title,
            isUnread: mark === "live",
            thumbnail: undefined,
            ...(mark === "news" && { picture: undefined }),
          }}
        />
      ))}
    </>
  ),
};
/** A notification that leads nowhere is words. */
export const WithoutTarget: Story = { args: { item: { ...news, href: undefined } } };
export const WithoutPicture: Story = { args: { item: { ...fresh, picture: undefined, thumbnail: undefined } } };
export const LongWords: Story = {
  args: {
    item: {
      ...answer,
      title:
        "Екатерина Превысокомногорассмотрительствующая-Достопримечательная отвечает на ваш комментарий под видео, которое вы давно забыли",
      text: "Превысокомногорассмотрительствующий ".repeat(8),
    },
  },
};
/** Hidden, and can be brought back: the focus goes to the way back. */
export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Вернуть" }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
