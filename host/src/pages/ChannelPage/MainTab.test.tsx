import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Api } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { createQueryClient } from "../../queries/createQueryClient.ts";
import { MainTab } from "./MainTab.tsx";

beforeEach(() => {
  window.matchMedia ??= (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
});

const responses: Readonly<Record<string, unknown>> = {
  getPinnedVideo: { video: null },
  listChannelVideos: examples.listChannelVideos.first,
  listChannelPlaylists: examples.listChannelPlaylists.first,
  listChannelProjects: examples.listChannelProjects.some,
  listPinnedPlaylists: examples.listPinnedPlaylists.first,
  listChannelRecommendations: examples.listChannelRecommendations.some,
};

function show() {
  const measure = vi.fn();
  const host = makeHost({
    api: { call: (async (operation: string) => responses[operation]) as unknown as Api["call"] },
    measure,
    studioUrl: "",
    stores: {
      session: { userId: null, isAuthorised: false },
      hidden: { stateOf: () => "visible" },
      watchProgress: { shareReader: () => 0, savedShareReader: () => 0 },
    },
  });
  const { tabs: _all, ...channel } = examples.getUser.channel;
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <HostProvider value={host}>
        <MainTab channel={channel} personId={channel.id} isOwn={false} />
      </HostProvider>
    </QueryClientProvider>,
  );
  // this window has no other page to go to
  container.addEventListener("click", (click) => click.preventDefault());
  return { container, measure, channel };
}

it.each([
  ["videos", "channel.shelf.videos"],
  ["shorts", "channel.shelf.shorts"],
  ["playlists", "channel.shelf.playlists"],
  ["projects", "channel.shelf.projects"],
  ["audios", "channel.shelf.audios"],
  ["pinnedPlaylists", "channel.shelf.pinnedPlaylists"],
  ["recommendedChannels", "channel.shelf.recommendedChannels"],
])("a card that is followed in the shelf of %s is told of as %s, with where it leads", async (block, event) => {
  const { container, measure, channel } = show();
  const card = await waitFor(() => {
    const link = container.querySelector<HTMLAnchorElement>(`[data-block="${block}"] [data-card-link]`);
    expect(link).not.toBeNull();
    return link!;
  });
  act(() => card.click());
  expect(measure.mock.calls).toEqual([
    [
      event,
      {
        ...(block === "projects" && { channelId: channel.id }),
        location: "channel",
        link: card.getAttribute("href"),
      },
    ],
  ]);
});
