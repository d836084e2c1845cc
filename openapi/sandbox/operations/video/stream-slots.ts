/** Streams that one channel may run at once (ours: the documents name slots without a number). */
export const slotsOfChannel = 2;
