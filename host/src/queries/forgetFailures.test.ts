import { QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "./createQueryClient.ts";
import { forgetFailures } from "./forgetFailures.ts";

const setUp = () => {
  const client = createQueryClient();
  const response = vi.fn(async (): Promise<string> => Promise.reject(new Error("503")));
  const query = { queryKey: ["page"], queryFn: response, meta: { owner: "same" } } as const;
  const show = () => {
    const seen = new QueryObserver(client, query);
    const leave = seen.subscribe(() => undefined);
    return { seen, leave };
  };
  return { client, response, show };
};

it("asks anew for what failed on a page that was left", async () => {
  const { client, response, show } = setUp();
  const first = show();
  await vi.waitFor(() => expect(first.seen.getCurrentResult().isError).toBe(true));
  first.leave();
  forgetFailures(client);
  response.mockResolvedValue("here");
  const { seen } = show();
  await vi.waitFor(() => expect(seen.getCurrentResult().data).toBe("here"));
  expect(response).toHaveBeenCalledTimes(2);
});

it("leaves alone what is on the screen: the person tries that again", async () => {
  const { client, response, show } = setUp();
  const { seen } = show();
  await vi.waitFor(() => expect(seen.getCurrentResult().isError).toBe(true));
  forgetFailures(client);
  show();
  expect(seen.getCurrentResult().isError).toBe(true);
  expect(response).toHaveBeenCalledTimes(1);
});

it("keeps what had come before the failure", async () => {
  const { client, response, show } = setUp();
  response.mockResolvedValueOnce("older");
  const first = show();
  await vi.waitFor(() => expect(first.seen.getCurrentResult().data).toBe("older"));
  await first.seen.refetch();
  expect(first.seen.getCurrentResult().isError).toBe(true);
  first.leave();
  forgetFailures(client);
  expect(show().seen.getCurrentResult().data).toBe("older");
});
