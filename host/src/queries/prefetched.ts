import { readResponse, type ResponseBody, type CallArgs, type OperationId } from "@kadr/openapi/client";

/** Arguments of the call, without the options that travel beside them. */
type Params<Id extends OperationId> = Pick<CallArgs<Id>, keyof CallArgs<Id> & ("path" | "query")>;

type OnDropped = (operationId: OperationId, where: string) => void;

interface Entry {
  readonly call: string;
  readonly path: unknown;
  readonly query: unknown;
  readonly response: unknown;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && "call" in value && "response" in value;

/** The same text for the same fields in any order; what is not set does not count. */
const textOf = (fields: unknown): string =>
  JSON.stringify(
    Object.entries((fields ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/**
 * Responses that the server wrote into the document (openapi/sandbox/documents/prefetched.ts): each is taken once, in place of the
 * first call of its kind, and passes the same check of shape. Nothing may depend on one being here.
 */
export class PrefetchedResponses {
  #entries: Entry[];
  #onDropped: OnDropped = () => {};

  /** `block`: the text of the data block; anything unreadable counts as nothing handed over. */
  constructor(block: string | null | undefined) {
    let read: unknown = null;
    try {
      read = JSON.parse(block ?? "null");
    } catch {
      // the calls are made as ever
    }
    this.#entries = Array.isArray(read) ? read.filter(isEntry) : [];
  }

  /** From now on `onDropped` is told what is left out of a response, as the client's `onReport` is for a call. */
  reportTo(onDropped: OnDropped): void {
    this.#onDropped = onDropped;
  }

  /** Whether the response to any call of the operation is here still. */
  has(operationId: OperationId): boolean {
    return this.#entries.some(({ call }) => call === operationId);
  }

  /** The response to exactly this call; without `params`, the response to any call of the operation. */
  take<Id extends OperationId>(operationId: Id, params?: Params<Id>): ResponseBody<Id> | null {
    const { path, query } = (params ?? {}) as { path?: unknown; query?: unknown };
    const index = this.#entries.findIndex(
      (entry) =>
        entry.call === operationId &&
        (params === undefined || (textOf(entry.path) === textOf(path) && textOf(entry.query) === textOf(query))),
    );
    if (index === -1) return null;
    const [entry] = this.#entries.splice(index, 1);
    return readResponse(operationId, entry?.response, (where) => this.#onDropped(operationId, where));
  }

  /** Another person is here now: the responses written for the one before are not for them. */
  forget(): void {
    this.#entries = [];
  }
}
