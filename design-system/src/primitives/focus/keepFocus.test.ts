import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepFocus } from "./keepFocus.ts";
import { hideWhatIsHidden } from "./testing/index.ts";

let stop: () => void;
beforeEach(() => {
  window.history.replaceState(null, "", "/");
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function draw(html: string): void {
  document.body.innerHTML = html;
}
const get = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`nothing is ${selector}`);
  return found;
};
const focused = (): string => document.activeElement?.id ?? "";
/** The focus has come to what has this id. */
const arrives = (id: string) => vi.waitFor(() => expect(focused()).toBe(id));
/** Longer than the focus of somebody else is waited for. */
const longEnough = () => new Promise((resolve) => setTimeout(resolve, 150));

const list = `<main><h1 id="page">Страница</h1><section><h2 id="heading">Список</h2><ul>
  <li id="one"><a href="#a" id="first">Один</a><button id="first-menu">Ещё</button></li>
  <li id="two"><a href="#b" id="second">Два</a><button id="second-menu">Ещё</button></li>
  <li id="three"><a href="#c" id="third">Три</a><button id="third-menu">Ещё</button></li>
</ul></section></main>`;

describe("when what had the focus goes, it comes", () => {
  it("to the first thing of the next item", async () => {
    draw(list);
    get("#second-menu").focus();
    get("#two").remove();
    await arrives("third");
  });

  it("to the first thing of the item before, where there is no next one", async () => {
    draw(list);
    get("#third-menu").focus();
    get("#three").remove();
    await arrives("second");
  });

  it("to the nearest thing before, of what is no list", async () => {
    draw(
      `<main><h1>Страница</h1><div><span><button id="a">А</button><button id="b">Б</button></span><button id="gone">В</button></div></main>`,
    );
    get("#gone").focus();
    get("#gone").remove();
    await arrives("b");
  });

  it("to the heading of the section, where no item is left, and the heading stays out of the Tab order", async () => {
    draw(list);
    get("#first").focus();
    get("ul").remove();
    await arrives("heading");
    expect(get("#heading").tabIndex).toBe(-1);
  });

  it("past a heading of the section that is not shown, to the one that is", async () => {
    hideWhatIsHidden();
    draw(list);
    get("#heading").insertAdjacentHTML("beforebegin", `<h2 hidden>Загрузка</h2>`);
    get("#first").focus();
    get("ul").remove();
    await arrives("heading");
  });

  it("to the page's heading, where the section has gone as a whole", async () => {
    draw(list);
    get("#first").focus();
    get("section").remove();
    await arrives("page");
  });

  it("to what took its place, and of a form that did to the form, for a field would call the keyboard up", async () => {
    draw(`<main><h1>Страница</h1><div id="box"><button id="invitation">Войти</button><p>…</p></div></main>`);
    get("#invitation").focus();
    get("#invitation").outerHTML = `<form id="form"><textarea></textarea><button>Отправить</button></form>`;
    await arrives("form");
  });

  it("past what took its place and is not shown yet, to the next thing", async () => {
    hideWhatIsHidden();
    draw(
      `<main><h1>Страница</h1><div><button id="invitation">Войти</button><button id="next">Правила</button></div></main>`,
    );
    get("#invitation").focus();
    get("#invitation").outerHTML = `<form hidden><textarea></textarea></form>`;
    await arrives("next");
  });

  it.each([
    ["a field", `<li><input /></li>`],
    ["what is disabled", `<li><button disabled>Нет</button></li>`],
    ["what is inert", `<li inert><button>Нет</button></li>`],
    ["what readers are not told of", `<li aria-hidden="true"><button>Нет</button></li>`],
    ["what is out of the Tab order", `<li><button tabindex="-1">Нет</button></li>`],
    ["what is not shown", `<li hidden><button>Нет</button></li>`],
  ])("not to %s", async (_what, between) => {
    hideWhatIsHidden();
    draw(list);
    get("#two").insertAdjacentHTML("afterend", between);
    get("#second").focus();
    get("#two").remove();
    await arrives("third");
  });

  it("also when it is disabled or hidden where it stands", async () => {
    hideWhatIsHidden();
    draw(list);
    get("#first-menu").focus();
    get("#one").hidden = true;
    get("#first-menu").blur();
    await arrives("second");
    // a button that did its work: what stands beside it is nearer than the next item
    get("#third-menu").focus();
    (get("#third-menu") as HTMLButtonElement).disabled = true;
    get("#third-menu").blur();
    await arrives("third");
  });
});

describe("it is left alone", () => {
  it("where somebody knows a better place and puts it there first", async () => {
    draw(list);
    get("#second").focus();
    get("#two").remove();
    get("#first-menu").focus();
    await longEnough();
    expect(focused()).toBe("first-menu");
  });

  it("where what had it is still there: a person has clicked beside it", async () => {
    draw(list);
    get("#second").focus();
    get("#second").blur();
    await longEnough();
    expect(document.activeElement).toBe(document.body);
  });

  it("on another page, whose arrival takes it along", async () => {
    draw(list);
    get("#second").focus();
    window.history.replaceState(null, "", "/other/");
    get("#two").remove();
    await longEnough();
    expect(document.activeElement).toBe(document.body);
  });

  it("once it is stopped", async () => {
    draw(list);
    get("#second").focus();
    stop();
    get("#two").remove();
    await longEnough();
    expect(document.activeElement).toBe(document.body);
  });
});

describe("what lies over the page leads back", () => {
  const open = (html: string) => document.body.insertAdjacentHTML("beforeend", html);

  it("to what had the focus before it opened", async () => {
    draw(list);
    get("#second-menu").focus();
    open(`<div role="dialog"><button id="close">Закрыть</button></div>`);
    get("#close").focus();
    get("[role=dialog]").remove();
    await arrives("second-menu");
  });

  it("to the neighbour of its opener, where that has gone too", async () => {
    draw(list);
    get("#second-menu").focus();
    open(`<div role="alertdialog"><button id="yes">Удалить</button></div>`);
    get("#yes").focus();
    get("#two").remove();
    get("[role=alertdialog]").remove();
    await arrives("third");
  });

  it("through all that opened one another, to the first that is still there", async () => {
    draw(list);
    get("#second-menu").focus();
    open(`<div role="menu"><button role="menuitem" id="item">Удалить</button></div>`);
    get("#item").focus();
    open(`<div role="dialog"><button id="yes">Да</button></div>`);
    get("#yes").focus();
    get("[role=menu]").remove();
    get("[role=dialog]").remove();
    await arrives("second-menu");
  });

  it("to the button that says what it controls, whatever had the focus before", async () => {
    draw(list);
    get("#third-menu").setAttribute("aria-controls", "panel");
    get("#first").focus();
    open(`<div id="panel" data-focus-returns><button id="in">Внутри</button></div>`);
    get("#in").focus();
    get("#panel").remove();
    await arrives("third-menu");
  });
});

describe("what lasts, as messages do, leads back", () => {
  const messages = `<section id="messages" data-focus-returns="lasting"></section>`;
  const add = (id: string) =>
    get("#messages").insertAdjacentHTML("beforeend", `<div id="${id}"><button id="close-${id}">Закрыть</button></div>`);
  /** The focus comes from there into a message, which is closed. */
  const closeFrom = async (place: string, id: string) => {
    add(id);
    get(place).focus();
    get(`#close-${id}`).focus();
    get(`#${id}`).remove();
    // those who watch what is removed have been told by then, and no frame has passed
    await Promise.resolve();
  };

  it("at once, before anybody can take the focus that nobody has", async () => {
    draw(list + messages);
    await closeFrom("#second-menu", "one-message");
    expect(focused()).toBe("second-menu");
  });

  it("each time to where a person has come from then", async () => {
    draw(list + messages);
    await closeFrom("#second-menu", "one-message");
    await closeFrom("#third-menu", "other-message");
    expect(focused()).toBe("third-menu");
  });

  it("after the last message only: before it, to the next one", async () => {
    draw(list + messages);
    add("next");
    await closeFrom("#first-menu", "one-message");
    expect(focused()).toBe("close-next");
    get("#next").remove();
    await Promise.resolve();
    expect(focused()).toBe("first-menu");
  });
});

it("goes nowhere any more once it was stopped, though something went away just before", async () => {
  draw(list);
  get("#second-menu").focus();
  get("#two").remove();
  // it has been told of the removal by then, and looks some frames later
  await new Promise((resolve) => requestAnimationFrame(resolve));
  stop();
  await longEnough();
  expect(focused()).toBe("");
});
