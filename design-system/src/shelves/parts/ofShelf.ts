/** A page has many shelves with the same buttons: each says whose it is. */
export const ofShelf = (words: string, shelf: string | undefined): string =>
  shelf === undefined || shelf === "" ? words : `${words}: ${shelf}`;
