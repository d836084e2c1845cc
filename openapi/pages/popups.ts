/**
 * The query parameter that opens a popup over whatever page it stands on (C §2.1). No page's calls and no canonical address know it: a
 * page is the same with a popup over it and without.
 */
export const popupParam = "popup";
