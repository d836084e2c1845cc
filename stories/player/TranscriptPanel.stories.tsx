import { PlainButton } from "@kadr/design-system/primitives/PlainButton";
import { TranscriptPanel } from "@kadr/design-system/player/transcript";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { transcriptTexts } from "../../host/src/texts/player.ts";

const said = [
  "До рассвета ещё несколько минут, и над горами видны звёзды.",
  "Ночью здесь минус двадцать, поэтому палатку мы ставим за камнем.",
  "Слышите? Это просыпаются первые птицы.",
  "Ёлки на склоне стоят в снегу по пояс.",
  "Свет приходит сразу, за одну минуту.",
  "Отсюда видно весь перевал.",
];
const lines = Array.from({ length: 40 }, (_, index) => ({
  start: index * 6,
  end: index * 6 + 5,
  text: said[index % said.length] as string,
}));

const meta = {
  title: "Player/TranscriptPanel",
  component: TranscriptPanel,
  args: {
    lines,
    currentIndex: 2,
    languages: [{ lang: "ru", label: "Русские" }],
    language: "ru",
    onLanguageChange: fn(),
    onSelect: fn(),
    onRetry: fn(),
    onClose: fn(),
    texts: transcriptTexts,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TranscriptPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const line = (canvas: HTMLElement, name: RegExp) => within(canvas).getAllByRole("button", { name })[0] as HTMLElement;

/** A press on a line goes there. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(line(canvasElement, /Ёлки/));
    await expect(args.onSelect).toHaveBeenCalledWith(18);
  },
};

/** The searched words are marked, and their count is said. */
export const Found: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: transcriptTexts.search });
    await userEvent.type(field, "елки");
    await expect(canvas.getByRole("status")).toHaveTextContent(/Найдено: 7/);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(7);
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenLastCalledWith(18);
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox"), "море");
    await expect(canvas.getByRole("status")).toHaveTextContent(transcriptTexts.nothing);
    await expect(canvas.queryAllByRole("listitem")).toHaveLength(0);
  },
};

/** One stop of Tab; arrows, Home and End walk; Escape empties the field first and then closes. */
export const ByKeys: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox");
    await userEvent.click(field);
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/Слышите/);
    await userEvent.keyboard("{ArrowDown}");
    await expect(document.activeElement).toHaveAccessibleName(/Ёлки/);
    await userEvent.keyboard("{End}{ArrowUp}{Enter}");
    await expect(args.onSelect).toHaveBeenLastCalledWith(38 * 6);
    await userEvent.keyboard("{Home}");
    await expect(document.activeElement).toHaveAccessibleName(/До рассвета/);
    await userEvent.click(field);
    await userEvent.keyboard("снег{Escape}");
    await expect(field).toHaveValue("");
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function Moving(props: Parameters<typeof TranscriptPanel>[0]) {
  const [index, setIndex] = useState(2);
  return (
    <>
      <PlainButton onClick={() => setIndex((now) => now + 10)}>Дальше</PlainButton>
      <TranscriptPanel {...props} currentIndex={index} />
    </>
  );
}

/** The list goes along with the video until somebody scrolls it, and again from the button. */
export const Following: Story = {
  render: (args) => <Moving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole("list");
    const isSeen = () => {
      const [seen, own] = [list, list.querySelector("[aria-current]") as Element].map((one) =>
        one.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      return own.top >= seen.top && own.bottom <= seen.bottom;
    };
    await userEvent.click(canvas.getByRole("button", { name: "Дальше" }));
    await expect(isSeen()).toBe(true);
    await expect(canvas.queryByRole("button", { name: transcriptTexts.follow })).toBeNull();
    await fireEvent.wheel(list);
    list.scrollTop = 0;
    await userEvent.click(canvas.getByRole("button", { name: "Дальше" }));
    await expect(list.scrollTop).toBe(0);
    await userEvent.click(canvas.getByRole("button", { name: transcriptTexts.follow }));
    await expect(isSeen()).toBe(true);
  },
};

export const Languages: Story = {
  args: {
    languages: [
      { lang: "ru", label: "Русский" },
      { lang: "en", label: "English" },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "English" }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith("en");
  },
};

export const Loading: Story = { args: { lines: null } };
export const Failed: Story = {
  args: { lines: "failed" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: transcriptTexts.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const One: Story = { args: { lines: lines.slice(0, 1), currentIndex: 0 } };
export const Stress: Story = {
  args: {
    lines: Array.from({ length: 60 }, (_, index) => ({
      start: index * 97,
      end: index * 97 + 90,
      text: "Рентгеноэлектрокардиографического водогрязеторфопарафинолечение ".repeat(1 + (index % 3)),
    })),
    currentIndex: 30,
  },
};
