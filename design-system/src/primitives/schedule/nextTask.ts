/** Resolves in a task of its own: what is there already has been taken in by then. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
