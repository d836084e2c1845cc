import { indexEverything } from "../../search/documents.ts";
import type { SeedPart } from "./part.ts";

/** Makes everything that was seeded before it findable: comes last of all that seed videos, channels, playlists and shows. */
export const searchPart: SeedPart = { name: "search", run: (db) => indexEverything(db) };
