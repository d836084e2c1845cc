import { LockIcon } from "@kadr/design-system/primitives/Icon";
import { VideoUnavailable } from "@kadr/design-system/stubs/VideoUnavailable";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";

const frame = css`
  max-width: 880px;
`;

export default {
  title: "Stubs/VideoUnavailable",
  component: VideoUnavailable,
  args: { title: "Видео недоступно" },
  decorators: [
    (Story) => (
      <main className={frame}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof VideoUnavailable>;
type Story = StoryObj<typeof VideoUnavailable>;

export const Default: Story = {};
export const RemovedByAuthor: Story = {
  args: {
    title: "Автор убрал это видео из открытого доступа",
    actions: [{ label: "Перейти на главную", href: href("/") }],
  },
};
export const NoSuchVideo: Story = { args: { title: "Такого видео нет" } };
export const OnModeration: Story = { args: { title: "Видео на модерации", icon: <LockIcon size={40} /> } };
export const RemovedForViolation: Story = {
  args: {
    title: "Видео удалено за нарушение правил",
    text: <a href="/info/agreement/">Пользовательское соглашение</a>,
  },
};
export const WrongLink: Story = { args: { title: "Упс, неправильная ссылка" } };
