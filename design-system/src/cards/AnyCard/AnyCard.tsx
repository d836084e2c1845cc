import type { ReactNode } from "react";
import { CategoryCard } from "../CategoryCard/index.ts";
import { CircleCard } from "../CircleCard/index.ts";
import { PlaylistCard } from "../PlaylistCard/index.ts";
import { PosterCard } from "../PosterCard/index.ts";
import type { CardPresentation, CardTexts, CardType } from "../props.ts";
import { RareSlot } from "./RareSlot.tsx";
import { ShortsCard } from "../ShortsCard/index.ts";
import { InSightVideoCard, VideoCard } from "../VideoCard/index.ts";

/** Draws whichever composition the host's presenter chose. */
export function AnyCard(props: CardPresentation): ReactNode {
  switch (props.type) {
    case "video":
      return props.isPreviewedInSight === true ? <InSightVideoCard {...props} /> : <VideoCard {...props} />;
    case "shorts":
      return <ShortsCard {...props} />;
    case "poster":
      return <PosterCard {...props} />;
    case "playlist":
      return <PlaylistCard {...props} />;
    case "circle":
      return <CircleCard {...props} />;
    case "category":
      return <CategoryCard {...props} />;
    case "rare":
      return <RareSlot {...props} />;
  }
}

interface CardSkeletonProps {
  /** A rare card's is that of the composition it stands nearest to. */
  type: Exclude<CardType, "rare">;
  /** Of a video card. Default `column`. */
  layout?: "column" | "row";
  /** True for video cards with an avatar. Default false. */
  hasAvatar?: boolean;
  texts: CardTexts;
}

/** The same card in its loading state, in the final geometry. */
export function CardSkeleton({ type, layout = "column", hasAvatar = false, texts }: CardSkeletonProps): ReactNode {
  const empty = { id: "", href: "" as const, title: "", image: null, texts, isLoading: true };
  switch (type) {
    case "video":
      return (
        <VideoCard {...empty} layout={layout} {...(hasAvatar ? { author: { name: "", avatarSrc: null } } : null)} />
      );
    case "playlist":
      return <PlaylistCard {...empty} count="" />;
    default:
      return <AnyCard {...empty} type={type} />;
  }
}
