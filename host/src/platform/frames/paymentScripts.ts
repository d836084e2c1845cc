/** Functions of the payment origin's own scripts (openapi/sandbox/payment/README.md): they are its own, and no part of our build. */
export interface Tokenizer {
  /** Resolves with what stands for the card. Rejects with an error whose `errors` say what was wrong. */
  tokenize(card: { number: string; month: string; year: string; cvc: string }): Promise<string>;
}

export type Say = (kind: string, fields?: Readonly<Record<string, string | number>>) => void;

/** The frame's half of the message bus. */
export interface FrameBus {
  openBus(
    source: string,
    kinds: Readonly<Record<string, (data: Readonly<Record<string, unknown>>) => void>>,
    opened: () => void,
  ): Say;
  closeBy(say: Say): void;
  followHeight(say: Say): void;
  takeTheme(data: Readonly<Record<string, unknown>>, carriers: readonly HTMLElement[]): boolean;
}

const own = (name: string): Promise<unknown> => import(/* @vite-ignore */ new URL(`/${name}`, location.href).href);

/** The scripts of the origin that this page is of. */
export async function paymentScripts() {
  const [bus, tokenizer] = await Promise.all([own("bus.js"), own("tokenizer.js")]);
  return {
    bus: bus as FrameBus,
    tokenizer: tokenizer as { createTokenizer(of: { shopId: string }): Tokenizer },
  };
}
