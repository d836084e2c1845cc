import type { Meta, StoryObj } from "@storybook/react-vite";
import { css } from "linaria";
import { useRef } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ScreenKeyboard, type ScreenKeyboardProps } from "@kadr/design-system/navigation/ScreenKeyboard";
import { color, font, media, radius, space } from "@kadr/design-system/tokens";
import { screenKeyboardTexts as texts } from "../../host/src/texts/screenKeyboard.ts";

const room = css`
  min-height: 440px;
`;

const input = css`
  width: min(560px, 100%);
  height: 40px;
  padding: 0 ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font: ${font.body};
  ${media.coarse} {
    height: 44px;
  }
`;

type Args = Omit<ScreenKeyboardProps, "field"> & { value?: string; onSubmit: () => void };

/** The keyboard stands in the form of its field. */
function WithField({ value = "", onSubmit, ...props }: Args) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      role="search"
      className={room}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input ref={field} className={input} type="search" aria-label="Поиск" defaultValue={value} />
      <ScreenKeyboard {...props} field={field} />
    </form>
  );
}

const meta = {
  title: "Navigation/ScreenKeyboard",
  component: WithField,
  parameters: {
    layout: "fullscreen",
    visual: { hidesRing: true },
    excused: { smallTargets: "twelve keys stand in a row at any width; it is for a remote control" },
  },
  args: { onClose: fn(), onUsed: fn(), onSubmit: fn(), texts },
} satisfies Meta<typeof WithField>;
export default meta;
type Story = StoryObj<typeof meta>;

const keyboard = () => screen.getByRole("toolbar", { name: texts.label });
const key = (name: string) => within(keyboard()).getByRole("button", { name, exact: true } as { name: string });
const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Поиск" });

/** Russian first. */
export const Default: Story = {};
export const RuShift: Story = { args: { initialLayout: "ruShift" } };
export const RuLock: Story = { args: { initialLayout: "ruLock" } };
export const En: Story = { args: { initialLayout: "en" } };
export const EnShift: Story = { args: { initialLayout: "enShift" } };
export const EnLock: Story = { args: { initialLayout: "enLock" } };

/** Shift, caps lock and the language lead through all six layouts; each says what holds [KEYBOARD-LAYOUT-01] [KEYBOARD-LAYOUT-02] [KEYBOARD-LAYOUT-03]. */
export const Layouts: Story = {
  parameters: { visual: { skip: "ends as the first one" } },
  play: async () => {
    const shift = () => key(texts.actions.shift);
    const lock = () => key(texts.actions.capsLock);
    await waitFor(() => expect(key("й")).toBeVisible());
    await userEvent.click(shift());
    await expect(shift()).toHaveAttribute("aria-pressed", "true");
    await expect(key("Й")).toBeVisible();
    await expect(key(texts.signs["№"])).toBeVisible();
    // for one sign
    await userEvent.click(key("Й"));
    await expect(shift()).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(lock());
    await userEvent.click(key("Ц"));
    await expect(lock()).toHaveAttribute("aria-pressed", "true");
    await expect(key("1")).toBeVisible();
    await userEvent.click(key(texts.language.ru.label));
    await expect(lock()).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(key("Q"));
    await userEvent.click(lock());
    await userEvent.click(shift());
    await expect(key(texts.signs["#"])).toBeVisible();
    await userEvent.click(key("W"));
    await userEvent.click(key("e"));
    await expect(field()).toHaveValue("ЙЦQWe");
    await userEvent.click(key(texts.language.en.label));
    await expect(key("ё")).toBeVisible();
  },
};

/** Written at the caret, which stays in the field while keys are pressed by a pointer. */
export const AtTheCaret: Story = {
  parameters: { visual: { skip: "the keyboard is as at first" } },
  args: { value: "гра" },
  play: async ({ args }) => {
    await userEvent.click(field());
    field().setSelectionRange(1, 1);
    await userEvent.click(key("о"));
    await expect(field()).toHaveValue("гора");
    await expect(field()).toHaveFocus();
    await userEvent.click(key(texts.actions.left));
    await userEvent.click(key(texts.actions.backspace));
    await userEvent.click(key(texts.actions.space));
    await expect(field()).toHaveValue(" ора");
    await expect(args.onUsed).toHaveBeenCalledTimes(3);
    await userEvent.click(key(texts.actions.submit));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** One tab stop; arrows by the place of the keys; up from the first row lies the field, down from it the keys. */
export const ByKeys: Story = {
  play: async ({ args }) => {
    field().focus();
    await userEvent.tab();
    await expect(key("й")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{Enter}{ArrowUp}{ArrowUp}{ArrowLeft} ");
    await expect(field()).toHaveValue("ф1");
    await userEvent.keyboard("{ArrowUp}");
    await expect(field()).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(key("1")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(key(texts.actions.backspace)).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect(key(texts.actions.submit)).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(key(texts.signs["."])).toHaveFocus();
    // what is typed on another keyboard is written, too
    await userEvent.keyboard("ы{Backspace}ъ");
    await expect(field()).toHaveValue("ф1ъ");
    await expect(key(texts.signs["."])).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenLastCalledWith(false);
  },
};
/** It covers nothing that has the focus: once that is elsewhere, also by way of the browser's own bars, it is put away. */
export const Left: Story = {
  parameters: { visual: { skip: "the keyboard is as at first" } },
  render: (args) => (
    <>
      <WithField {...args} />
      <a href="#further">Дальше</a>
    </>
  ),
  play: async ({ args }) => {
    field().focus();
    await userEvent.tab();
    await expect(key("й")).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(screen.getByRole("link", { name: "Дальше" })).toHaveFocus();
    await expect(args.onClose).toHaveBeenLastCalledWith(true);
    // from nowhere
    (document.activeElement as HTMLElement).blur();
    await expect(args.onClose).toHaveBeenCalledOnce();
    screen.getByRole("link", { name: "Дальше" }).focus();
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
