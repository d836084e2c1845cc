/**
 * The frames' half of the message bus (auth/README.md «Handshake»), the same for the authentication and the payment frame: a window
 * message says that the page is there, the shell answers it with a port, and everything else travels on that. The page's body says
 * whose flow it is (`data-flow`) and which origin the shell has (`data-shell`).
 */

/** A member of a message, never one of its prototype. */
export const own = (value, key) => (Object.prototype.hasOwnProperty.call(value, key) ? value[key] : undefined);

/** Whether there is a shell around this page. */
export const framed = window.parent !== window;

/** The shell may begin to listen later than this page is there: it is told again so often, every so many ms. */
const maxAsked = 10;
const askAgainMs = 1000;

/**
 * Connects this page. `source`: who it is in every message, as `kadr-auth`; `kinds`: what to do at each kind of message of the shell,
 * others are passed over; `opened`: called once there is a port. Gives `say(kind, fields)`, which does nothing before that.
 */
export function openBus(source, kinds, opened) {
  const { flow, shell } = document.body.dataset;
  let port = null;
  let asking;
  const isOurs = (data) =>
    typeof data === "object" && data !== null && own(data, "source") === "kadr-shell" && own(data, "flow") === flow;
  if (framed && flow) {
    window.addEventListener("message", (event) => {
      if (
        event.source !== window.parent ||
        event.origin !== shell ||
        !isOurs(event.data) ||
        own(event.data, "kind") !== "port"
      )
        return;
      const [given] = event.ports;
      if (!given) return;
      clearInterval(asking);
      const isFirst = port === null;
      // the shell hears the newest port only
      port?.close();
      port = given;
      port.onmessage = ({ data }) => {
        const kind = isOurs(data) ? own(data, "kind") : undefined;
        if (typeof kind === "string" && Object.prototype.hasOwnProperty.call(kinds, kind)) kinds[kind](data);
      };
      if (isFirst) opened();
    });
    const ask = () => window.parent.postMessage({ source, kind: "load", flow }, shell);
    let asked = 1;
    asking = setInterval(() => {
      ask();
      if (++asked === maxAsked) clearInterval(asking);
    }, askAgainMs);
    ask();
  }
  return (kind, fields = {}) => port?.postMessage({ ...fields, source, kind, flow });
}

/** The buttons and the key that close the frame; the buttons are hidden where there is nothing to close. */
export function closeBy(say) {
  for (const button of document.querySelectorAll("[data-close]")) {
    button.hidden = !framed;
    button.addEventListener("click", () => say("close"));
  }
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) say("close");
  });
}

/** The theme of a message, put on this page and on the addresses of the next ones: forms and links. False: it names none. */
export function takeTheme(data, carriers) {
  const theme = own(data, "themeId");
  if (theme !== "light" && theme !== "dark") return false;
  document.documentElement.dataset.theme = theme;
  for (const carrier of carriers) {
    const key = carrier.tagName === "FORM" ? "action" : "href";
    const url = new URL(carrier[key]);
    url.searchParams.set("themeId", theme);
    carrier[key] = url.href;
  }
  return true;
}

/**
 * Tells the shell how high this page wants to be, px (`height`): now, so there must be a port, and whenever that changes, at most five
 * times a second.
 */
export function followHeight(say) {
  const main = document.querySelector("main");
  let told = 0;
  let resting = false;
  const tell = () => {
    if (resting) return;
    const { paddingTop, paddingBottom } = getComputedStyle(document.body);
    const height = Math.ceil(main.getBoundingClientRect().height + parseFloat(paddingTop) + parseFloat(paddingBottom));
    if (height === told) return;
    told = height;
    resting = true;
    say("height", { height });
    setTimeout(() => {
      resting = false;
      tell();
    }, 200);
  };
  new ResizeObserver(tell).observe(main);
  tell();
}
