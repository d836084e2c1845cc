import { useState } from "react";
import { css } from "linaria";
import { motion } from "../../tokens/index.ts";
import type { SafeMediaUrl } from "../../primitives/SafeAddress/index.ts";

const video = css`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: 0;
  transition: opacity ${motion.entry};
  &[data-playing] {
    opacity: 1;
  }
`;

/** The muted preview; it covers the picture only when its first frame is there. */
export function CardPreview({ src, onError }: { src: SafeMediaUrl; onError: () => void }) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <video
      ref={release}
      className={video}
      data-card-preview
      data-playing={isPlaying || undefined}
      src={src}
      muted
      autoPlay
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={() => setPlaying(true)}
      onError={onError}
    />
  );
}

/** A removed video goes on loading until it loses its address. */
function release(element: HTMLVideoElement | null) {
  if (element === null) return undefined;
  return () => {
    element.removeAttribute("src");
    element.load();
  };
}
