import { color, font, radius, space } from "@kadr/design-system/tokens";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${space[4]};
`;
const sample = css`
  height: 56px;
  margin-bottom: ${space[2]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: var(--sample);
`;
const name = css`
  font: ${font.caption};
  color: ${color.text};
`;

function Palette({ tokens }: { tokens: Record<string, string> }) {
  return (
    <ul className={grid}>
      {Object.entries(tokens).map(([token, value]) => (
        <li key={token}>
          <div className={sample} style={{ "--sample": value } as React.CSSProperties} />
          <code className={name}>color.{token}</code>
        </li>
      ))}
    </ul>
  );
}

export default { title: "Foundations/Colours", component: Palette } satisfies Meta<typeof Palette>;

/** Every semantic colour in the theme that is on; the contrasts of the pairs are computed in `contrast.test.ts`. */
export const Default: StoryObj<typeof Palette> = { args: { tokens: color } };
