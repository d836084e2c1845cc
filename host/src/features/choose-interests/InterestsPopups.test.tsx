import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { observable, runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { createApi } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { createQueryClient } from "../../queries/createQueryClient.ts";
import type { SessionProfile, SessionStore } from "../../stores/SessionStore.ts";
import { InterestsStore } from "../../stores/InterestsStore.ts";
import type { SubscriptionsStore } from "../../stores/SubscriptionsStore.ts";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { accountOver, FakeClock } from "../../stores/testing.ts";
import { interestsTexts } from "../../texts/interests.ts";
import { InterestsPopups } from "./InterestsPopups.tsx";

type Session = Pick<SessionStore, "userId" | "isAuthorised" | "phase" | "expired">;

async function show(part: "select" | "recommend" | "profile", already: readonly string[] = []) {
  const session = observable<Session>({ userId: "u1", isAuthorised: true, phase: "signedIn", expired: null });
  const measure = vi.fn();
  const shared = { account: accountOver(session), clock: new FakeClock(), notify: vi.fn(), measure };
  const write = vi.fn(async () => undefined);
  const interests = new InterestsStore({
    ...shared,
    read: async () => [],
    write,
    onSaved: () => undefined,
    texts: interestsTexts,
  });
  // what is followed is the store's own business
  const followed = new Set(already);
  const notifyOf = vi.fn();
  const subscriptions = {
    load: async () => undefined,
    isFollowed: ({ id }: { id: string }) => followed.has(id),
    notifyOf,
  };
  const channels = { ...examples.listInterestChannels.first };
  const server: typeof fetch = async (input) =>
    Response.json((input as Request).url.includes("/preferences/tags") ? examples.listInterestTags.all : channels);
  const client = createQueryClient();
  const onOpenChange = vi.fn();
  const onSelected = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <HostProvider
        value={makeHost({
          api: createApi({ baseUrl: "http://localhost:3000/backend", fetch: server }),
          measure,
          stores: { session },
        })}
      >
        <InterestsPopups
          interests={interests}
          subscriptions={subscriptions as unknown as SubscriptionsStore}
          isOpen
          onOpenChange={onOpenChange}
          part={part}
          onSelected={onSelected}
        />
      </HostProvider>
    </QueryClientProvider>,
  );
  const dialog = await screen.findByRole("dialog", { name: interestsTexts.popup[part].title });
  await within(dialog).findByRole("list");
  return { dialog, measure, write, onOpenChange, onSelected, session, client, channels, notifyOf };
}

const press = (dialog: HTMLElement, name: string) =>
  act(async () => within(dialog).getByRole("button", { name }).click());

describe("the popups that set the interests up", () => {
  it.each([
    ["select", "interests.popup.select"],
    ["recommend", "interests.popup.recommend"],
    ["profile", "interests.popup.profile"],
  ] as const)("%s can be saved or put off, and is measured as %s [INTEREST-POPUP-01]", async (part, event) => {
    const first = await show(part);
    expect(first.measure).toHaveBeenCalledWith(event);
    await press(first.dialog, "Позже");
    expect(first.onOpenChange).toHaveBeenLastCalledWith(false);
    expect(first.measure.mock.calls.at(-1)?.[0]).toBe("interests.postpone");
    expect(first.write).not.toHaveBeenCalled();
    await press(first.dialog, part === "recommend" ? "Готово" : "Сохранить");
    await waitFor(() => expect(first.onOpenChange).toHaveBeenCalledTimes(2));
    expect(first.measure.mock.calls.map(([id]) => id as string)).toContain("interests.save");
    expect(first.write).toHaveBeenCalledTimes(part === "recommend" ? 0 : 1);
    // only the first choice is followed by the channels
    expect(first.onSelected).toHaveBeenCalledTimes(part === "select" ? 1 : 0);
  });

  it("says once, at its end, how many of the channels are followed then", async () => {
    const followed = examples.listInterestChannels.first.results.slice(0, 2).map(({ id }) => id);
    const { dialog, notifyOf } = await show("recommend", followed);
    expect(notifyOf).not.toHaveBeenCalled();
    await press(dialog, "Готово");
    expect(notifyOf.mock.calls).toEqual([[2]]);
  });

  it("keeps the channels in their places for who signs in again, and shows somebody else their own", async () => {
    const { dialog, session, client, channels } = await show("recommend");
    const names = () =>
      within(dialog)
        .queryAllByRole("listitem")
        .map((item) => item.textContent);
    const before = names();
    expect(new Set(before).size).toBeGreaterThan(1);
    // what was followed meanwhile is not recommended any more
    channels.results = channels.results.slice(1);
    const become = async (changes: Partial<Session>) => {
      await act(async () => {
        runInAction(() => Object.assign(session, changes));
        await client.resetQueries();
      });
    };
    await become({ userId: null, expired: { id: "u1" } as SessionProfile });
    expect(names()).toEqual(before);
    await become({ userId: "u1", expired: null });
    expect(names()).toEqual(before);
    await become({ userId: "u2" });
    await waitFor(() => expect(names()).toEqual(before.slice(1)));
  });
});
