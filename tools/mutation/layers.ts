export interface Layer {
  readonly name: string;
  /** The share of faults that its tests should find, in percent. */
  readonly target: number;
  /** Files to make faulty: patterns from the root. */
  readonly sources: readonly string[];
  /** Patterns of sources that hold no behaviour of their own. */
  readonly except?: readonly string[];
  /** The tests that stand nearest: those that a person runs after a change there. */
  readonly tests: readonly string[];
  /** The tests look at a document. Without one each fault is tried in half the time. Default false. */
  readonly hasDocument?: boolean;
}

const usual = 85;
/** Where a fault costs a person their money, or lets them do what they may not. */
const strict = 95;

const operations = "openapi/sandbox/operations";
const serverTests = [
  "openapi/sandbox/{operations,payment,auth}/**/*.test.ts",
  // Not those of every call alike, of several processes, of the disk, of schedules: they take longer than all the others together.
  "openapi/contract/{channels,comments,library,money,paid-lists,saved-cards,search,sold-media,video}.test.ts",
];
const money = [
  `${operations}/{marketplace,payment,promo}/*.ts`,
  `${operations}/subscriptions/{subscriptions,paid-subscriptions}.ts`,
  "openapi/sandbox/payment/{access,begin,cards,lapse,once,order-state,orders,owned,presses,tokens}.ts",
];
const permissions = [
  `${operations}/shared/banned.ts`,
  `${operations}/comments/{comment-rows,comment-writes}.ts`,
  `${operations}/video/video-access.ts`,
];

const paying = { sources: ["host/src/stores/paying/**/*.ts"], except: ["host/src/stores/paying/testing/*.ts"] };

/** The layers that `npm run mutate` measures (docs/mutation-testing.md). */
export const layers: readonly Layer[] = [
  {
    name: "stores",
    target: usual,
    sources: ["host/src/stores/**/*.ts"],
    except: [
      ...paying.sources,
      "**/fake{Chat,Server,Speech}.ts",
      "**/testWorld.ts",
      "**/testing.ts",
      "**/testing/*.ts",
    ],
    tests: [
      "host/src/stores/*.test.ts",
      "host/src/stores/!(paying)/**/*.test.ts",
      // every store with each kind of failure, and what joins several
      "host/src/app/{faults,createNewcomer,createToggles,createWarnings}.test.ts",
    ],
    hasDocument: true,
  },
  {
    name: "paying",
    target: strict,
    ...paying,
    tests: [
      // Not the models, whose random schedules take longer than all the others together.
      "host/src/stores/paying/!(*.model).test.ts",
      "host/src/features/{buy-content,pay-premium}/*.test.tsx",
      "host/src/app/paymentFrames.test.ts",
    ],
    hasDocument: true,
  },
  {
    name: "links",
    target: usual,
    sources: ["host/src/links/*.ts"],
    // Not those of whole pages and of every type in the source: they take longer than all the others together.
    tests: ["host/src/links/{addresses,ownHref,safeUrl}.test.ts", "host/src/presenters/share.test.ts"],
  },
  {
    name: "routes",
    target: usual,
    sources: ["host/src/routes/*.ts"],
    tests: ["host/src/routes/*.test.{ts,tsx}"],
    hasDocument: true,
  },
  {
    name: "presenters",
    target: usual,
    sources: ["host/src/presenters/**/*.ts"],
    tests: ["host/src/presenters/**/*.test.ts"],
  },
  {
    name: "client",
    target: usual,
    sources: ["openapi/client/*.ts"],
    except: ["**/*.gen.ts", "**/test{Api,Clock}.ts"],
    tests: ["openapi/client/*.test.ts"],
  },
  { name: "pages", target: usual, sources: ["openapi/pages/*.ts"], tests: ["openapi/pages/*.test.ts"] },
  {
    name: "player",
    target: usual,
    sources: ["design-system/src/player/engine/*.ts"],
    except: ["**/createFakeEngine.ts"],
    tests: ["design-system/src/player/**/*.test.{ts,tsx}"],
    hasDocument: true,
  },
  { name: "money", target: strict, sources: money, tests: serverTests },
  { name: "permissions", target: strict, sources: permissions, tests: serverTests },
  {
    name: "operations",
    target: usual,
    sources: [`${operations}/**/*.ts`],
    // What the sandbox introduces its pages by is data.
    except: [...money, ...permissions, `${operations}/onboarding/onboarding-events.ts`],
    tests: [...serverTests, "openapi/contract/{catalogue,roles,schedule}.test.ts"],
  },
];
