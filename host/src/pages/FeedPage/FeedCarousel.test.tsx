import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeTestScreen } from "@kadr/design-system/primitives/near/testing";
import { anyLink, anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";
import type { CarouselView } from "../../presenters/feed.ts";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import FeedCarousel from "./FeedCarousel.tsx";

const view = {
  look: "banner",
  title: "Вершины",
  address: undefined,
  hasAvatars: false,
  banners: [
    { id: "b1", target: "/video/a1/", target_blank: false, title: "Первая вершина" },
    { id: "b2", target: "/channel/7/", target_blank: false, title: "Вторая вершина" },
  ],
} as unknown as CarouselView;

// where a banner leads is not ours to visit
const stay = (event: Event) => event.preventDefault();
beforeEach(() => {
  window.addEventListener("click", stay);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal("IntersectionObserver", makeTestScreen().Observer);
});
afterEach(() => {
  window.removeEventListener("click", stay);
  vi.unstubAllGlobals();
});

it("a banner that is pressed is told of, with where it leads: bannerCarousel", () => {
  const measure = vi.fn();
  render(
    <HostProvider
      value={makeHost({ link: anyLink, mediaUrl: anyMedia, stores: { authPopup: { require: vi.fn() } }, measure })}
    >
      <FeedCarousel view={view} />
    </HostProvider>,
  );
  expect(measure).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("link", { name: /Первая вершина/ }));
  expect(measure.mock.calls).toEqual([["bannerCarousel", { location: "carousel", link: "/video/a1/" }]]);
});
