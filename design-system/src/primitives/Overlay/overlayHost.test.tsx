import { act, fireEvent, render } from "@testing-library/react";
import { useRef, useState, type ReactNode, type RefObject } from "react";
import { expect, it, vi } from "vitest";
import { LeftMenu } from "../../navigation/LeftMenu/LeftMenu.tsx";
import { PanelSurface } from "../../notifications/NotificationsPanel/PanelSurface.tsx";
import { PlayerDialog } from "../../player/PlayerDialog.tsx";
import { AnchoredSurface } from "../AnchoredSurface/index.ts";
import { Dialog } from "../Dialog/index.ts";
import { createLate, LateOverlay } from "../Late/index.ts";
import { MenuPopover } from "../MenuPopover/index.ts";
import { OverlayHostProvider } from "./index.ts";

interface Drawn {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
}

const popup = createLate(() => new Promise<never>(() => undefined));
const menuTexts = {
  menu: "Меню",
  close: "Закрыть",
  name: "Кадр",
  home: "Главная",
  sections: "Разделы",
  loading: "Загрузка",
  failed: "Не загрузилось",
  retry: "Повторить",
  isNew: "новое",
  loadingSection: String,
  more: String,
};
const lateTexts = {
  pending: "Открываем…",
  offline: "Нет сети",
  offlineText: "Появится",
  failed: "Не открылось",
  failedText: "Ещё раз",
  retry: "Повторить",
  reload: "Обновить",
  close: "Закрыть",
};

/** Overlays of the design system, by name. */
const overlays: Readonly<Record<string, (drawn: Drawn) => ReactNode>> = {
  Dialog: ({ isOpen, onOpenChange }) => <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Окно" />,
  MenuPopover: (drawn) => (
    <MenuPopover {...drawn} label="Меню" items={[{ id: "a", label: "Пункт" }]} onAction={() => undefined} />
  ),
  AnchoredSurface: (drawn) => (
    <AnchoredSurface {...drawn}>
      {/* a menu or a dialog, which takes the focus */}
      <button autoFocus>Внутри</button>
    </AnchoredSurface>
  ),
  "LateOverlay, while its popup comes": ({ isOpen, onOpenChange }) =>
    isOpen && (
      <LateOverlay of={{ popup }} label="Окно" texts={lateTexts} onClose={() => onOpenChange(false)}>
        {() => null}
      </LateOverlay>
    ),
  LeftMenu: ({ isOpen, onOpenChange }) => (
    <LeftMenu isOpen={isOpen} onOpenChange={onOpenChange} sections={[]} texts={menuTexts} />
  ),
  "PanelSurface, beside its bell": (drawn) => (
    <PanelSurface {...drawn} isMobile={false} label="Уведомления">
      <button>Внутри</button>
    </PanelSurface>
  ),
  "PanelSurface, on a phone": (drawn) => (
    <PanelSurface {...drawn} isMobile label="Уведомления">
      <button>Внутри</button>
    </PanelSurface>
  ),
  "PlayerDialog, as a sheet": ({ isOpen, onOpenChange }) =>
    isOpen && (
      <PlayerDialog title="Настройки" closeLabel="Закрыть" onClose={() => onOpenChange(false)} variant="sheet">
        <button>Внутри</button>
      </PlayerDialog>
    ),
};

/** A page with an overlay that is open at first, and what a host is told of it. */
function show(draw: (drawn: Drawn) => ReactNode) {
  const closed = vi.fn();
  const opened = vi.fn((_close: () => void) => closed);
  function Page() {
    const [isOpen, setOpen] = useState(true);
    const triggerRef = useRef<HTMLButtonElement>(null);
    return (
      <OverlayHostProvider value={{ opened }}>
        <button ref={triggerRef}>Открыть</button>
        {draw({ isOpen, onOpenChange: setOpen, triggerRef })}
        <output>{isOpen ? "open" : "closed"}</output>
      </OverlayHostProvider>
    );
  }
  render(<Page />);
  return { opened, closed, state: () => document.querySelector("output")?.textContent };
}

it.each(Object.entries(overlays))("%s tells the host once that it is open, and Back closes it", (_name, draw) => {
  const { opened, closed, state } = show(draw);
  expect(opened).toHaveBeenCalledOnce();
  expect(closed).not.toHaveBeenCalled();
  act(() => opened.mock.calls[0]?.[0]());
  expect(state()).toBe("closed");
  expect(closed).toHaveBeenCalledOnce();
  expect(opened).toHaveBeenCalledOnce();
});

it.each(Object.entries(overlays))("%s tells the host once that Escape has closed it", (_name, draw) => {
  const { opened, closed, state } = show(draw);
  const dialog = document.querySelector("dialog");
  // of a modal dialog Escape is the browser's, who cancels it
  if (dialog) fireEvent(dialog, new Event("cancel", { cancelable: true }));
  else fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  expect(state()).toBe("closed");
  expect(closed).toHaveBeenCalledOnce();
  expect(opened).toHaveBeenCalledOnce();
});
