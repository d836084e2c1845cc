/**
 * Who may import whom (docs/architecture.md, "Boundaries"). Allow-lists: what a rule does not name is not allowed,
 * so a package that nobody has installed yet is caught as well. tools/boundaries.test.ts plants one illegal import per rule.
 */
const designSystemPackages = ["react", "react-dom", "react-aria", "react-aria-components", "linaria", "plyr", "@fontsource-variable/golos-text", "@tanstack/react-virtual"];
const npm = (names) => `(^|/)node_modules/(@types/)?(${names.map((name) => name.replace("/", "\\/")).join("|")})(/|$)`;
const tests = "\\.test\\.tsx?$|/testing/";

const only = (name, from, allowed, comment, fromNot = tests) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: fromNot },
  to: { pathNot: allowed },
});

module.exports = {
  forbidden: [
    { name: "no-circular", comment: "Two files that import each other are one file.", severity: "error", from: { pathNot: "node_modules|\\.gen\\.ts$" }, to: { circular: true, viaOnly: { pathNot: "node_modules", dependencyTypesNot: ["type-only"] } } },
    { name: "no-unresolvable", comment: "Every import leads somewhere.", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^(virtual:|node:)" } },
    only("tokens", "^design-system/src/tokens/", ["^design-system/src/tokens/", npm(["@fontsource-variable/golos-text"])], "Tokens know only tokens."),
    only("primitives", "^design-system/src/primitives/", ["^design-system/src/(tokens|primitives)/", npm(designSystemPackages)], "Primitives know tokens and primitives."),
    only("families", "^design-system/src/(cards|shelves|stubs|popups|forms|player|comments|navigation)/", ["^design-system/src/(tokens|primitives)/", "^design-system/src/$1/", npm(designSystemPackages)], "A family never imports another family: what two share is a primitive."),
    only("design-system", "^design-system/src/", ["^design-system/src/", npm(designSystemPackages)], "The design system knows no API, no store, no route and no package that is not listed."),
    only("openapi-client", "^openapi/client/", ["^openapi/client/", npm(["openapi-fetch", "openapi-typescript-helpers"])], "The client knows itself and openapi-fetch."),
    only("table-of-pages", "^openapi/pages/", ["^openapi/pages/", "^openapi/client/types\\.ts$", npm(["regexparam"])], "The table of pages is a leaf that host and server share: it knows the types of the calls and nothing of either."),
    only("presenters", "^host/src/presenters/", ["^host/src/(presenters|texts|links)/", "^openapi/(client|pages)/", "^design-system/src/"], "Presenters turn DTOs into props and know nothing else."),
    { name: "presenters-pure", comment: "A presenter takes only types of the client and of the design system.", severity: "error", from: { path: "^host/src/presenters/", pathNot: tests }, to: { path: "^(openapi/client|design-system/src)/", dependencyTypesNot: ["type-only"] } },
    only("links", "^host/src/links/", ["^host/src/links/", "^openapi/pages/", "^design-system/src/primitives/SafeAddress/"], "The gate of addresses is a leaf: everybody may ask it."),
    only("stores", "^host/src/stores/(?!StoresContext)", ["^host/src/stores/", "^openapi/(client|pages)/", "^host/src/texts/", npm(["mobx"])], "Stores know MobX, their ports, texts, the table of pages and the client's types."),
    { name: "stores-types-only", comment: "A store takes only the client's types: its calls come through a port.", severity: "error", from: { path: "^host/src/stores/", pathNot: tests }, to: { path: "^openapi/client/", dependencyTypesNot: ["type-only"] } },
    { name: "stores-apart", comment: "A store never imports another store.", severity: "error", from: { path: "^host/src/stores/([A-Z]\\w+Store)\\.ts$" }, to: { path: "^host/src/stores/[A-Z]\\w+Store\\.ts$", pathNot: "^host/src/stores/$1\\.ts$" } },
    only("texts", "^host/src/texts/", ["^host/src/texts/"], "Texts are words: they import nothing but texts."),
    only("queries", "^host/src/queries/", ["^host/src/queries/", "^openapi/(client|pages)/", "^host/src/platform/api/", npm(["@tanstack/react-query"])], "Queries are queryOptions over the typed client."),
    { name: "features-apart", comment: "A feature never imports another feature.", severity: "error", from: { path: "^host/src/features/([^/]+)/" }, to: { path: "^host/src/features/", pathNot: "^host/src/features/$1/" } },
    { name: "features-down", comment: "A feature knows no page, route table or composition root.", severity: "error", from: { path: "^host/src/features/" }, to: { path: "^host/src/(pages|app)/" } },
    { name: "pages-down", comment: "Pages know no composition root and no platform.", severity: "error", from: { path: "^host/src/pages/", pathNot: tests }, to: { path: "^host/src/(app|platform)/", dependencyTypesNot: ["type-only"] } },
    { name: "only-app-sees-platform", comment: "Only app sees platform whole; the others get ports.", severity: "error", from: { path: "^host/src/(pages|presenters|stores|texts|routes)/", pathNot: tests }, to: { path: "^host/src/platform/", dependencyTypesNot: ["type-only"] } },
    { name: "examples-are-for-tests", comment: "The spec's examples are the fixtures of stories and tests, never of the product.", severity: "error", from: { path: "^(host|design-system)/", pathNot: tests }, to: { path: "^openapi/client/examples" } },
    { name: "nobody-imports-stories", comment: "Stories and visual tests are leaves.", severity: "error", from: { pathNot: "^(stories|visual-tests|\\.storybook)/" }, to: { path: "^(stories|visual-tests)/" } },
    { name: "stories", comment: "Stories show the design system and the host's pages, with the spec's examples.", severity: "error", from: { path: "^stories/" }, to: { path: "^(host/src/(app|platform)|openapi/sandbox)/" } },
    { name: "test-tools-in-tests", comment: "Test tools stay in tests.", severity: "error", from: { path: "^(host|design-system|openapi/client)/", pathNot: tests }, to: { path: npm(["vitest", "fast-check", "@testing-library"]) } },
    { name: "testing-in-tests", comment: "What stands in a folder `testing` is made for tests only.", severity: "error", from: { path: "^(host|design-system|openapi)/", pathNot: tests }, to: { path: "/testing/", pathNot: "node_modules" } },
  ],
  options: {
    // without this `import type` slips through
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.(css|webp|png|svg|mp4|vtt|woff2)$" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "browser", "module", "default", "types"], extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json"] },
    moduleSystems: ["es6"],
    cache: false,
  },
};
