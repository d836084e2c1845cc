/** An id of 128 random bits for one opening of a frame. */
export function createFlowId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
