/**
 * Whether a blocker stops the script of an ad system: only its headers are asked for (SHELL-WARN-05). A script that comes, or a server
 * that refuses it, blocks nothing; a browser without a network says nothing.
 */
export async function isAdBlocked(scriptUrl: string): Promise<boolean> {
  try {
    await fetch(scriptUrl, { method: "HEAD", mode: "no-cors", credentials: "omit", cache: "no-store" });
    return false;
  } catch {
    return navigator.onLine;
  }
}
