/** Sort key of the "popular" order (the documents name the order and not its rule: this one is ours). */
export function popularityOf(comment: { likes: number; dislikes: number; replies: number }): number {
  return comment.likes * 2 - comment.dislikes + comment.replies;
}
