/** Code that comes on demand, once for all who ask. */
export interface Chunk<M> {
  /** A failure is forgotten, so that the next one may try again. */
  readonly load: () => Promise<M>;
  /**
   * The same for `React.lazy`: code that is here already answers at once. A promise, even a kept one, answers a turn later,
   * and the fallback would be drawn first for nothing.
   */
  readonly now: () => Promise<M>;
}

export function createChunk<M>(load: () => Promise<M>): Chunk<M> {
  let loading: Promise<M> | null = null;
  let loaded: M | null = null;
  const once = (): Promise<M> => {
    loading ??= load().then(
      (module) => (loaded = module),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return {
    load: once,
    now: () => {
      const module = loaded;
      return module === null ? once() : ({ then: (onValue: (value: M) => void) => onValue(module) } as Promise<M>);
    },
  };
}
