// Smaller builds of three packages, for production only (docs/adr/0002-toolchain.md).
const path = require("node:path");
const { Resolver } = require("@parcel/plugin");

const files = {
  // MobX's modern entry is the readable one: its private names stay long under a minifier that leaves properties alone.
  mobx: "node_modules/mobx/dist/mobx.esm.production.min.js",
  "mobx-react-lite": "node_modules/mobx-react-lite/dist/mobxreactlite.esm.production.min.js",
  // wouter brings the hook for versions of React that lack it.
  "use-sync-external-store/shim/index.js": "tools/parcel/use-sync-external-store.mjs",
};

module.exports = new Resolver({
  async resolve({ specifier, options }) {
    const file = options.mode === "production" && Object.hasOwn(files, specifier) ? files[specifier] : undefined;
    return file === undefined ? null : { filePath: path.join(options.projectRoot, file), sideEffects: false };
  },
});
