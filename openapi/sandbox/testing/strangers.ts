import type { Sandbox } from "../server.ts";
import { Visitor, type Reply } from "./visitor.ts";

/** An address of this machine's own network stands for one of the internet. */
export const at = (n: number): { from: string } => ({ from: `127.0.${Math.floor(n / 200) + 1}.${(n % 200) + 1}` });

/** People whom the server has never seen, at its processes in turn. */
export function strangersOf(servers: () => readonly Sandbox[]) {
  let turn = 0;
  const stranger = (): Visitor => {
    const all = servers();
    return new Visitor(all[(turn += 1) % all.length] as Sandbox);
  };
  return {
    stranger,
    guess: (email: string, from: { from: string }, who = stranger(), password = "догадка"): Promise<Reply> =>
      who.sendForm("/multipass/login/", { email, password }, from),
    ask: (email: string, from: { from: string }, who = stranger()): Promise<Reply> =>
      who.sendForm("/multipass/reset/", { email }, from),
    async statuses(count: number, work: (n: number) => Promise<Reply>): Promise<number[]> {
      const found: number[] = [];
      for (let n = 0; n < count; n += 1) found.push((await work(n)).status);
      return found;
    },
  };
}
