import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState, type ReactNode } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { describe, expect, it, vi } from "vitest";
import { AnchoredSurface } from "../AnchoredSurface/index.ts";
import { MenuPopover } from "../MenuPopover/index.ts";

interface FloatingProps {
  name: string;
  children?: ReactNode;
}

/** A button and what floats beside it. */
type Floating = (props: FloatingProps) => ReactNode;

function useOpening() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return { trigger, surface: { triggerRef: trigger, isOpen, onOpenChange: setOpen }, open: () => setOpen(true) };
}

function Menu({ name }: FloatingProps) {
  const { trigger, surface, open } = useOpening();
  return (
    <>
      <button ref={trigger} type="button" onClick={open}>
        {name}
      </button>
      <MenuPopover {...surface} label={name} items={[{ id: "one", label: `${name} один` }]} onAction={vi.fn()} />
    </>
  );
}

function Surface({ name, children }: FloatingProps) {
  const { trigger, surface, open } = useOpening();
  return (
    <>
      <button ref={trigger} type="button" onClick={open}>
        {name}
      </button>
      <AnchoredSurface {...surface}>
        <Dialog aria-label={name}>
          <button type="button">{name} один</button>
          {children}
        </Dialog>
      </AnchoredSurface>
    </>
  );
}

const isOpen = (name: string) => screen.queryByText(`${name} один`) !== null;

/** The library gives the focus back a frame later. */
const settled = () => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function open(name: string): Promise<HTMLElement> {
  const button = screen.getByText(name);
  await userEvent.click(button);
  await waitFor(() => expect(isOpen(name)).toBe(true));
  return button;
}

describe.each<[string, Floating]>([
  ["a menu", Menu],
  ["a surface", Surface],
])("with %s open", (_what, Floating) => {
  it("a link beside it is followed by the press that closes it", async () => {
    const onFollow = vi.fn();
    render(
      <>
        <Floating name="первое" />
        <a href="#beside" onClick={onFollow}>
          рядом
        </a>
      </>,
    );
    await open("первое");
    await userEvent.click(screen.getByText("рядом"));
    expect(onFollow).toHaveBeenCalledOnce();
    await waitFor(() => expect(isOpen("первое")).toBe(false));
  });

  it("a field beside it has the focus after the press that closes it", async () => {
    render(
      <>
        <Floating name="первое" />
        <input aria-label="поле" />
      </>,
    );
    await open("первое");
    const field = screen.getByLabelText("поле");
    await userEvent.click(field);
    await waitFor(() => expect(isOpen("первое")).toBe(false));
    await settled();
    expect(document.activeElement).toBe(field);
  });

  it("another one's button opens that one", async () => {
    render(
      <>
        <Floating name="первое" />
        <Floating name="второе" />
      </>,
    );
    await open("первое");
    await open("второе");
    expect(isOpen("первое")).toBe(false);
  });

  it("its own button only closes it, and has the focus; the next press opens it again", async () => {
    render(<Floating name="первое" />);
    const button = await open("первое");
    await userEvent.click(button);
    await waitFor(() => expect(isOpen("первое")).toBe(false));
    await waitFor(() => expect(document.activeElement).toBe(button));
    await open("первое");
  });

  it("a finger that scrolls leaves it open, one that taps closes it", async () => {
    render(<Floating name="первое" />);
    await open("первое");
    fireEvent.pointerDown(document.body, { pointerType: "touch" });
    fireEvent.pointerCancel(document.body, { pointerType: "touch" });
    fireEvent.pointerUp(document.body, { pointerType: "touch" });
    expect(isOpen("первое")).toBe(true);
    fireEvent.pointerDown(document.body, { pointerType: "touch" });
    fireEvent.pointerUp(document.body, { pointerType: "touch" });
    await waitFor(() => expect(isOpen("первое")).toBe(false));
  });

  it("a press that began in it does not close it", async () => {
    render(<Floating name="первое" />);
    await open("первое");
    fireEvent.pointerDown(screen.getByText("первое один"));
    fireEvent.pointerUp(document.body);
    expect(isOpen("первое")).toBe(true);
  });

  it("a press in a frame closes it", async () => {
    const { container } = render(
      <>
        <Floating name="первое" />
        <iframe title="чужое" />
      </>,
    );
    await open("первое");
    container.querySelector("iframe")?.focus();
    fireEvent.blur(window);
    await waitFor(() => expect(isOpen("первое")).toBe(false));
  });
});

it("of a menu in a dialog a press beside the dialog closes the menu alone", async () => {
  const onClose = vi.fn();
  render(
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} data-testid="beside">
      <Modal>
        <Dialog aria-label="окно">
          <Menu name="первое" />
        </Dialog>
      </Modal>
    </ModalOverlay>,
  );
  await open("первое");
  await userEvent.click(screen.getByTestId("beside"));
  await waitFor(() => expect(isOpen("первое")).toBe(false));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByTestId("beside"));
  expect(onClose).toHaveBeenCalledOnce();
});

it("a surface has the focus as soon as it is there, and keeps it when what stood in its place gives it back to the button", async () => {
  render(<Surface name="первое" />);
  const button = screen.getByText("первое");
  act(() => button.click());
  expect(document.activeElement).toBe(screen.getByRole("dialog"));
  button.focus();
  await settled();
  expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
});

it("a surface stays, and keeps the focus, while the page arrives under it", async () => {
  render(
    <>
      <Surface name="первое" />
      <h1 tabIndex={-1}>страница</h1>
    </>,
  );
  await open("первое");
  fireEvent.scroll(document);
  screen.getByText("страница").focus();
  await settled();
  expect(isOpen("первое")).toBe(true);
  expect(document.activeElement).toBe(screen.getByText("первое один"));
});

it("a menu that was opened from a surface is no place outside of it", async () => {
  render(
    <Surface name="первое">
      <Menu name="второе" />
    </Surface>,
  );
  await open("первое");
  await open("второе");
  await userEvent.click(screen.getByText("второе один"));
  await waitFor(() => expect(isOpen("второе")).toBe(false));
  expect(isOpen("первое")).toBe(true);
});
