/** The longest subtitle file or playlist that is read, in characters. */
const longest = 2_000_000;

/** Text of a file on one of our own origins: captions, storyboards, playlists. */
export async function loadMediaText(url: string, signal: AbortSignal, origins: readonly string[]): Promise<string> {
  const address = new URL(url, window.location.origin);
  if (!origins.includes(address.origin)) throw new Error("Not one of our media origins");
  const response = await fetch(address, { signal, credentials: "omit" });
  if (!response.ok) throw new Error(`Media text: ${response.status}`);
  const text = await response.text();
  if (text.length > longest) throw new Error("Media text is too long");
  return text;
}
