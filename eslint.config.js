import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** What only `platform/` may touch: everything else asks a port (house style, "Guarded by"). */
const platformOnly = [
  { name: "fetch", message: "The network is platform/api's: declare a port." },
  { name: "localStorage", message: "Storage is platform/storage's: declare a port." },
  { name: "sessionStorage", message: "Storage is platform/storage's: declare a port." },
];
const messageListener = {
  selector: "CallExpression[callee.property.name='addEventListener'] > Literal[value='message']:first-child",
  message: "Window messages are platform/frames': use its bus.",
};
const noHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML'], AssignmentExpression[left.property.name='innerHTML']",
  message: "Text is text: no HTML from strings (trust: CSP, Trusted Types).",
};
/** An icon has no such property, and TypeScript lets every name with a hyphen through: it would be lost in silence. */
const silentIcon = {
  selector: "JSXOpeningElement[name.name=/Icon$/] > JSXAttribute[name.name=/^(aria-|role$)/]",
  message: "An icon takes `label`.",
};

/** An address is checked by the gate, not said to have been (docs/architecture.md, "Addresses"). */
const unchecked = {
  selector: "TSAsExpression > TSTypeReference > Identifier[name=/^Safe(Href|MediaUrl)$/]",
  message:
    "Only host/src/links makes a safe address: ask its gates; in tests and stories primitives/SafeAddress/testing.",
};

/** A test in a browser that waits for a while is too short on a busy machine, and too long on any other (CONTRIBUTING.md, "Tests"). */
const forAWhile = 'Wait for the fact, or run the page\'s clock (CONTRIBUTING.md, "Tests"; e2e/support/clock.ts).';
const fixedWaits = [
  { selector: "CallExpression[callee.property.name='waitForTimeout']", message: forAWhile },
  {
    // a promise of a timer and nothing else: `() => setTimeout(resolve, 100)`, with or without braces
    selector: [
      ":function > CallExpression.body",
      ":function > UnaryExpression.body > CallExpression",
      ":function > BlockStatement[body.length=1] > ExpressionStatement > CallExpression",
    ]
      .map(
        (call) =>
          `NewExpression[callee.name='Promise'] > ${call}:matches([callee.name='setTimeout'], [callee.property.name='setTimeout'])`,
      )
      .join(", "),
    message: forAWhile,
  },
];
/** A play that asks for its window or for the motion leaves its assertions out in every run: a story has them as parameters. */
const askedWindow = {
  selector: [
    "MemberExpression[property.name='innerWidth']",
    "CallExpression:matches([callee.name='matchMedia'], [callee.property.name='matchMedia'])",
  ]
    .map((question) => `IfStatement > .test ${question}, IfStatement > ${question}.test`)
    .join(", "),
  message: "A story plays in one window: give it `window` or `hasMotion` (visual-tests/pictures/views.ts).",
};

const lateCall = "CallExpression[callee.name=/^(createLate|lateComponent|lateStore|overlay|page|lateCardWatch)$/]";
const playerLoader = "NewExpression[callee.name='PlayerLoader']";
/** What comes late comes by one helper: a bare import() has no place to fail in, no way to try again (docs/adr/0050). */
const bareImport = {
  selector: `ImportExpression:not(${lateCall} ImportExpression):not(${playerLoader} ImportExpression)`,
  message: "What comes late comes by createLate or lateComponent (design-system/src/primitives/Late).",
};
const reactLazy = {
  name: "react",
  importNames: ["lazy", "Suspense"],
  message:
    "What comes late waits and fails in a place of its own and can be tried again (design-system/src/primitives/Late).",
};
const reactEffects = {
  name: "react",
  importNames: ["useEffect", "useEffectEvent", "useInsertionEffect", "useLayoutEffect"],
  message:
    'A page composes, a feature does: what has an effect is a hook of a feature (docs/architecture.md, "Boundaries").',
};

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/",
      "**/dist/",
      "**/dist-server/",
      "**/dist-card/",
      "**/dist-embed/",
      "**/dist-offline/",
      "storybook-static/",
      ".cache/",
      ".data/",
      "**/*.gen.ts",
      ".parcel-cache/",
      "tools/parcel/**",
      "tools/linaria/**",
    ],
  },
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { "react-hooks": reactHooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-console": ["error", { allow: ["warn", "error"] }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "prefer-const": "error",
      "object-shorthand": "error",
    },
  },
  {
    files: ["host/src/**/*.{ts,tsx}", "design-system/src/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}", "host/src/platform/**"],
    rules: {
      "no-restricted-globals": ["error", ...platformOnly],
      "no-restricted-imports": ["error", { paths: [reactLazy] }],
      "no-restricted-syntax": ["error", messageListener, noHtml, silentIcon, bareImport, unchecked],
      "no-restricted-properties": [
        "error",
        ...["localStorage", "sessionStorage", "fetch"].map((property) => ({
          object: "window",
          property,
          message: "This is platform/'s: declare a port.",
        })),
      ],
    },
  },
  {
    files: ["host/src/pages/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: { "no-restricted-imports": ["error", { paths: [reactLazy, reactEffects] }] },
  },
  {
    // The engine of a player tells that a library of its own did not come as a phase of the player, which has its own way on.
    files: ["design-system/src/player/engine/**/*.ts"],
    rules: { "no-restricted-syntax": ["error", messageListener, noHtml, silentIcon, unchecked] },
  },
  {
    // The gate itself, and what makes addresses for stories and tests.
    files: ["host/src/links/**/*.ts"],
    rules: { "no-restricted-syntax": ["error", messageListener, noHtml, silentIcon, bareImport] },
  },
  {
    files: ["host/src/platform/**/*.{ts,tsx}", "**/*.test.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", unchecked] },
  },
  {
    // What runs in a browser.
    files: ["e2e/**/*.ts", "stories/**/*.{ts,tsx}", ".storybook/*.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", unchecked, askedWindow, ...fixedWaits] },
  },
  {
    files: ["design-system/src/primitives/SafeAddress/testing/*.ts"],
    rules: { "no-restricted-syntax": "off" },
  },
  { files: ["tools/**", "openapi/**", "e2e/**", "visual-tests/**"], rules: { "no-console": "off" } },
);
