/** Whether a description is long enough to be folded. */
export const isLongDescription = (text: string): boolean => text.length > 260 || text.split("\n").length > 4;

/** Whether a title takes more than three lines of a phone, which is as many as stand there until it is opened. */
export const isLongTitle = (title: string): boolean => title.length > 90;

/** For the fold: three lines of words, each where its author began it, and no blank ones between paragraphs. */
export const withoutBlankLines = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
