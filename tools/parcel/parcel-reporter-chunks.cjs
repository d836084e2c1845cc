// Writes chunks.json beside the host's build: the files of each part that is imported on demand, by the name of its module
// ("VideoPage"). The server writes those of a page into its document (openapi/sandbox/documents/host-build.ts).
const path = require("node:path");

const config = Symbol.for("parcel-plugin-config");

function filesByChunk(bundleGraph) {
  const chunks = {};
  for (const bundle of bundleGraph.getBundles()) {
    const entry = bundle.getMainEntry();
    if (bundle.type !== "js" || bundle.needsStableName || entry == null || bundle.env.context !== "browser") continue;
    const group = bundleGraph
      .getBundleGroupsContainingBundle(bundle)
      .find(({ entryAssetId }) => entryAssetId === entry.id);
    if (group === undefined) continue;
    const files = bundleGraph
      .getBundlesInBundleGroup(group)
      .filter(({ type }) => type === "js" || type === "css")
      .map(({ filePath }) => path.basename(filePath));
    chunks[path.basename(entry.filePath).replace(/\.\w+$/, "")] = files.sort();
  }
  return chunks;
}

module.exports = {
  [config]: {
    async report({ event, options }) {
      if (event.type !== "buildSuccess") return;
      const [bundle] = event.bundleGraph.getBundles().filter(({ env }) => env.context === "browser");
      if (bundle === undefined) return;
      const file = path.join(bundle.target.distDir, "chunks.json");
      await options.outputFS.writeFile(file, JSON.stringify(filesByChunk(event.bundleGraph)));
    },
  },
};
