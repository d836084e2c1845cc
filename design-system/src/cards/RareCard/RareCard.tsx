import { memo } from "react";
import { BubbleCard } from "../BubbleCard/index.ts";
import { FrameCard } from "../FrameCard/index.ts";
import { OriginalCard } from "../OriginalCard/index.ts";
import { PodcastCard } from "../PodcastCard/index.ts";
import { ProgrammeCard } from "../ProgrammeCard/index.ts";
import { PromoCard } from "../PromoCard/index.ts";
import type { RareCardProps } from "../props.ts";
import { RoleCard } from "../RoleCard/index.ts";
import { SocialCard } from "../SocialCard/index.ts";
import { StackCard } from "../StackCard/index.ts";
import { StageCard } from "../StageCard/index.ts";
import { TextCard } from "../TextCard/index.ts";

const compositions = {
  timeline: ProgrammeCard,
  schedule: ProgrammeCard,
  timetable: ProgrammeCard,
  programme: ProgrammeCard,
  playlistVideos: StackCard,
  group: StackCard,
  podcast: PodcastCard,
  original: OriginalCard,
  stage: StageCard,
  social: SocialCard,
  role: RoleCard,
  blog: TextCard,
  fastLink: TextCard,
  promo: PromoCard,
  premier: PromoCard,
  bubble: BubbleCard,
  frame: FrameCard,
} as const satisfies Record<RareCardProps["look"], (props: RareCardProps) => unknown>;

/** A card of one of the rare kinds, drawn by the composition of its look. */
export const RareCard = memo(function RareCard(props: RareCardProps) {
  const Composition = compositions[props.look];
  return <Composition {...props} />;
});
