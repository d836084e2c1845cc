/** Has the browser keep a text of the page's own as a file. */
export function keepFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // the browser has taken it when the click returns
  URL.revokeObjectURL(url);
}
