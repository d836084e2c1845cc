/** An id of the right form that nothing has. */
export const unknownId = "f".repeat(32);

let made = 0;
/** A text that nothing else says, so that each write is a new one. */
export const newText = (): string => `Проверка договора ${++made}`;
/** A number that is new in this run, for names and keys. */
export const newNumber = (): number => ++made;
