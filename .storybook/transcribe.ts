/** The most phrases of one transcript: a longer story is cut, so that a list of 5,000 does not make a book. */
const longest = 160;

/**
 * Walks the page from its start as a screen reader would and gives what it says, a phrase a line.
 * A simulation (docs/adr/0002-toolchain.md): real readers word some phrases differently.
 */
export async function transcribe(): Promise<string[]> {
  const { virtual } = await import("@guidepup/virtual-screen-reader");
  const open = document.querySelector<HTMLElement>("[role=dialog], [role=alertdialog], [role=menu]");
  const container = open ?? document.querySelector<HTMLElement>("#storybook-root");
  if (container === null) return [];
  await virtual.start({ container });
  const phrases = [await virtual.lastSpokenPhrase()];
  const first = virtual.activeNode;
  while (phrases.length < longest) {
    await virtual.next();
    if (virtual.activeNode === first) break;
    phrases.push(await virtual.lastSpokenPhrase());
  }
  await virtual.stop();
  return phrases.filter((phrase) => phrase !== "");
}
