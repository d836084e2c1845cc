// A chunk that did not come may be asked for again. Parcel writes `import()` as a module whose export is the promise, and
// keeps modules for ever: after one failure every later import of the same chunk would be that failure.
const { default: runtime } = require("@parcel/runtime-js");

const config = Symbol.for("parcel-plugin-config");
const loader = /^module\.exports = ((?:Promise\.all\(|\().*\.then\(\(\) => parcelRequire\('\w+'\)\));$/s;

const asked = (load) => `let coming = null;
const load = () => (coming ??= ${load}.catch((error) => { coming = null; throw error; }));
module.exports = { then: (done, failed) => load().then(done, failed), catch: (failed) => load().catch(failed), finally: (end) => load().finally(end) };`;

module.exports = {
  [config]: {
    ...runtime[config],
    async apply(given) {
      const assets = await runtime[config].apply(given);
      return assets?.map((asset) => {
        const found = loader.exec(asset.code);
        return found === null ? asset : { ...asset, code: asked(found[1]) };
      });
    },
  },
};
