import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { VideoPage } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { hostAround } from "../../ports/testing/makeHost.ts";
import { useStreamEnd } from "./useStreamEnd.ts";

const live = examples.getVideoPage.live as unknown as VideoPage;
const recorded: VideoPage = { ...live, video: { ...live.video, is_livestream: false, duration: 600 } };
const wrapper = hostAround({ api: { call: () => new Promise<never>(() => {}) } });

function Page({ data }: { data: VideoPage }) {
  const { isOver, watch } = useStreamEnd(data);
  return isOver ? <button onClick={watch}>Эфир завершён</button> : <p>Плеер</p>;
}

it("a stream that ends while it is watched is read anew and told as over, and its recording begins at a press", async () => {
  const client = new QueryClient();
  const read = vi.spyOn(client, "invalidateQueries");
  const page = (data: VideoPage) => (
    <QueryClientProvider client={client}>
      <Page data={data} />
    </QueryClientProvider>
  );
  const { rerender } = render(page(live), { wrapper });
  expect(screen.getByText("Плеер")).toBeTruthy();
  await act(async () => client.setQueryData(["is-on-air", live.video.id], false));
  await waitFor(() => expect(read).toHaveBeenCalledWith({ queryKey: ["video", live.video.id] }));
  rerender(page(recorded));
  await act(async () => screen.getByRole("button", { name: "Эфир завершён" }).click());
  expect(screen.getByText("Плеер")).toBeTruthy();
});

it("a recording that somebody opens is just watched", () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page data={recorded} />
    </QueryClientProvider>,
    { wrapper },
  );
  expect(screen.getByText("Плеер")).toBeTruthy();
});
