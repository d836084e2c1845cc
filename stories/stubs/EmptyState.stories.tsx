import { Button } from "@kadr/design-system/primitives/Button";
import { CommentIcon, HistoryIcon, WarningIcon } from "@kadr/design-system/primitives/Icon";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import type { Meta, StoryObj } from "@storybook/react-vite";

export default {
  title: "Stubs/EmptyState",
  component: EmptyState,
  args: {
    title: "Здесь пока пусто",
    text: "Посмотрите что-нибудь, и оно появится в истории.",
    icon: <HistoryIcon size={32} />,
  },
} satisfies Meta<typeof EmptyState>;
type Story = StoryObj<typeof EmptyState>;

export const Default: Story = {};
export const WithAction: Story = {
  args: { action: <Button variant="primary">Перейти на главную</Button>, headingLevel: 2 },
};
export const Failed: Story = {
  args: {
    kind: "failed",
    title: "Комментарии не загрузились",
    text: "Проверьте подключение и попробуйте ещё раз.",
    icon: <WarningIcon size={32} />,
    action: <Button>Повторить</Button>,
  },
};
export const TitleAlone: Story = {
  args: {
    text: undefined,
    icon: <CommentIcon size={32} />,
    title: "Превысокомногорассмотрительствующих комментариев пока нет",
  },
};
