import { color, font, space } from "@kadr/design-system/tokens";
import { css, cx } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";

const rows = css`
  display: grid;
  overflow-wrap: anywhere;
  gap: ${space[6]};
`;
const label = css`
  font: ${font.caption};
  color: ${color.textMuted};
`;
const display = css`font: ${font.display};`;
const heading = css`font: ${font.heading};`;
const title = css`font: ${font.title};`;
const lead = css`font: ${font.lead};`;
const leadStrong = css`font: ${font.leadStrong};`;
const body = css`font: ${font.body};`;
const bodyStrong = css`font: ${font.bodyStrong};`;
const caption = css`font: ${font.caption};`;
const captionStrong = css`font: ${font.captionStrong};`;
const tabular = css`
  font: ${font.lead};
  font-variant-numeric: tabular-nums;
`;
const scale = { display, heading, title, lead, leadStrong, body, bodyStrong, caption, captionStrong };

function Scale({ sample }: { sample: string }) {
  return (
    <div className={rows}>
      {Object.entries(scale).map(([name, look]) => (
        <div key={name}>
          <div className={label}>font.{name}</div>
          <p className={cx(look)}>{sample}</p>
        </div>
      ))}
      <div>
        <div className={label}>numerals.tabular</div>
        <p className={tabular}>
          1:11:11
          <br />
          9:59:59
        </p>
      </div>
    </div>
  );
}

export default { title: "Foundations/Type", component: Scale } satisfies Meta<typeof Scale>;

/** Golos Text on the 4 px grid. */
export const Default: StoryObj<typeof Scale> = {
  args: { sample: "Съешь ещё этих мягких французских булок, да выпей же чаю — 12 345 ₽" },
};
