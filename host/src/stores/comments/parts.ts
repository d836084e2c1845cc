import { Admission, CoolDown, WriteLanes } from "../writing/index.ts";
import type { CommentsContext } from "./context.ts";
import { Drafts } from "./drafts.ts";
import { ListSummary } from "./listSummary.ts";
import { Listing } from "./listing.ts";
import { Pinning } from "./pinning.ts";
import type { CommentsPorts, CommentsSubject } from "./ports.ts";
import { Publishing } from "./publishing.ts";
import { Reactions } from "./reactions.ts";
import { CommentRecords } from "./records.ts";
import { Removals } from "./removals.ts";
import { CommentPermission } from "./permission.ts";

export interface CommentsParts {
  readonly context: CommentsContext;
  readonly listing: Listing;
  readonly reactions: Reactions;
  readonly removals: Removals;
  readonly pinning: Pinning;
  readonly drafts: Drafts;
  readonly publishing: Publishing;
  readonly permission: CommentPermission;
  /** Forgets all that belongs to an account; what is typed stays. */
  readonly clear: () => void;
}

/** Makes the parts of a store and lets them know of each other. */
export function createParts(
  ports: CommentsPorts,
  subject: CommentsSubject,
  visit: Pick<CommentsContext, "loaded" | "isHere" | "scope">,
): CommentsParts {
  const records = new CommentRecords();
  const context: CommentsContext = {
    ports,
    subject,
    records,
    lanes: new WriteLanes(),
    admission: new Admission(ports.account, ports.auth),
    coolDown: new CoolDown(ports.clock),
    summary: new ListSummary(records, (id) => listing.keepOfSlot(id)),
    ...visit,
    forget: (id) => {
      removals.markDeleted(id);
      listing.reconcile();
    },
    reconcile: () => listing.reconcile(),
  };
  const listing = new Listing(context);
  const reactions = new Reactions(context);
  const removals = new Removals(context);
  const pinning = new Pinning(context, listing.readSummary);
  const drafts = new Drafts(ports, subject.videoId);
  const permission = new CommentPermission(context);
  const publishing = new Publishing(
    context,
    drafts,
    (comment) => listing.add(comment, records.ages.ask()),
    permission.set,
  );
  const clear = () => {
    permission.set(null);
    reactions.clear();
    removals.clear();
    pinning.clear();
    context.coolDown.clear();
    context.summary.clear();
    listing.clear();
    records.clear();
  };
  return { context, listing, reactions, removals, pinning, drafts, publishing, permission, clear };
}
