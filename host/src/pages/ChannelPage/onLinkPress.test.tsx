import { fireEvent, render, screen } from "@testing-library/react";
import { createPortal } from "react-dom";
import { expect, it } from "vitest";
import { onLinkPress } from "./onLinkPress.ts";

it("tells of each link inside that is followed, and of none that was opened elsewhere in the page", () => {
  const addresses: string[] = [];
  render(
    <div onClickCapture={onLinkPress((address) => addresses.push(address))}>
      <a href="#plain">Ссылка</a>
      <div onClick={(event) => event.stopPropagation()}>
        <a href="#kept">
          <span>Карточка</span>
        </a>
      </div>
      <button>Кнопка</button>
      {createPortal(<a href="#menu">Меню</a>, document.body)}
    </div>,
  );
  for (const words of ["Ссылка", "Карточка", "Кнопка", "Меню"]) fireEvent.click(screen.getByText(words));
  expect(addresses).toEqual(["#plain", "#kept"]);
});
