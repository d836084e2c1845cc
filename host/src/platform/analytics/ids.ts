/** 128 random bits in letters: no digits, which could look like somebody's card. */
export const createMeasuredId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    String.fromCharCode(97 + (byte >> 4), 97 + (byte & 15)),
  ).join("");
