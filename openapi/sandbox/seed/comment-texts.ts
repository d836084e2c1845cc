import type { Random } from "../random.ts";
import { capitalize } from "./grammar.ts";
import {
  aboutLighthouses,
  replies,
  authorReplies,
  bodies,
  endings,
  oddities,
  openings,
  thanks,
} from "./texts/comments.ts";
import { topics } from "./texts/topics.ts";

/** A first-level comment on a video of `topic`. */
export function rootText(random: Random, topic: number, discussion = false): string {
  const dice = random.next();
  if (dice < 0.08) return random.pick(thanks);
  const own = discussion ? aboutLighthouses : (topics[topic]?.comments ?? []);
  const body = dice < (discussion ? 0.62 : 0.42) && own.length > 0 ? random.pick(own) : random.pick(bodies);
  if (/[?!]$/.test(body)) return random.chance(0.25) ? `${random.pick(thanks)} ${body}` : body;
  const opening = random.chance(0.4) ? random.pick(openings) : "";
  const first =
    opening.endsWith(", ") || opening.endsWith(": ") || opening.endsWith("но ")
      ? opening + (discussion ? body : body.charAt(0).toLowerCase() + body.slice(1))
      : opening + capitalize(body);
  const more = random.pick(bodies);
  const second =
    random.chance(0.22) && !more.endsWith("?")
      ? random.pick([`. ${capitalize(more)}`, `.\n${capitalize(more)}`, `, а ещё ${more}`])
      : "";
  return first + second + random.pick(endings);
}

/** A reply; `to` is the name of the person it is addressed to, when it is not the thread's first. */
export function replyText(random: Random, to: string | null): string {
  const text = random.pick(replies) + random.pick(["", "", ".", "!", " 🙂", ")", ". Спасибо!"]);
  return to === null ? capitalize(text) : `${to}, ${text}`;
}

export function authorText(random: Random): string {
  return random.pick(authorReplies);
}

/** The texts that try the layout, in order; undefined past the last. */
export function oddText(at: number): string | undefined {
  return oddities[at];
}
