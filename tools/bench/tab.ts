import net, { type AddressInfo } from "node:net";

/** A port that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Arguments of a Chromium that takes tabs beside Playwright's own. */
export const tabArguments = (port: number): string[] => [`--remote-debugging-port=${port}`, "--remote-allow-origins=*"];

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  sessionId?: string;
  result?: unknown;
  error?: { message: string };
}

/** One tab in a context of its own, spoken to in Chromium's protocol. */
export interface Tab {
  send<T = unknown>(method: string, params?: object): Promise<T>;
  on<T>(event: string, listener: (params: T) => void): void;
  close(): Promise<void>;
}

/**
 * Opens a tab without a debugger. Playwright keeps one in each of its pages, and with it Chromium reads the whole script anew
 * for the position of every error object that is made (React makes three while it is evaluated): a price that grows
 * with the bundle and that no visitor pays.
 */
export async function openTab(port: number): Promise<Tab> {
  const { webSocketDebuggerUrl } = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as {
    webSocketDebuggerUrl: string;
  };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve(), { once: true });
    socket.addEventListener("error", () => reject(new Error(`No Chromium listens on port ${port}`)), { once: true });
  });
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, ((params: never) => void)[]>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else for (const listener of listeners.get(message.method ?? "") ?? []) listener(message.params as never);
  });
  let last = 0;
  const ask = <T>(method: string, params: object, sessionId?: string): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as T),
      );
      socket.send(JSON.stringify({ id: last, method, params, ...(sessionId !== undefined && { sessionId }) }));
    });
  const { browserContextId } = await ask<{ browserContextId: string }>("Target.createBrowserContext", {});
  const { targetId } = await ask<{ targetId: string }>("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await ask<{ sessionId: string }>("Target.attachToTarget", { targetId, flatten: true });
  return {
    send: (method, params = {}) => ask(method, params, sessionId),
    on: (event, listener) =>
      void listeners.set(event, [...(listeners.get(event) ?? []), listener as (params: never) => void]),
    async close() {
      await ask("Target.disposeBrowserContext", { browserContextId });
      socket.close();
    },
  };
}
