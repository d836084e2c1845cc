/** Parameters of a video's address that name the moment to begin at: ours, and that of embedded players elsewhere. */
export const momentParams = ["t", "start"] as const;
