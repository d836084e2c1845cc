/** Copies text; `false` where the clipboard is closed (ignored silently: OWNER-TOOLS-07). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
