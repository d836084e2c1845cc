import { expect, it } from "vitest";
import type { OnboardingElement } from "@kadr/openapi/client";
import { anyLink, anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";
import { presentOnboarding } from "./onboarding.ts";

type Given = Parameters<typeof presentOnboarding>[0];

const present = (element: Partial<Given>) =>
  presentOnboarding(
    { elementId: "e", title: "Новое", subtitle: "Смотрите", disclaimer: "18+", actions: [], ...element } as Given,
    {
      link: anyLink,
      mediaUrl: anyMedia,
      isChosen: (id) => id === "b",
    },
  );
const actions = (...all: readonly Partial<OnboardingElement["actions"][number]>[]) =>
  ({ actions: all }) as unknown as Partial<Given>;

it("is its words, its logo and those of its pictures that may be shown", () => {
  expect(present({})).toEqual({
    id: "e",
    title: "Новое",
    subtitle: "Смотрите",
    disclaimer: "18+",
    logo: undefined,
    pictures: [],
    choices: [],
    actions: [],
  });
  const pictured = { logo: { url: "/logo.svg" }, pictures: [{ url: "/1.webp" }, { url: "" }, { url: "/2.webp" }] };
  expect(present(pictured as unknown as Partial<Given>)).toMatchObject({
    logo: "/logo.svg",
    pictures: ["/1.webp", "/2.webp"],
  });
});

it("has what can be ticked and what can be pressed in the order that was given, one without a place first", () => {
  const { choices, actions: pressed } = present(
    actions(
      { actionId: "b", type: "checkbox", title: "Кино", sortOrder: 3 },
      { actionId: "c", type: "cancel_button", title: "Позже", sortOrder: 2 },
      { actionId: "d", type: "internal_link", title: "К фильму", url: "/video/1/", sortOrder: 1 },
      { actionId: "a", type: "checkbox", title: "Спорт" },
    ),
  );
  expect(choices).toEqual([
    { id: "a", label: "Спорт", isChosen: false },
    { id: "b", label: "Кино", isChosen: true },
  ]);
  expect(pressed).toEqual([
    { id: "d", label: "К фильму", href: "/video/1/", isExternal: false },
    { id: "c", label: "Позже" },
  ]);
});

it("has no link that may not be followed; one that leads away says so", () => {
  const { actions: pressed } = present(
    actions(
      { actionId: "a", type: "internal_link", title: "Нет" },
      { actionId: "b", type: "internal_link", title: "Нет", url: "" },
      { actionId: "c", type: "external_link", title: "Да", url: "/own/" },
      { actionId: "d", type: "internal_link", title: "Да", url: "https://example.ru/" },
    ),
  );
  expect(pressed).toEqual([
    { id: "c", label: "Да", href: "/own/", isExternal: true },
    { id: "d", label: "Да", href: "https://example.ru/", isExternal: true },
  ]);
});
