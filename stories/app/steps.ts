import { expect, screen, userEvent, waitFor, within } from "storybook/test";

/** The header, which is on every page. */
export const header = () => within(screen.getByRole("banner"));

/** Goes back in the history, as the browser's own button does. */
export async function goBack(): Promise<void> {
  const moved = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.back();
  await moved;
}

/** Presses a link to this address, which may lead on to another. */
export function follow(address: string): string {
  const link = document.body.appendChild(document.createElement("a"));
  link.href = address;
  link.click();
  link.remove();
  return link.href;
}

/** Goes to another page of the app. */
export async function go(address: string): Promise<void> {
  const href = follow(address);
  await waitFor(() => expect(window.location.href).toBe(href));
}

/** The page's address is this. */
export const isAt = (address: string) =>
  waitFor(() => expect(window.location.pathname + window.location.search).toBe(address));

/** The page's own heading, once it is this one. */
export const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });

/** How many overlays the entry of the history stands above its page. */
const height = (): number => (window.history.state as { over?: number } | null)?.over ?? 0;

/** The history holds nothing over the page any more: an overlay's entry goes a moment after it. */
export const nothingOver = () => waitFor(() => expect(height()).toBe(0));

/** Element in the dialog of this name, once that has come: the place in which it is waited for has the same name. */
export const inDialog = <T>(name: string, find: (dialog: ReturnType<typeof within>) => T): Promise<T> =>
  waitFor(() => find(within(screen.getByRole("dialog", { name }))));

/** The toasts, once one of them says this: a toast stays for seconds, and words are found sooner than a role among all of a page. */
export const said = (words: string): Promise<ReturnType<typeof within>> =>
  waitFor(() => {
    const [found] = screen.getAllByText(words, { selector: 'section[aria-label^="Сообщения"] *' });
    return within(found!.closest("section")!);
  });

/** Parameters that the form of the sign-in gets by its address, once it is there. */
export const signInParams = (): Promise<URLSearchParams> =>
  inDialog("Вход и регистрация", (popup) => {
    const frame = popup.getByTitle("Форма входа и регистрации");
    return new URL((frame as HTMLIFrameElement).src).searchParams;
  });

const surfaceOf = (element: HTMLElement): HTMLElement =>
  element.closest<HTMLElement>("[role=dialog], [role=alertdialog], [role=menu], dialog") ?? element;

/** The surface of what is given has the focus, as it does a moment after it is seen: Escape and arrows are for who has it. */
export const hasFocus = (inside: HTMLElement) => waitFor(() => expect(surfaceOf(inside)).toContainElement(focused()));

/** The element that has the focus; the page's body is none that a test looks for. */
export function focused(): HTMLElement {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body)
    throw new Error("nothing has the focus");
  return activeElement;
}

/** Longer than what hands an overlay's entry or its focus over, ms (routes/overlayStack.ts, primitives/focus). */
const settledMs = 400;

/** The focus is there and stays: nothing that closes late takes it away again. */
export async function keepsFocus(find: () => HTMLElement | null): Promise<void> {
  await waitFor(() => expect(find()).toHaveFocus());
  const until = performance.now() + settledMs;
  await waitFor(
    async () => {
      await expect(find()).toHaveFocus();
      await expect(performance.now()).toBeGreaterThan(until);
    },
    { interval: 50 },
  );
}

/** How a person presses: by keys, or by a mouse or a finger. */
export type Press = (button: HTMLElement) => Promise<void>;
export const byKeys: Press = async (button) => {
  // its surface takes the focus a moment after it is seen, and would take it from the button
  if (surfaceOf(button) !== button) await hasFocus(button);
  button.focus();
  await userEvent.keyboard("{Enter}");
};
export const byPointer: Press = (button) => userEvent.click(button);

/**
 * Behaviour of every overlay, whatever it is: Back closes it and nothing else, Escape leaves nothing behind for Back, and each time the
 * focus is on its button again.
 */
export async function opensAndCloses(
  press: Press,
  button: () => HTMLElement | Promise<HTMLElement>,
  /** An element of the overlay, once it has come. */
  inside: () => Promise<HTMLElement>,
): Promise<void> {
  const { href } = window.location;
  for (const close of [goBack, () => userEvent.keyboard("{Escape}")]) {
    const opener = await button();
    await press(opener);
    await waitFor(async () => expect(surfaceOf(await inside())).toContainElement(focused()));
    await close();
    await waitFor(() => expect(document.querySelector("[role=dialog], [role=menu], dialog")).toBeNull());
    await keepsFocus(() => opener);
    await nothingOver();
    await expect(window.location.href).toBe(href);
  }
}

/**
 * The keys of the APG's menu, at its first opening and at the next: what was typed is forgotten with the menu. `typed` begins the name of
 * the last entry. (Tab is the browser's: e2e/menus.)
 */
export async function walksMenu(button: HTMLElement, typed: string): Promise<void> {
  const has = (at: number) => waitFor(() => expect(screen.getAllByRole("menuitem").at(at)).toHaveFocus());
  for (let opening = 0; opening < 2; opening++) {
    await byKeys(button);
    await has(0);
    for (const [key, index] of [
      ["{ArrowDown}", 1],
      ["{End}", -1],
      ["{ArrowDown}", 0],
      ["{ArrowUp}", -1],
      ["{Home}", 0],
      [typed, -1],
    ] as const) {
      await userEvent.keyboard(key);
      await has(index);
    }
    await userEvent.keyboard("{Escape}");
    await keepsFocus(() => button);
  }
}
