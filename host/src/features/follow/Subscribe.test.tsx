import { act, render, screen } from "@testing-library/react";
import { observable, runInAction } from "mobx";
import { expect, it, vi } from "vitest";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import type { SubscriptionsStore } from "../../stores/SubscriptionsStore.ts";
import { Subscribe } from "./Subscribe.tsx";

// rule.subscribeConversion [ANALYTICS-RULES-04]: what it is told as is a conversion (app/createMeasurement.sending.test)
it("that somebody follows is told where nobody followed yet, and not where it is pressed to follow no more", async () => {
  const followed = observable.box(false);
  const toggle = vi.fn(async () => runInAction(() => followed.set(!followed.get())));
  const subscriptions = {
    isKnown: true,
    hasFailed: false,
    load: async () => undefined,
    isFollowed: () => followed.get(),
    hasBell: () => false,
    toggle,
  } as unknown as SubscriptionsStore;
  const onFollow = vi.fn();
  render(
    <HostProvider
      value={makeHost({
        stores: {
          session: { userId: "7", isAuthorised: true },
          subscriptions: { load: async () => subscriptions, get: () => subscriptions },
        },
      })}
    >
      <Subscribe place={{ model: "userchannel", id: "1" }} name="Канал" trigger="subscription" onFollow={onFollow} />
    </HostProvider>,
  );
  const press = (name: string | RegExp) => act(async () => screen.getByRole("button", { name }).click());
  await press("Подписаться: Канал");
  expect([onFollow.mock.calls.length, toggle.mock.calls.length]).toEqual([1, 1]);
  await press(/^Вы подписаны: Канал/);
  expect([onFollow.mock.calls.length, toggle.mock.calls.length]).toEqual([1, 2]);
});
