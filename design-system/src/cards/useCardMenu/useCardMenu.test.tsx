import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { CardMenuItem, CardTexts } from "../props.ts";
import { VideoCard } from "../VideoCard/index.ts";
import { useCardMenu } from "./useCardMenu.tsx";
import { href } from "../../primitives/SafeAddress/testing/index.ts";

const texts: CardTexts = {
  menu: "Действия",
  live: "Прямой эфир",
  adult: "18+",
  inSubscription: "В подписке",
  premium: "Премиум",
  audio: "Аудио",
  pending: "Видео готовится",
  hidden: "Видео скрыто",
  restore: "Вернуть",
  busy: "Подождите",
  official: "Официальный канал",
};
const entries: readonly CardMenuItem[] = [
  {
    id: "edit",
    label: "Редактировать видео",
    href: href("http://studio.kadr.localhost/video-editor/1/"),
    icon: "edit",
  },
  { id: "share", label: "Поделиться роликом", icon: "share" },
];

function List({ onAction }: { onAction: (cardId: string, actionId: string) => void }) {
  const { onMenuOpen, menu } = useCardMenu({ label: "Действия с видео", onAction });
  return (
    <>
      {["1", "2"].map((id) => (
        <VideoCard
          key={id}
          id={id}
          title={`Видео ${id}`}
          href={href(`/video/${id}/`)}
          image={null}
          texts={texts}
          menu={entries}
          onMenuOpen={onMenuOpen}
        />
      ))}
      {menu}
    </>
  );
}

it("opens one menu for all cards and says which card an action is for", async () => {
  const user = userEvent.setup();
  const onAction = vi.fn();
  render(<List onAction={onAction} />);
  expect(screen.queryByRole("menu")).toBeNull();
  const button = screen.getByRole("button", { name: "Действия: Видео 2" });
  await user.click(button);
  const items = await screen.findAllByRole("menuitem");
  expect(items.map((item) => item.textContent)).toEqual(["Редактировать видео", "Поделиться роликом"]);
  expect(items[0]?.getAttribute("href")).toBe("http://studio.kadr.localhost/video-editor/1/");
  expect(button.getAttribute("aria-expanded")).toBe("true");
  await user.click(items[1] as HTMLElement);
  expect(onAction.mock.calls).toEqual([["2", "share"]]);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(button.hasAttribute("aria-expanded")).toBe(false);
});

it("closes by Escape and gives the focus back to its button", async () => {
  const user = userEvent.setup();
  render(<List onAction={vi.fn()} />);
  const button = screen.getByRole("button", { name: "Действия: Видео 1" });
  await user.click(button);
  await screen.findByRole("menu");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});
