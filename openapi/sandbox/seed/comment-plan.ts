import { SEED } from "./constants.ts";
import type { Random } from "../random.ts";
import type { SeededVideo } from "./videos.ts";

/**
 * All comments as columns, in the order of creation: a million rows stay at some 40 MB, and everything that a row must
 * know of later ones (replies, the author among them, popularity) is known before the first is written.
 */
export interface CommentPlan {
  readonly count: number;
  /** Index into the videos. */
  readonly video: Int32Array;
  readonly created: Float64Array;
  /** Index of the thread's root, -1 for a root. */
  readonly parent: Int32Array;
  /** Index of the reply that this one addresses, or -1. */
  readonly bro: Int32Array;
  readonly user: Int32Array;
  readonly likes: Int32Array;
  readonly dislikes: Int32Array;
  /** Published replies. */
  readonly replies: Int32Array;
  readonly authorReplied: Uint8Array;
  /** 1: deleted by its author; never in the big discussion, which has its 5,000 in full. */
  readonly deleted: Uint8Array;
}

const bigThread = 200;
const bigDiscussion = 5000;

/** How many comments every video gets: the big discussion first, the rest by a long tail over the videos that people see. */
function shares(videos: readonly SeededVideo[], big: number, skip: ReadonlySet<number>, count: number): Int32Array {
  const perVideo = new Int32Array(videos.length);
  const bigCount = Math.min(bigDiscussion, Math.floor(count / 4));
  perVideo[big] = bigCount;
  const ranked = videos
    .map((_, i) => i)
    .filter((i) => i !== big && !skip.has(i) && videos[i]?.commentable)
    .sort((a, b) => (videos[b]?.hits ?? 0) - (videos[a]?.hits ?? 0));
  const weights = ranked.map((_, rank) => 1 / (rank + 8) ** 0.8);
  const sum = weights.reduce((a, b) => a + b, 0);
  let left = count - bigCount;
  ranked.forEach((video, rank) => {
    const share = Math.min(left, Math.floor(((weights[rank] as number) / sum) * (count - bigCount)));
    perVideo[video] = share;
    left -= share;
  });
  for (let i = 0; left > 0 && ranked.length > 0; i++, left--)
    perVideo[ranked[i % ranked.length] as number] = (perVideo[ranked[i % ranked.length] as number] as number) + 1;
  return perVideo;
}

export function planComments(
  random: Random,
  videos: readonly SeededVideo[],
  count: number,
  now: number,
  commenters: readonly [number, number],
  skip: ReadonlySet<number>,
): CommentPlan {
  const big = 1; // The second video, see special-videos.ts.
  const perVideo = shares(videos, big, skip, count);
  const order = new Int32Array(count);
  const video = new Int32Array(count);
  const created = new Float64Array(count);
  {
    const rawVideo = new Int32Array(count);
    const rawTime = new Float64Array(count);
    let at = 0;
    perVideo.forEach((share, index) => {
      // The four that open the big discussion are minutes old before anyone else writes there, see below.
      const published = (videos[index] as SeededVideo).published + (index === big ? 300_000 : 0);
      // Most people write in the first days.
      const span = Math.max(60_000, now - 60_000 - published);
      for (let i = 0; i < share; i++, at++) {
        rawVideo[at] = index;
        rawTime[at] = Math.floor(published + random.next() ** 2.2 * span);
        order[at] = at;
      }
    });
    // The pinned comment and the three long threads must have the smallest ids: they are the first of all.
    const first = perVideo[0] as number;
    let oldest = Infinity;
    for (let i = 0; i < count; i++) if ((rawTime[i] as number) < oldest) oldest = rawTime[i] as number;
    const fixed = Math.min(4, perVideo[big] as number);
    for (let i = 0; i < fixed; i++) rawTime[first + i] = oldest - 1000 * (fixed - i);
    order.sort((a, b) => (rawTime[a] as number) - (rawTime[b] as number));
    for (let i = 0; i < count; i++) {
      video[i] = rawVideo[order[i] as number] as number;
      created[i] = rawTime[order[i] as number] as number;
    }
    for (let i = 0; i < fixed; i++) created[i] = (videos[big] as SeededVideo).published + 60_000 * (i + 1);
  }
  const plan: CommentPlan = {
    count,
    video,
    created,
    parent: new Int32Array(count).fill(-1),
    bro: new Int32Array(count).fill(-1),
    user: new Int32Array(count),
    likes: new Int32Array(count),
    dislikes: new Int32Array(count),
    replies: new Int32Array(count),
    authorReplied: new Uint8Array(count),
    deleted: new Uint8Array(count),
  };
  fillThreads(plan, random, videos, big, commenters);
  return plan;
}

function fillThreads(
  plan: CommentPlan,
  random: Random,
  videos: readonly SeededVideo[],
  big: number,
  [from, to]: readonly [number, number],
): void {
  const recentRoots = new Map<number, number[]>();
  const lastReply = new Map<number, number>();
  const longThreads = SEED.threadsOf200.map((id) => ({ root: id - 1, left: plan.count >= 4000 ? bigThread : 10 }));
  for (let i = 0; i < plan.count; i++) {
    const index = plan.video[i] as number;
    const channel = (videos[index] as SeededVideo).channel;
    plan.user[i] = random.int(from, to);
    const roots = recentRoots.get(index) ?? [];
    const long =
      index === big && i >= 4 && random.chance(0.35) ? longThreads.find((thread) => thread.left > 0) : undefined;
    let root = long?.root ?? -1;
    if (long) long.left -= 1;
    else if (i >= 4 && roots.length > 0 && random.chance(0.28))
      root = roots[Math.floor(random.next() ** 1.5 * roots.length)] as number;
    if (root >= 0) {
      plan.parent[i] = root;
      const previous = lastReply.get(root);
      if (previous !== undefined && random.chance(0.4)) plan.bro[i] = previous;
      if (random.chance(0.06) || (long && long.left === bigThread - 3)) plan.user[i] = channel;
      plan.deleted[i] = index !== big && random.chance(0.015) ? 1 : 0;
      if (!plan.deleted[i]) {
        plan.replies[root] = (plan.replies[root] as number) + 1;
        if (plan.user[i] === channel) plan.authorReplied[root] = 1;
        lastReply.set(root, i);
      }
      plan.likes[i] = Math.floor(random.next() ** 6 * 60);
    } else {
      plan.deleted[i] = index !== big && random.chance(0.012) ? 1 : 0;
      plan.likes[i] =
        i < 4 && index === big
          ? ([412, 1904, 1530, 988][i] ?? 0)
          : Math.floor(random.next() ** 9 * (index === big ? 900 : 250));
      if (!plan.deleted[i] && !longThreads.some((thread) => thread.root === i)) {
        roots.push(i);
        if (roots.length > 12) roots.shift();
        recentRoots.set(index, roots);
      }
    }
    plan.dislikes[i] = Math.floor((plan.likes[i] as number) * random.next() ** 3 * 0.2);
  }
  // The author opens the big discussion himself: that comment is the pinned one.
  if (plan.count > 4) plan.user[0] = (videos[big] as SeededVideo).channel;
}
