export { Admission } from "./admission.ts";
export { Writing, type WritingContext, type WritingPorts } from "./context.ts";
export { CoolDown } from "./coolDown.ts";
export { type Failure, failureOf, isStatus, isUnknown } from "./failures.ts";
export { Intents } from "./intents.ts";
export { WriteLanes } from "./lanes.ts";
export type { IntentsOptions } from "./options.ts";
export { askAgain } from "./retry.ts";
export { Scope } from "./scope.ts";
