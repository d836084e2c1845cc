// In place of Parcel's own loader of sheets, which puts them in the order in which they were asked for. The one that comes after a later
// one is then put before a sheet that is there; with a layer in it Chromium takes all faces of letters anew and lays out the whole page,
// 230 to 310 ms of a slow phone. Here each goes behind all others when it is there. Layers say which rule is stronger, so the order does
// not matter (tools/linaria/layers.mjs).
const asked = new Map();

const isThere = (address) =>
  [...document.querySelectorAll('link[rel="stylesheet"]')].some((link) => link.href === address);

const put = (address) =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.href = address;
    if (isThere(link.href)) return resolve();
    link.rel = "preload";
    link.as = "style";
    // One that failed is put as well: Chromium keeps it for the link that uses it, and would not ask for it again before.
    link.onload = link.onerror = () => {
      link.onload = () => resolve();
      link.onerror = (failure) => {
        link.remove();
        reject(failure);
      };
      link.rel = "stylesheet";
      document.head.append(link);
    };
    document.head.append(link);
  });

/** Settles once the sheet is in force. One that did not come is asked for again by the next call. */
module.exports = (address) => {
  if (!asked.has(address)) {
    const coming = put(address);
    asked.set(address, coming);
    coming.catch(() => asked.delete(address));
  }
  return asked.get(address);
};
