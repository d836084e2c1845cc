/**
 * The menu of a button opens before the page is alive where the server has drawn it (host/src/app/server.tsx), with the keys of a menu.
 * What is chosen in it is done once the page is: its own menu takes the place of the drawn one, with the same entry in focus, or has the
 * chosen one pressed. A part of early-input.ts, which says when that is, and does one after the other.
 */
export const earlyMenu = `
  const openDrawnMenu = (button, onClose, onChoose) => {
    const drawn = document.getElementById("kadr-menus")?.content.querySelector('[data-of="' + button.dataset.menu + '"] > *');
    if (!drawn) return null;
    const menu = document.body.appendChild(drawn.cloneNode(true));
    menu.dataset.early = "";
    const entriesOf = (of) => [...of.querySelectorAll("[role^=menuitem]:not([aria-disabled=true])")];
    const focus = (element) => element?.focus({ preventScroll: true });
    let current = null;
    menu.addEventListener("focusin", ({ target }) => (current = target.dataset.key));
    const entries = entriesOf(menu);
    const life = new AbortController();
    const { signal } = life;
    const expanded = button.getAttribute("aria-expanded");
    let chosen = null;
    const close = () => {
      life.abort();
      menu.remove();
      if (expanded === null) button.removeAttribute("aria-expanded");
      else button.setAttribute("aria-expanded", expanded);
      onClose();
    };
    const leave = () => {
      close();
      focus(button);
    };
    const place = () => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) return close();
      const { offsetWidth: width, offsetHeight: height } = menu;
      const within = (value, size, room) => Math.max(12, Math.min(value, room - size - 12)) + "px";
      const isAbove = bottom + height + 16 > innerHeight && top > innerHeight - bottom;
      menu.style.setProperty("--left", within(right - width, width, innerWidth));
      menu.style.setProperty("--top", within(isAbove ? top - height - 4 : bottom + 4, height, innerHeight));
    };
    const keys = {
      ArrowDown: (at) => focus(entries[(at + 1) % entries.length]),
      ArrowUp: (at) => focus(entries.at(Math.max(at, 0) - 1)),
      Home: () => focus(entries[0]),
      End: () => focus(entries.at(-1)),
      Enter: (at) => entries[at]?.click(),
      " ": (at) => entries[at]?.click(),
      Escape: leave,
    };
    addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // the browser goes on from the button
      if (event.key === "Tab") return leave();
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act(entries.indexOf(document.activeElement));
    }, { capture: true, signal });
    addEventListener("pointerdown", ({ target }) => menu.contains(target) || button.contains(target) || close(), { capture: true, signal });
    for (const type of ["scroll", "resize"]) addEventListener(type, place, { capture: true, passive: true, signal });
    menu.addEventListener("pointermove", ({ target }) => focus(entries.find((entry) => entry.contains(target))));
    menu.addEventListener("click", ({ target }) => {
      const entry = entries.find((one) => one.contains(target));
      if (!entry) return;
      chosen = entry.href ? null : entry.dataset.key;
      leave();
      if (chosen !== null) onChoose();
    });
    button.setAttribute("aria-expanded", "true");
    place();
    focus(entries[0] ?? menu);
    return async () => {
      if (chosen === null && !menu.isConnected) return;
      button.click();
      // React draws what a click has changed behind it
      await null;
      let own;
      for (let frames = 120; frames > 0 && !(own = document.querySelector("[role=menu]:not([data-early])")); frames -= 1)
        await new Promise(requestAnimationFrame);
      if (!own) return close();
      life.abort();
      menu.remove();
      for (const movement of own.getAnimations()) movement.finish();
      const entry = entriesOf(own).find(({ dataset }) => dataset.key === (chosen ?? current));
      if (chosen === null) focus(entry);
      else entry?.click();
      await null;
    };
  };`;
