/** A moment as people write it in a text: m:ss or h:mm:ss. */
export interface TimeCode {
  /** Where it begins in the text, UTF-16 units. */
  readonly index: number;
  /** As it was written. */
  readonly text: string;
  /** Seconds from the beginning of the video. */
  readonly seconds: number;
}

/** Numbers that colons join, whole: what begins within a longer one is no time. The colon of a keyboard for Chinese or Japanese is wide. */
const joinedNumbers = /\d+(?:\p{Cf}*[:：]\p{Cf}*\d+)*/gu;
const timeCode = /^(?:\d{1,2}:[0-5]\d|\d{1,2}):[0-5]\d$/;

/**
 * The time codes of a text, in their order. Minutes of m:ss have one or two digits; beside hours, minutes have two.
 * Signs of no width do not count. Codes may stand side by side (0:03,0:05). A score (1:0), a ratio (16:9) and a piece of
 * a longer number (12:345, 12.10:30, 1:2:3:04) are none.
 */
export function timeCodesIn(text: string): readonly TimeCode[] {
  const found: TimeCode[] = [];
  /** Of a number that is no time code. */
  let numberEnd: number | null = null;
  for (const match of text.matchAll(joinedNumbers)) {
    const { 0: written, index } = match;
    const isFraction: boolean = numberEnd === index - 1 && ".,".includes(text.charAt(index - 1));
    const plain = written.replace(/\p{Cf}+/gu, "").replaceAll("：", ":");
    const isCode: boolean = !isFraction && timeCode.test(plain);
    if (isCode) {
      const seconds = plain.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
      found.push({ index, text: written, seconds });
    }
    numberEnd = isCode ? null : index + written.length;
  }
  return found;
}

/** Seconds as a time code: m:ss or h:mm:ss. */
export function timeCodeOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
