// Tells the browser that what a page begins with is called at once: Chromium then compiles it beside the page while it
// comes, and not one function after another when they are first called. Others read a comment.
// https://github.com/v8/v8/wiki/Explicit-Compile-Hints
const path = require("node:path");

const config = Symbol.for("parcel-plugin-config");

const hint = "//# allFunctionsCalledOnLoad\n";

/** The host's own code and that of its pages; what is called later comes in other files. */
const begins = /^host\/src\/(?:app|pages)\//;

module.exports = {
  [config]: {
    async optimize({ bundle, contents, map, options }) {
      const entry = bundle.getMainEntry();
      const file = entry == null ? "" : path.relative(options.projectRoot, entry.filePath).replaceAll(path.sep, "/");
      if (!bundle.env.shouldOptimize || bundle.env.context !== "browser" || !begins.test(file))
        return { contents, map };
      map?.offsetLines(1, 1);
      return { contents: hint + contents, map };
    },
  },
};
