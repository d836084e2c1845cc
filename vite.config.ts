import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { linaria } from "./tools/linaria/vite.mjs";
import { patience } from "./tools/test/patience.mjs";

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
        extends: true,
        test: { name: "page", environment: "jsdom", include: ["{design-system,host}/**/*.test.{ts,tsx}"] },
      },
    ],
    exclude: ["**/node_modules/**", "**/dist/**"],
    setupFiles: ["./tools/vitest.setup.ts"],
    testTimeout: patience(20_000),
    // A hook starts a server and fills it, on two busy cores.
    hookTimeout: patience(60_000),
    maxWorkers: 2,
  },
});
