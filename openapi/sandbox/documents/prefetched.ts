import type { OperationResponse, Call } from "../operations/call.ts";
import { operations } from "../operations/index.ts";
import { Problem } from "../http/problems.ts";

/** One response of the API as it is written into a page, beside what was asked. */
export interface PrefetchedResponse {
  readonly call: string;
  readonly path: Call["params"];
  readonly query: Call["query"];
  readonly response: unknown;
}

/** A call as the table of pages writes it. */
export interface PrefetchedCall {
  readonly operation: string;
  readonly path?: Call["params"];
  readonly query?: Call["query"];
}

/**
 * Responses that a page hands over to the host in its document, so that the first screen waits for no call
 * (docs/architecture.md). Also what the server itself reads for the page's head, so that nothing is asked twice.
 */
export class PrefetchedResponses {
  readonly list: PrefetchedResponse[] = [];
  readonly #call: Omit<Call, "params" | "query">;
  readonly #isFaulty: (operationId: string) => boolean;

  /** `isFaulty`: an operation that is told to fail is asked for by the host itself, and fails there. */
  constructor(call: Omit<Call, "params" | "query">, isFaulty: (operationId: string) => boolean) {
    this.#call = call;
    this.#isFaulty = isFaulty;
  }

  /** The response's body, which is handed over; throws the operation's `Problem`. */
  async ask({ operation, path = {}, query = {} }: PrefetchedCall): Promise<unknown> {
    const handler = operations[operation];
    if (!handler) return undefined;
    const { status, body }: OperationResponse = await handler({ ...this.#call, params: path, query });
    if (status === 200 && !this.#isFaulty(operation)) this.list.push({ call: operation, path, query, response: body });
    return body;
  }

  /** The same where the page does without: a problem of the call hands nothing over. */
  async offer(call: PrefetchedCall): Promise<void> {
    try {
      await this.ask(call);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
}
