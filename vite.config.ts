import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { linaria } from "./tools/linaria/vite.mjs";
import { maxWait } from "./tools/test/maxWait.mjs";

const elsewhere = ["**/node_modules/**", "**/dist/**"];
/** An object that comes through Node's message ports belongs to its first context: in another one it is no plain object. */
const overPorts = [
  "host/src/app/paymentFrames.test.ts",
  "host/src/platform/frames/frameChannel.test.ts",
  "host/src/platform/frames/newsFrame.test.ts",
];

// Vite serves Storybook and Vitest only; Parcel ships the host (docs/adr/0002-toolchain.md).
export default defineConfig({
  plugins: [linaria(), react()],
  test: {
    projects: [
      {
        // the server, the tools: nothing of a page, whose making costs half a second a file
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: ["{tools,visual-tests}/**/*.test.ts", "openapi/**/*.test.ts"],
        },
      },
      {
        // a page costs more than most tests in it: a worker makes its modules once, and a context for each file
        extends: true,
        test: {
          name: "page",
          environment: "jsdom",
          pool: "vmForks",
          vmMemoryLimit: "1GB",
          include: ["{design-system,host}/**/*.test.{ts,tsx}"],
          exclude: [...elsewhere, ...overPorts],
        },
      },
      {
        extends: true,
        test: { name: "ports", environment: "jsdom", include: overPorts },
      },
    ],
    exclude: elsewhere,
    setupFiles: ["./tools/vitest.setup.ts"],
    testTimeout: maxWait(20_000),
    // A hook starts a server and fills it, on two busy cores.
    hookTimeout: maxWait(60_000),
    // one more than there are cores: a test that waits for a server or a timer leaves its core to another
    maxWorkers: availableParallelism() + 1,
  },
});
