/** The address of a comment on the page of its video, which opens at it. */
export function commentPlace(videoUrl: string, commentId: string): string {
  return `${videoUrl}${videoUrl.includes("?") ? "&" : "?"}${new URLSearchParams({ comment_id: commentId })}`;
}
