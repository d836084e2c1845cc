import { Badge } from "@kadr/design-system/primitives/Badge";
import { CrownIcon, LiveIcon } from "@kadr/design-system/primitives/Icon";
import { space } from "@kadr/design-system/tokens";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export default { title: "Primitives/Badge", component: Badge, args: { children: "12:34" } } satisfies Meta<
  typeof Badge
>;
type Story = StoryObj<typeof Badge>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <div className={row}>
      <Badge>Премьера</Badge>
      <Badge variant="onPicture">1:02:45</Badge>
      <Badge variant="accent">Новое</Badge>
      <Badge variant="live" icon={<LiveIcon size={16} />}>
        В эфире
      </Badge>
      <Badge variant="premium" icon={<CrownIcon size={16} />}>
        Подписка
      </Badge>
      <Badge variant="danger">18+</Badge>
      <Badge variant="success">Куплено</Badge>
    </div>
  ),
};
