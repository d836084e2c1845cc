/** Too many passwords wait to be hashed. */
export class HashQueueFull extends Error {
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super("Too many passwords wait to be hashed");
    this.retryAfter = retryAfter;
  }
}

/** About how long one takes, on a busy machine. Milliseconds. */
const hashTime = 250;

/**
 * Lets so many hashes run at once, and so many wait, of them a share from one network: one that always asks for more
 * leaves places to others. A hash takes a thread of the pool that reads files, too: sixty wrong passwords at once made
 * media wait for 5.7 s. Two leave half of the pool's four threads to the files.
 */
export class HashQueue {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  readonly #maxOfNetwork: number;
  readonly #waiting: Array<{ readonly network: string; readonly begin: () => void }> = [];
  #running = 0;

  constructor(atOnce = 2, maxWaiting = 16, maxOfNetwork = 4) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
    this.#maxOfNetwork = maxOfNetwork;
  }

  /** Throws where the next from this network would not be taken: to be asked before anything is done for it. */
  assertRoom(network: string): void {
    if (this.#running < this.#atOnce) return;
    const ofNetwork = this.#waiting.filter((one) => one.network === network).length;
    if (this.#waiting.length >= this.#maxWaiting || ofNetwork >= this.#maxOfNetwork)
      throw new HashQueueFull(Math.ceil((hashTime * this.#maxWaiting) / this.#atOnce / 1000));
  }

  async run<Result>(work: () => Promise<Result>, network: string): Promise<Result> {
    this.assertRoom(network);
    if (this.#running >= this.#atOnce) {
      // A hash that ends hands over its place, so that no later one takes it.
      await new Promise<void>((begin) => this.#waiting.push({ network, begin }));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.begin();
      else this.#running -= 1;
    }
  }
}

/** The pool of threads is the process's, so is the queue. */
export const hashQueue = new HashQueue();
