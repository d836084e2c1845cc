/**
 * A sign that is seen. Not so: blanks and controls; marks, which need a sign to stand on; what Unicode says is drawn as nothing (a zero-width space,
 * a word joiner, the fillers of Hangul); and the three that it calls symbols and that look like nothing: the empty braille pattern, the place of an
 * object, the musical null. The schemas of what people write have the same pattern.
 */
export const visibleSign =
  "[^\\p{Z}\\p{Cc}\\p{Cf}\\p{Cs}\\p{M}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFFC\\u{1D159}]";

const visible = new RegExp(visibleSign, "u");

/** Whether there is anything to see in a text: a comment, a title or a name without it is as empty as none. */
export const hasVisible = (text: string): boolean => visible.test(text);
