/** Copies text; `false` where the clipboard is closed (B §8: ignored silently). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
