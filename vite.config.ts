import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { linaria } from "./tools/linaria/vite.mjs";

// Vite serves Storybook and Vitest only; Parcel ships the host (docs/adr/0002-toolchain.md).
export default defineConfig({
  plugins: [linaria(), react()],
  test: {
    environment: "jsdom",
    include: [
      "{design-system,host,tools,visual-tests}/**/*.test.{ts,tsx}",
      "openapi/{client,pages,tools,sandbox,contract,security}/**/*.test.ts",
    ],
    exclude: ["**/node_modules/**", "**/dist/**"],
    setupFiles: ["./tools/vitest.setup.ts"],
    testTimeout: 20_000,
    // A hook starts a server and fills it, on two busy cores.
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
