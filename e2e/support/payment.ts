import type { Page } from "@playwright/test";

export interface Said {
  readonly kind: string;
  readonly height?: number;
  readonly method?: string;
  readonly event?: string;
}

/** Begins a purchase as the shell would and gives the address of its frame. */
export const order = (page: Page, offer: number, query: string): Promise<string> =>
  page.evaluate(
    async ([path]) => {
      const response = await fetch(`/backend/api/marketplace/initiate_purchase/${path}`, {
        method: "POST",
        headers: { "idempotency-key": crypto.randomUUID() },
      });
      if (response.status !== 201) throw new Error(await response.text());
      return ((await response.json()) as { details: { url: string } }).details.url;
    },
    [`${offer}/?${query}`] as const,
  );

/** Embeds the frame and shakes hands with it as payment/README.md says; what it tells is kept on the window. */
export const embed = (page: Page, url: string, width: number): Promise<void> =>
  page.evaluate(
    ([address, frameWidth]) => {
      const flow = `flow-${crypto.randomUUID()}`;
      const frame = document.createElement("iframe");
      const source = new URL(address);
      source.searchParams.set("flow", flow);
      source.searchParams.set("snake-closable", "true");
      frame.title = "Оплата";
      frame.width = String(frameWidth);
      frame.height = "536";
      const said: Said[] = [];
      (window as unknown as { said: Said[] }).said = said;
      window.addEventListener("message", (event) => {
        if (
          event.source !== frame.contentWindow ||
          event.origin !== source.origin ||
          event.data?.kind !== "load" ||
          event.data?.flow !== flow
        )
          return;
        const channel = new MessageChannel();
        channel.port1.onmessage = (message) => {
          if (message.data?.source === "kadr-payment" && message.data?.flow === flow) said.push(message.data as Said);
          if (typeof message.data?.height === "number") frame.height = String(message.data.height);
        };
        frame.contentWindow?.postMessage({ source: "kadr-shell", kind: "port", flow }, source.origin, [channel.port2]);
      });
      document.querySelector("iframe[title=Оплата]")?.remove();
      frame.src = source.href;
      document.body.prepend(frame);
    },
    [url, width] as const,
  );

export const said = (page: Page): Promise<Said[]> => page.evaluate(() => (window as unknown as { said: Said[] }).said);
