import type { AnyStateMachine, AnyStateNode } from "xstate";

/** One way from a state to another. */
export interface DrawnWay {
  /** The event that takes it, in words of the machine; a way that is taken at once has none. */
  readonly event: string;
  /** Under what condition. */
  readonly guard: string | null;
  /** The state that it leads to; `null`: it stays. */
  readonly target: string | null;
  readonly actions: readonly string[];
}

/** One state, as its machine has it. */
export interface DrawnState {
  /** From the machine's root, joined by dots. */
  readonly name: string;
  readonly kind: AnyStateNode["type"];
  /** The first of its siblings. */
  readonly isInitial: boolean;
  /** Actors that run while the state stands. */
  readonly work: readonly string[];
  readonly onEntry: readonly string[];
  readonly ways: readonly DrawnWay[];
}

const nameOf = (part: unknown): string =>
  typeof part === "string" ? part : ((part as { type?: string } | null)?.type ?? "function");

/** `xstate.done.actor.0.machine.state` is the end of the state's work. */
function eventName(event: string, { invoke }: AnyStateNode): string {
  const [, end, work] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  if (end !== undefined) {
    const src = invoke.find(({ id }) => id === work)?.src;
    return `${src === undefined ? work : nameOf(src)}: ${end === "done" ? "done" : "failed"}`;
  }
  const [, delay] = /^xstate\.after\.([^.]+)/.exec(event) ?? [];
  if (delay !== undefined) return `after ${delay}${/^\d+$/.test(delay) ? " ms" : ""}`;
  return event === "" ? "at once" : event;
}

/** An assignment has no name of its own. */
const actionName = (action: unknown): string => nameOf(action).replace(/^xstate\.assign$/, "remember");

/** A delay is an action of its state, too; it is drawn as the way that it is. */
const isDelay = (action: unknown): boolean => nameOf(action) === "xstate.raise";

const pathOf = (node: AnyStateNode): string => node.path.join(".");

function waysOf(node: AnyStateNode): readonly DrawnWay[] {
  const always = (node.always ?? []).map((way) => ({ ...way, eventType: "" }));
  return [...node.transitions.values()]
    .flat()
    .concat(always as never)
    .map((way) => ({
      event: eventName(way.eventType, node),
      guard: way.guard === undefined ? null : nameOf(way.guard),
      target: way.target?.[0] === undefined ? null : pathOf(way.target[0]),
      actions: way.actions.map(actionName),
    }));
}

const initialOf = (node: AnyStateNode): AnyStateNode | undefined => node.initial?.target?.[0];

/** The states of a machine as rows, from the machine itself: what is drawn cannot say anything else than what runs. */
export function drawnStates(machine: AnyStateMachine): readonly DrawnState[] {
  const rows: DrawnState[] = [];
  const visit = (node: AnyStateNode): void => {
    if (node.path.length > 0)
      rows.push({
        name: pathOf(node),
        kind: node.type,
        isInitial: node.parent !== undefined && initialOf(node.parent) === node,
        work: node.invoke.map(({ src }) => nameOf(src)),
        onEntry: node.entry.filter((action) => !isDelay(action)).map(actionName),
        ways: waysOf(node),
      });
    for (const child of Object.values(node.states)) visit(child as AnyStateNode);
  };
  visit(machine.root);
  return rows;
}

/** Transitions of the machine itself, which any state has. */
export const commonWays = (machine: AnyStateMachine): readonly DrawnWay[] => waysOf(machine.root);
