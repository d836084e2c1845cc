import { earlyMenu } from "./early-menu.ts";

/**
 * A press in a drawn page that is not alive yet is done once it is. Presses on buttons are kept until React hears them, which makes
 * the pressed part alive at once; the button pulses as long, so that a hand on a slow line sees that it was heard. A menu that was drawn
 * with the page opens at once, and what is chosen in it is kept; a button that toggles for sure (`data-toggles`, the name of its group:
 * a reaction of somebody who is signed in) is shown as toggled. Single keys are kept
 * until the whole page is alive (host/src/app/browserEnvironment.ts). Links, fields, forms and the video's own buttons work by
 * themselves. A pointer that lies on something is said to have come there.
 *
 * A hand that presses again just when the first press is answered has not seen that yet: for 300 ms from when it is painted such a
 * press is the same one, or it would close the menu that has opened.
 *
 * The browser's own buttons of a video are dead until something of it has come: a press before that begins it as soon as it can be.
 */
export const earlyInput = `{
  const isAlive = (element) => element !== null && Object.keys(element).some((name) => name.startsWith("__reactProps"));
  const keep = (type, until, ofEvent) => {
    const life = new AbortController();
    const early = [];
    addEventListener(type, (event) => {
      const again = ofEvent(event);
      if (again) early.push(again);
    }, { capture: true, signal: life.signal });
    document.addEventListener(until, async () => {
      life.abort();
      for (const act of early.slice(-20)) await act();
    }, { once: true });
  };
  // No class and no attribute: React finds the element as the server drew it.
  const pulse = (button) => {
    const opacity = matchMedia("(prefers-reduced-motion: reduce)").matches ? [0.6, 0.6] : [1, 0.5];
    return button.animate({ opacity }, { duration: 600, iterations: Infinity, direction: "alternate" });
  };
  const isOn = (button) => button.getAttribute("aria-pressed") === "true";
  const flip = (button) => {
    button.setAttribute("aria-pressed", !isOn(button));
    button.toggleAttribute("data-selected", isOn(button));
  };
  // What is given is shown so, and the other one of its group no longer; React finds both as they were drawn.
  const showHeard = (button) => {
    const movement = pulse(button);
    const { toggles } = button.dataset;
    if (toggles === undefined) return movement;
    const all = [...document.querySelectorAll('#root [data-toggles="' + toggles + '"]')];
    const changed = [button, ...(isOn(button) ? [] : all.filter(isOn))];
    changed.forEach(flip);
    return {
      cancel: () => {
        movement.cancel();
        changed.forEach(flip);
      },
    };
  };
${earlyMenu}
  const pressed = new Map();
  const isOverPressed = ({ clientX: x, clientY: y }) =>
    [...pressed.keys()].some((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
  const repeats = new AbortController();
  let isRepeat = false;
  let isSeen = false;
  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"])
    addEventListener(type, (event) => {
      if (type === "pointerdown") {
        if (isSeen) return repeats.abort();
        isRepeat = isOverPressed(event);
      }
      // a click without a pointer is a key's, or one of those that are given now
      if (!isRepeat || (type === "click" && event.detail === 0)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, { capture: true, signal: repeats.signal });
  document.addEventListener("kadr-listening", () => {
    for (const heard of pressed.values()) heard?.cancel();
    requestAnimationFrame(() => setTimeout(() => (isSeen = true), 300));
  }, { once: true });
  keep("click", "kadr-listening", (event) => {
    const button = event.target.closest("#root :is(button, [role=button])");
    if (button === null || event.button !== 0 || button.form?.hasAttribute("action")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A person who presses again because nothing happens wants it once.
    if (pressed.has(button)) return;
    let takeOver = null;
    const hear = () => pressed.set(button, showHeard(button));
    const open = () => {
      takeOver = openDrawnMenu(button, () => pressed.delete(button), hear);
      if (takeOver === null) return;
      pressed.get(button).cancel();
      pressed.set(button, null);
    };
    hear();
    open();
    // the menus stand behind the page in its document, which may be on its way
    if (takeOver === null && document.readyState === "loading") document.addEventListener("readystatechange", open, { once: true });
    return () => button.isConnected && (takeOver ?? (() => button.click()))();
  });
  addEventListener("click", ({ target }) => {
    if (target.id !== "kadr-stream" || target.readyState > 0) return;
    // after the browser's own answer, if it has one
    setTimeout(() => {
      if (target.paused) target.play().catch(() => {});
    });
  }, { capture: true });
  keep("keydown", "kadr-alive", (event) => {
    if (isAlive(document.querySelector("#root > *")) || ["Tab", "Enter", " "].includes(event.key)) return;
    if (event.target.closest("input, textarea, select, [data-early]")) return;
    return () => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", event));
  });
  document.addEventListener("kadr-alive", () => {
    const under = [...document.querySelectorAll(":hover")].at(-1);
    for (const type of ["pointerover", "mouseover"])
      under?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, composed: true, pointerType: "mouse" }));
  }, { once: true });
}`;
