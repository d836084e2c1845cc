import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { VideoCard } from "@kadr/design-system/cards";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { cardTexts, cardWords } from "../../texts/cards.ts";
import { feedTexts } from "../../texts/feed.ts";
import { useCardActions } from "./useCardActions.ts";

const menu = [
  { id: "share", label: cardWords.share, icon: "share" },
  { id: "hide 5989", label: cardWords.hide, icon: "hide" },
] as const;

function List() {
  const { onAction, onMenuOpen, menu: opened } = useCardActions();
  return (
    <>
      <VideoCard
        id="v1"
        title="Видео"
        href={href("/video/v1/")}
        image={null}
        texts={cardTexts}
        menu={menu}
        onMenuOpen={onMenuOpen}
      />
      <button onClick={() => onAction("v1", "hide continue-watching")}>Крестик</button>
      {opened}
    </>
  );
}

function show({ isCopied = true } = {}) {
  const measure = vi.fn();
  const hide = vi.fn(async () => undefined);
  const notify = vi.fn();
  const copyText = vi.fn(async () => isCopied);
  const never = { load: () => new Promise<never>(() => undefined), get: () => null };
  const stores = {
    hidden: { hide },
    toasts: { notify },
    watchLater: never,
    subscriptions: never,
    session: { isAuthorised: false },
  };
  render(
    <HostProvider value={makeHost({ stores, measure, copyText, origin: "https://kadr.example" })}>
      <List />
    </HostProvider>,
  );
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole("button", { name: /^Действия/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name }));
  };
  return { measure, hide, notify, copyText, choose };
}
const fields = { location: "card", content: { id: "v1", type: "video" } };

it("a video that is hidden by its menu is told of: hide.hide", async () => {
  const { choose, measure, hide } = show();
  await choose(cardWords.hide);
  expect(measure.mock.calls).toEqual([["hide.hide", fields]]);
  expect(hide.mock.calls).toEqual([["v1", "5989"]]);
});

it("and by the cross of what one has begun to watch as that: hide.cross", async () => {
  const { measure, hide } = show();
  await userEvent.click(screen.getByRole("button", { name: "Крестик" }));
  expect(measure.mock.calls).toEqual([["hide.cross", fields]]);
  expect(hide.mock.calls).toEqual([["v1", "continue-watching"]]);
});

it("a video of one's own that is shared by its menu is told of: owner.shareVideo", async () => {
  const { choose, measure, copyText, notify } = show();
  await choose(cardWords.share);
  expect(measure.mock.calls).toEqual([["owner.shareVideo", fields]]);
  expect(copyText).toHaveBeenCalledExactlyOnceWith("https://kadr.example/video/v1/");
  expect(notify).toHaveBeenCalledExactlyOnceWith({ type: "success", text: feedTexts.linkCopied });
});

it("a link that could not be copied is passed over in silence [OWNER-TOOLS-07]", async () => {
  const { choose, copyText, notify } = show({ isCopied: false });
  await choose(cardWords.share);
  await Promise.all(copyText.mock.results.map(({ value }) => value as Promise<boolean>));
  expect(copyText).toHaveBeenCalledOnce();
  expect(notify).not.toHaveBeenCalled();
});
