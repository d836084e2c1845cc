import Thumbnail from "../../host/src/features/own-channel/Thumbnail.tsx";
import type { UploadThumbnail } from "../../host/src/ports/Host.ts";
import { StoryWorld } from "./world.tsx";

export type { UploadThumbnail };

const nothing = () => undefined;

/** The dialog in which an author changes the picture of a video, open. `upload`: what becomes of the picture. */
export function OwnThumbnail({ upload, onDone }: { upload: UploadThumbnail; onDone: () => void }) {
  return (
    <StoryWorld>
      <Thumbnail videoId="1" isOpen onOpenChange={nothing} upload={upload} onDone={onDone} />
    </StoryWorld>
  );
}
