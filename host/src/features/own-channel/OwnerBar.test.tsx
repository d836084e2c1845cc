import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Api } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { createQueryClient } from "../../queries/createQueryClient.ts";
import { ownChannelTexts as texts } from "../../texts/ownChannel.ts";
import { OwnerBar } from "./OwnerBar.tsx";

const studio = "https://studio.kadr.example";

it.each([
  ["owner.uploadVideo", texts.uploadVideo, `${studio}/uploader/`],
  ["owner.uploadShorts", texts.uploadShorts, `${studio}/uploader/`],
  ["owner.createStream", texts.createStream, `${studio}/create-stream/`],
  ["owner.playlist.add", texts.addPlaylist, `${studio}/playlist/new/`],
  ["owner.manage", texts.manage, `${studio}/`],
  ["owner.settings", texts.settings, "/profile/info/edit/"],
])("an author is told of as %s where «%s» leads to %s", async (event, name, link) => {
  const measure = vi.fn();
  const call = (async () => examples.listOwnStreams.one) as unknown as Api["call"];
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <HostProvider value={makeHost({ api: { call }, measure, studioUrl: studio })}>
        <OwnerBar />
      </HostProvider>
    </QueryClientProvider>,
  );
  // this window has no other page to go to
  container.addEventListener("click", (click) => click.preventDefault());
  const anchor = screen.getByRole("link", { name });
  expect(anchor.getAttribute("href")).toBe(link);
  await act(async () => anchor.click());
  expect(measure.mock.calls).toEqual([[event, { location: "channel", link }]]);
});
