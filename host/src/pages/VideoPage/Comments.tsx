import type { VideoTalkProps } from "./VideoTalk.tsx";

/** The place of the discussion until its feature is here. */
export default function Comments(_props: VideoTalkProps) {
  return null;
}
