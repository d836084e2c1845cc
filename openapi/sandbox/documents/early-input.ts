/**
 * What is pressed in a drawn page before it is alive is done once it is. Presses on buttons are kept until React hears them, which makes
 * the pressed part alive at once; single keys until the whole page is alive (host/src/app/browserEnvironment.ts).
 * Links, fields, forms and the video's own buttons work by themselves. A pointer that lies on something is said to have
 * come there.
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
    document.addEventListener(until, () => {
      life.abort();
      for (const act of early.slice(-20)) act();
    }, { once: true });
  };
  const pressed = new Set();
  keep("click", "kadr-listening", (event) => {
    const button = event.target.closest("#root :is(button, [role=button])");
    if (button === null || event.button !== 0 || button.form?.hasAttribute("action")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A person who presses again because nothing happens wants it once.
    if (pressed.has(button)) return;
    pressed.add(button);
    return () => button.isConnected && button.click();
  });
  keep("keydown", "kadr-alive", (event) => {
    if (isAlive(document.querySelector("#root > *")) || event.target.matches("input, textarea, select") || ["Tab", "Enter", " "].includes(event.key)) return;
    return () => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", event));
  });
  document.addEventListener("kadr-alive", () => {
    const under = [...document.querySelectorAll(":hover")].at(-1);
    for (const type of ["pointerover", "mouseover"])
      under?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, composed: true, pointerType: "mouse" }));
  }, { once: true });
}`;
