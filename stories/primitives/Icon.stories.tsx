import * as icons from "@kadr/design-system/primitives/Icon";
import type { IconProps } from "@kadr/design-system/primitives/Icon";
import { color, font, space } from "@kadr/design-system/tokens";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${space[5]} ${space[3]};
  > li {
    display: grid;
    justify-items: center;
    gap: ${space[2]};
    color: ${color.text};
    font: ${font.caption};
  }
`;

function Icons({ size }: { size: IconProps["size"] }) {
  return (
    <ul className={grid}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon size={size} />
          {name}
        </li>
      ))}
    </ul>
  );
}

export default { title: "Primitives/Icon", component: Icons } satisfies Meta<typeof Icons>;
type Story = StoryObj<typeof Icons>;

/** 24 px, the size of a control that stands alone. */
export const Default: Story = { args: { size: 24 } };
/** 20 px, beside words; the stroke stays 1.75 px. */
export const Small: Story = { args: { size: 20 } };
/** An icon that stands for a word has a name. */
export const Named: StoryObj = { render: () => <icons.LockIcon label="Только по подписке" /> };
