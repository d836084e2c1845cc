import { reaction } from "mobx";
import type { Dispose, SessionReader } from "../ports.ts";

/** Tells of each change of account until disposed; `isLogin` where the one before was a guest. */
export function onAccountChange(session: SessionReader, changed: (isLogin: boolean) => void): Dispose {
  return reaction(
    () => session.userId,
    (_userId, before) => changed(before === null),
  );
}
