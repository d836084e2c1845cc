/** Where the server has the service worker (openapi/sandbox/documents/shell.ts). */
const workerAddress = "/sw.js";

interface PolicyFactory {
  createPolicy(
    name: "service-worker",
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/** The address as the page's CSP wants it: the policy lets this one script through and no other. */
let script: string | undefined;
const ownScript = (): string =>
  (script ??=
    (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
      ?.createPolicy("service-worker", { createScriptURL: () => workerAddress })
      .createScriptURL(workerAddress) ?? workerAddress);

/** The site's one service worker: it takes pushes, and stands in where there is no network. Harmless to repeat. */
export const registerServiceWorker = (): Promise<unknown> =>
  "serviceWorker" in navigator ? navigator.serviceWorker.register(ownScript()) : Promise.resolve();
