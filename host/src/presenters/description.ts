/** A description as it is read: plain text with addresses and time codes made pressable. */
export type DescriptionPart =
  | { readonly kind: "text"; readonly text: string }
  /** An address as it was written; the host checks it. */
  | { readonly kind: "link"; readonly text: string; readonly address: string }
  /** A moment of the video, in seconds. */
  | { readonly kind: "time"; readonly text: string; readonly seconds: number };

const pattern = /(?<address>https?:\/\/[^\s<>"«»]+)|(?<![\d:.,])(?<time>(?:\d{1,2}:)?\d{1,2}:[0-5]\d)(?![\d:])/gi;

/** A full stop or a bracket behind an address belongs to the sentence. Counted from the end: an expression would begin anew at each of many stops. */
function withoutEndMarks(address: string): string {
  let end = address.length;
  while (end > 0 && ".,!?;:)]".includes(address.charAt(end - 1))) end--;
  return address.slice(0, end);
}

/** `duration` in seconds: a time at or behind the end is no moment of this video. */
export function describe(text: string, duration: number): readonly DescriptionPart[] {
  const parts: DescriptionPart[] = [];
  let end = 0;
  const plain = (until: number) => {
    if (until > end) parts.push({ kind: "text", text: text.slice(end, until) });
  };
  for (const match of text.matchAll(pattern)) {
    const { address, time } = match.groups ?? {};
    const found = address === undefined ? (time ?? "") : withoutEndMarks(address);
    const seconds = time === undefined ? 0 : time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
    if (time !== undefined && seconds >= duration) continue;
    plain(match.index);
    parts.push(
      time === undefined ? { kind: "link", text: found, address: found } : { kind: "time", text: time, seconds },
    );
    end = match.index + found.length;
  }
  plain(text.length);
  return parts;
}

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
