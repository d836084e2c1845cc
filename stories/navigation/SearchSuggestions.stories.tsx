import type { Meta, StoryObj } from "@storybook/react-vite";
import { css } from "linaria";
import { useEffect, useRef, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  SearchSuggestions,
  type SearchSuggestion,
  type SearchSuggestionsProps,
} from "@kadr/design-system/navigation/SearchSuggestions";
import { href, media } from "@kadr/design-system/primitives/SafeAddress/testing";
import { color, font, media as screens, radius, space } from "@kadr/design-system/tokens";
import { searchTexts } from "../../host/src/texts/search.ts";

const room = css`
  min-height: 420px;
`;

const place = css`
  position: relative;
  max-width: 560px;
`;

const input = css`
  width: 100%;
  height: 40px;
  padding: 0 ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font: ${font.body};
  outline: none;
  ${screens.coarse} {
    height: 44px;
  }
`;

type Args = Omit<SearchSuggestionsProps, "field">;

/** The field is another component's: here it has the focus from the beginning, and forgets what is taken out. */
function WithField({ items, onRemove, ...props }: Args) {
  const field = useRef<HTMLInputElement>(null);
  const [isThere, setThere] = useState(false);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  useEffect(() => {
    field.current?.focus();
    setThere(true);
  }, []);
  return (
    <div className={room}>
      <div className={place}>
        <input ref={field} className={input} type="search" aria-label="Поиск" autoComplete="off" />
        {isThere && (
          <SearchSuggestions
            {...props}
            field={field}
            items={items.filter(({ id }) => !removed.includes(id))}
            onRemove={(item) => {
              onRemove(item);
              setRemoved([...removed, item.id]);
            }}
          />
        )}
      </div>
    </div>
  );
}

const found = (query: string) => href(`/search/?${new URLSearchParams({ query })}`);
const items: readonly SearchSuggestion[] = [
  { id: "h1", kind: "history", text: "байкал зимой", href: found("байкал зимой") },
  { id: "h2", kind: "history", text: "байкал на велосипеде", href: found("байкал на велосипеде") },
  {
    id: "s1",
    kind: "show",
    text: "Байкал: живая вода",
    note: searchTexts.show(2),
    href: href("/metainfo/tv/31"),
    poster: media("/media/images/sea-v1@192.webp"),
  },
  { id: "q1", kind: "query", text: "байкал летом", href: found("байкал летом") },
  { id: "q2", kind: "query", text: "байкал лёд поёт", href: found("байкал лёд поёт") },
];

const meta = {
  title: "Navigation/SearchSuggestions",
  component: WithField,
  // the field has the focus in all of them
  parameters: { visual: { hidesRing: true } },
  args: { items, onChoose: fn(), onGo: fn(), onRemove: fn(), texts: searchTexts.line },
} satisfies Meta<typeof WithField>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => screen.findByRole("grid", { name: searchTexts.line.list });
/** The field is a plain one until what suggests is there. */
const comboBox = () => screen.findByRole("combobox", { name: "Поиск" });

/** Earlier queries, a show, and continuations of the query. */
export const Default: Story = {
  play: async () => {
    await expect(within(await opened()).getAllByRole("row")).toHaveLength(5);
    await expect(await comboBox()).toHaveAttribute("aria-expanded", "true");
  },
};
/** The arrows lead through the rows and, in one of the history, to its button; the focus stays in the field. */
export const ByKeys: Story = {
  play: async ({ args }) => {
    await opened();
    const field = await comboBox();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}");
    const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
    await waitFor(() =>
      expect(
        within(active() as HTMLElement).getByRole("button", { name: searchTexts.line.remove("байкал на велосипеде") }),
      ).toBeVisible(),
    );
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(4));
    await expect(field).toHaveFocus();
    await waitFor(() => expect(active()).toHaveTextContent("Байкал: живая вода"));
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(active()).toHaveTextContent("байкал зимой"));
  },
};
/**
 * Every key of a combo box with a grid (APG): the field stands before the first row and after the last; right and left lead to the button of a
 * row and back, and are the text's own where there is none, as Home and End always are; Delete forgets; a letter chooses nothing any more; Tab
 * leaves. What an input method does with its keys is its own.
 */
export const ByEveryKey: Story = {
  parameters: { visual: { skip: "the list is closed" } },
  play: async ({ args }) => {
    await opened();
    const field = (await comboBox()) as HTMLInputElement;
    const active = () =>
      document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent ?? null;
    const after = (words: string | null) => waitFor(() => expect(active()).toBe(words));
    await userEvent.keyboard("{ArrowUp}");
    await after("байкал лёд поёт");
    await userEvent.keyboard("{ArrowDown}");
    await after(null);
    await userEvent.keyboard("{ArrowDown}");
    await after("байкал зимой");
    await userEvent.keyboard("{ArrowUp}");
    await after(null);

    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    const button = () => within(screen.getAllByRole("row")[0] as HTMLElement).getAllByRole("gridcell")[1];
    await waitFor(() => expect(button()).toHaveAttribute("aria-selected", "true"));
    await userEvent.keyboard("{ArrowLeft}");
    await after("байкал зимой");
    await expect(button()).toHaveAttribute("aria-selected", "false");
    await userEvent.keyboard("{Delete}");
    await expect(args.onRemove).toHaveBeenCalledWith(items[0]);
    await after("байкал на велосипеде");

    await userEvent.keyboard("лес");
    await after(null);
    await expect(field).toHaveValue("лес");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await after(`Байкал: живая вода${searchTexts.show(2)}`);
    // no button in this row: the keys are the text's
    await userEvent.keyboard("{Home}{ArrowRight}");
    await expect(field.selectionStart).toBe(1);
    await userEvent.keyboard("{End}{ArrowLeft}");
    await expect(field.selectionStart).toBe(2);
    await after(`Байкал: живая вода${searchTexts.show(2)}`);

    await fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    await expect(args.onGo).not.toHaveBeenCalled();
    await opened();
    await userEvent.keyboard("{Tab}");
    await waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
    await expect(field).not.toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
/** Enter leads to where the keys are. */
export const Chosen: Story = {
  parameters: { visual: { skip: "the list is closed" } },
  play: async ({ args }) => {
    await opened();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onGo).toHaveBeenCalledWith(items[0]?.href);
    await waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
  },
};
/** Escape puts the list away and leaves the field; the arrows bring it back. */
export const PutAway: Story = {
  parameters: { visual: { skip: "the list is as at first" } },
  play: async () => {
    await opened();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
    await userEvent.keyboard("{ArrowDown}");
    await opened();
  },
};
/** No suggestions: there is no list. */
export const Nothing: Story = {
  args: { items: [] },
  play: async () => {
    await expect(await comboBox()).toHaveAttribute("aria-expanded", "false");
    await expect(screen.queryByRole("grid")).toBeNull();
  },
};
/** Long words end at the edge. */
export const LongWords: Story = {
  args: {
    items: [
      {
        id: "h",
        kind: "history",
        text: "превысокомногорассмотрительствующие документальные фильмы о железнодорожном транспорте",
        href: found("п"),
      },
    ],
  },
  play: async () => void (await opened()),
};
