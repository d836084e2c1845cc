/** The most phrases of one transcript: a longer story is cut, so that a list of 5,000 does not make a book. */
const longest = 400;
/** The most steps of one walk. */
const maxSteps = 1500;
/** Roles that are read by their name alone: readers don't go into them. */
const atoms =
  /^(?:button|link|image|menuitem|menuitemradio|menuitemcheckbox|tab|option|switch|checkbox|radio|slider|progressbar|meter)(?:,|$)/;
const endingRoles = [
  ...["list", "navigation", "main", "region", "banner", "contentinfo", "complementary", "search", "form", "group"],
  ...["dialog", "alertdialog", "menu", "listbox", "tablist", "tabpanel", "toolbar", "article", "feed", "table"],
];
/** Readers say where these end; the ends of others only make a transcript long. */
const spokenEnds = new RegExp(`^end of (?:${endingRoles.join("|")})(?:,|$)`);
const unspoken = /^(?:end of )?(?:paragraph|generic)$/;

interface Heard {
  phrase: string;
  node: Node | null;
}

/** Place of the person: the topmost dialog or menu, or the region of messages, else the story; RAC hides the content under them. */
function place(): HTMLElement | null {
  const shown = [
    ...document.querySelectorAll<HTMLElement>(
      "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]",
    ),
  ].filter((element) => element.checkVisibility());
  const modal = shown
    .filter((element) => element.closest("#storybook-root") === null && element.closest("[aria-hidden=true]") === null)
    .at(-1);
  const outermost =
    modal?.closest<HTMLElement>("[role=region]") ??
    modal?.parentElement?.closest<HTMLElement>("[role=dialog], [role=alertdialog]") ??
    modal;
  return outermost ?? document.querySelector<HTMLElement>("#storybook-root");
}

/**
 * The reader brings its own user-event, whose document listeners stay and take the value of each later field over,
 * so that React sees no typing any more: gives what removes the listeners added since.
 */
function forgetListeners(): () => void {
  const added: Parameters<typeof document.addEventListener>[] = [];
  const own = document.addEventListener.bind(document);
  document.addEventListener = (...args: Parameters<typeof document.addEventListener>) => {
    const [type, , options] = args;
    if ((type === "focus" || type === "blur") && typeof options === "object" && options.passive === true)
      added.push(args);
    own(...args);
  };
  return () => {
    Reflect.deleteProperty(document, "addEventListener");
    for (const args of added) document.removeEventListener(...args);
  };
}

async function walk(container: HTMLElement): Promise<Heard[]> {
  const { virtual } = await import("@guidepup/virtual-screen-reader");
  const forget = forgetListeners();
  await virtual.start({ container });
  const first = virtual.activeNode;
  const heard: Heard[] = [{ phrase: await virtual.lastSpokenPhrase(), node: first }];
  while (heard.length < maxSteps) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    // the walk begins anew at the end
    if (virtual.activeNode === first && phrase === heard[0]?.phrase) break;
    heard.push({ phrase, node: virtual.activeNode });
  }
  await virtual.stop();
  forget();
  return heard;
}

/**
 * Walks what is open (a dialog, a menu) or the story from its start as a screen reader would and gives what it says,
 * a phrase a line. A simulation (docs/adr/0002-toolchain.md): real readers word some phrases differently. What they
 * leave out, as the words of a button after its name, is left out here too.
 */
export async function transcribe(): Promise<string[]> {
  const container = place();
  if (container === null) return [];
  const phrases: string[] = [];
  let inside: Element | undefined;
  let textIn: Node | null = null;
  for (const { phrase, node } of await walk(container)) {
    if (inside?.contains(node) === true) continue;
    inside = undefined;
    if (phrase === "" || unspoken.test(phrase) || (phrase.startsWith("end of ") && !spokenEnds.test(phrase))) {
      textIn = null;
      continue;
    }
    const isText = node instanceof Text;
    const last = phrases.at(-1);
    if (isText && last !== undefined) {
      // the words of a heading repeat its name
      if (last.startsWith("heading, ") && last.includes(phrase)) continue;
      if (textIn !== null && textIn === node.parentNode) {
        phrases[phrases.length - 1] = `${last}${/^[.,:;!?»)]/.test(phrase) ? "" : " "}${phrase}`;
        continue;
      }
    }
    textIn = isText ? node.parentNode : null;
    if (atoms.test(phrase) && node instanceof Element) inside = node;
    phrases.push(
      phrase
        .replace(/, level 1, position (\d+), set size (\d+)$/, ", $1 of $2")
        .replace(/, position (\d+), set size (\d+)/, ", $1 of $2"),
    );
    if (phrases.length >= longest) break;
  }
  return phrases;
}
