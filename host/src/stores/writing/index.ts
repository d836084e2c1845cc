export { Admission } from "./admission.ts";
export { CoolDown } from "./coolDown.ts";
export { type Failure, failureOf, isStatus, isUnknown } from "./failures.ts";
export { WriteLanes } from "./lanes.ts";
export { askAgain } from "./retry.ts";
export { Scope } from "./scope.ts";
