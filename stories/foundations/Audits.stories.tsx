import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { cutWords, dots, gutter, headings, sideways } from "../../visual-tests/audits/layout.ts";
import { smallTargets } from "../../visual-tests/audits/targets.ts";
import { changeText } from "../../visual-tests/audits/textChanges.ts";

interface Sample {
  children: ReactNode;
}

const no = "it shows faults";

/** Faults, and what the audits of the test-runner say of each (visual-tests/audits). What lies beside a fault is right. */
const meta = {
  title: "Foundations/Audits",
  component: ({ children }: Sample) => <main style={{ display: "grid", gap: 16 }}>{children}</main>,
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    a11y: { disable: true },
    visual: { skip: no },
    excused: { sideways: no, cutWords: no, dots: no, smallTargets: no },
  },
} satisfies Meta<Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page that scrolls sideways, by what is too wide for it. */
export const Sideways: Story = {
  args: { children: <p style={{ width: "calc(100vw + 40px)" }}>Слишком широко</p> },
  play: async () => {
    await expect(sideways()).toEqual(["scrolls sideways by 40 px: p «Слишком широко»"]);
  },
};

const box = { width: 120, height: 40, lineHeight: "20px", whiteSpace: "nowrap" } as const;

/** Words that a box cuts: with an ellipsis, or where one can scroll to the rest, nothing is lost in silence. */
export const CutWords: Story = {
  args: {
    children: (
      <>
        <p style={{ ...box, overflow: "hidden" }}>Обрезано справа, и ничто этого не говорит</p>
        <p style={{ ...box, overflow: "clip", whiteSpace: "normal", height: 20 }}>
          Обрезано снизу, вторая строка пропала
        </p>
        <p style={{ ...box, overflow: "hidden", textOverflow: "ellipsis" }}>Многоточие говорит, что есть ещё</p>
        <p style={{ ...box, overflow: "auto" }}>До конца можно прокрутить эту строку</p>
        <p style={{ ...box, overflow: "hidden", height: 20, whiteSpace: "normal" }} aria-hidden>
          <span>1:05</span> <span style={{ display: "inline-block", width: 100 }}>уступает целиком</span>
        </p>
      </>
    ),
  },
  play: async () => {
    await expect(cutWords()).toEqual([
      "«Обрезано справа, и ничто этого не говорит» is cut by its p",
      "«Обрезано снизу, вторая строка пропала» is cut by its p",
    ]);
  },
};

const line = { fontSize: 16, display: "flex", flexWrap: "wrap" } as const;
const mark = (
  <span aria-hidden style={{ whiteSpace: "pre" }}>
    {" · "}
  </span>
);

/** A dot stands between two facts of one line, not before the first of it. */
export const Dots: Story = {
  args: {
    children: (
      <>
        <p style={{ ...line, paddingInlineStart: 24 }}>
          <span>{mark}начинает строку</span>
        </p>
        <p style={line}>
          <span>12 тыс. просмотров</span>
          <span>{mark}неделю назад</span>
        </p>
      </>
    ),
  },
  play: async () => {
    await expect(dots()).toEqual(["a dot begins «· начинает строку»"]);
  },
};

/** A heading of more than three lines, and one that is said again. */
export const Headings: Story = {
  args: {
    children: (
      <>
        <h1 style={{ margin: 0, fontSize: 20, lineHeight: "24px" }}>Байкал зимой</h1>
        <h2 style={{ margin: 0, width: 90, fontSize: 20, lineHeight: "24px" }}>
          Один два три четыре пять шесть семь восемь
        </h2>
        <h2 style={{ margin: 0, fontSize: 20, lineHeight: "24px" }}>Байкал зимой</h2>
      </>
    ),
  },
  play: async () => {
    await expect(headings()).toEqual([
      expect.stringMatching(/^H2 of \d lines: «Один два три четыре пять шесть семь восемь»$/),
      "«Байкал зимой» is said twice",
    ]);
  },
};

/** Words nearer to an edge of the window than the gutter of its width; a row that scrolls may reach the edge. */
export const Gutter: Story = {
  args: {
    children: (
      <>
        <p style={{ paddingInlineStart: 4 }}>У самого края</p>
        <p style={{ paddingInline: "var(--k-gutter)" }}>На поле страницы</p>
        <p style={{ overflowX: "auto" }}>Строка, которую двигают</p>
      </>
    ),
  },
  play: async () => {
    await expect(gutter()).toEqual(["«У самого края» stands nearer to the edge than 32 px"]);
  },
};

/** Target of a finger: as large as it is drawn, or as its pseudo-element makes it; a link among words is as high as its line. */
export const SmallTargets: Story = {
  args: {
    children: (
      <>
        <button type="button" style={{ width: 32, height: 32, padding: 0 }} aria-label="Мала" />
        <button type="button" style={{ width: 44, height: 44, padding: 0 }} aria-label="Достаточна" />
        <a href="#alone" style={{ display: "inline-block", width: 100, lineHeight: "20px" }}>
          Ссылка одна
        </a>
        <p>
          Среди слов <a href="#among">ссылка</a> бывает и ниже
        </p>
      </>
    ),
  },
  play: async () => {
    await expect(smallTargets()).toEqual(["button «Мала» takes 32 × 32 px", "a «Ссылка одна» takes 100 × 20 px"]);
  },
};

/** Words of a fixed height fit as they are drawn, and not with text of twice the size: the change is taken back after it. */
export const ChangedText: Story = {
  args: {
    children: (
      <p style={{ height: "20px", font: "var(--k-font-body, 1rem/1.25rem sans-serif)", overflow: "hidden" }}>Слова</p>
    ),
  },
  play: async () => {
    await expect(cutWords()).toEqual([]);
    changeText("text of twice the size");
    await expect(getComputedStyle(document.documentElement).fontSize).toBe("32px");
    changeText("wider spacing");
    await expect(getComputedStyle(document.querySelector("main p") as HTMLElement).letterSpacing).not.toBe("normal");
    changeText();
    await expect(getComputedStyle(document.documentElement).fontSize).toBe("16px");
  },
};
