import { catalogue } from "./catalogue.ts";
import { channelsPart } from "./channels.ts";
import { moneyPart } from "./money.ts";
import { people } from "./people.ts";
import { searchPart } from "./search.ts";
import type { SeedPart } from "./part.ts";

/** In the order in which they run: a part may build on those before it. */
export const seedParts: readonly SeedPart[] = [
  catalogue,
  people,
  moneyPart,
  channelsPart,
  // Last: it makes findable what the others have made.
  searchPart,
];
