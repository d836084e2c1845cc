import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { examples } from "@kadr/openapi/examples";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { createQueryClient } from "../../queries/createQueryClient.ts";
import { playlistTexts as texts } from "../../texts/playlist.ts";
import { videoTexts } from "../../texts/video.ts";
import { PlaylistActions } from "./PlaylistActions.tsx";

const [playlist] = examples.listChannelPlaylists.first.results;
const [video] = examples.listChannelVideos.first.results;
const studio = "https://studio.kadr.example";

function show(userId: string | null) {
  const measure = vi.fn();
  const notify = vi.fn();
  const copyText = vi.fn(async () => true);
  const never = { load: () => new Promise<never>(() => undefined), get: () => null };
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <HostProvider
        value={makeHost({
          measure,
          copyText,
          studioUrl: studio,
          origin: "https://kadr.example",
          stores: {
            session: { userId, isAuthorised: userId !== null },
            toasts: { notify },
            savedPlaylists: never,
            subscriptions: never,
          },
        })}
      >
        <PlaylistActions playlist={playlist!} first={video!} />
      </HostProvider>
    </QueryClientProvider>,
  );
  // this window has no other page to go to
  container.addEventListener("click", (click) => click.preventDefault());
  const press = (role: "link" | "button", name: string) =>
    act(async () => within(container).getByRole(role, { name }).click());
  return { measure, notify, copyText, press };
}

it.each([
  [texts.play, "playlist.play"],
  [texts.complain, "playlist.complain"],
])("«%s» is told of: %s", async (name, event) => {
  const { press, measure } = show("7");
  await press("link", name);
  expect(measure.mock.calls).toEqual([[event, { location: "playlist" }]]);
});

it.each([
  [texts.add, "owner.playlist.add"],
  [texts.edit, "owner.playlist.edit"],
  [texts.remove, "owner.playlist.remove"],
])("its owner is led to the studio by «%s», in a new tab: %s [PLAYLIST-PAGE-07]", async (name, event) => {
  const { press, measure } = show(playlist!.user_id!);
  const link = `${studio}/playlist/${playlist!.id}/`;
  const anchor = screen.getByRole("link", { name: `${name}, ${texts.newTab}` });
  expect([anchor.getAttribute("href"), anchor.getAttribute("target")]).toEqual([link, "_blank"]);
  await press("link", `${name}, ${texts.newTab}`);
  expect(measure.mock.calls).toEqual([[event, { location: "playlist", link }]]);
});

it.each([
  ["its owner, which is told of: owner.playlist.share", playlist!.user_id!, [["owner.playlist.share"]]],
  ["anybody else, which is not", "7", []],
])("its address is copied by %s", async (_who, userId, events) => {
  const { press, measure, notify, copyText } = show(userId);
  await press("button", texts.share);
  expect(measure.mock.calls.map(([id]) => [id as string])).toEqual(events);
  expect(copyText).toHaveBeenCalledExactlyOnceWith(`https://kadr.example/plst/${playlist!.id}/`);
  expect(notify).toHaveBeenCalledExactlyOnceWith({ type: "success", text: videoTexts.linkCopied });
});
