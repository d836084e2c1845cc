// Late sheets are put into the page by our own loader (load-sheet.cjs), which says why.
const path = require("node:path");
const { Resolver } = require("@parcel/plugin");

const own = path.join(__dirname, "load-sheet.cjs");

module.exports = new Resolver({
  async resolve({ specifier }) {
    return specifier === "./helpers/browser/css-loader" ? { filePath: own } : null;
  },
});
