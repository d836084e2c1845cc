import { useMemo } from "react";
import { ReadBlog } from "../features/read-blog/ReadBlog.tsx";
import { createBlogFrame } from "./blogFrame.ts";
import type { OverlayArgs } from "../ports/Overlays.ts";
import type { OverlayProps } from "./overlay.tsx";

/** The popup of the blog with the frame of this app. */
export function BlogOverlay({ app, args: { post }, isOpen, onOpenChange }: OverlayProps<OverlayArgs["blog"]>) {
  const frame = useMemo(() => createBlogFrame(app), [app]);
  return <ReadBlog key={post} post={post} isOpen={isOpen} onOpenChange={onOpenChange} frame={frame} />;
}
