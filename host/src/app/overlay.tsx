import type { ReactNode, RefObject } from "react";
import { createLate, type Late, type Lates } from "@kadr/design-system/primitives/Late";
import type { PopupName } from "@kadr/openapi/pages";
import type { PopupAddress, PopupEntry } from "../routes/popups.ts";
import type { Host } from "../ports/Host.ts";
import type { AppParts } from "./AppParts.ts";

/** Props of every overlay. */
export interface OverlayProps<A> {
  app: AppParts;
  args: A;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Path of the page under it. */
  path: string;
  /** The button of the person in the header. */
  userButton: RefObject<HTMLButtonElement | null>;
  /** The bell in the header. */
  bellButton: RefObject<HTMLButtonElement | null>;
}

/** Draws an overlay; `arrived` is what it needs. */
export type DrawOverlay<A> = (props: OverlayProps<A>, arrived: never) => ReactNode;

/** All that an overlay waits for. */
export interface ComingOverlay<A> {
  /** Its code. */
  readonly code: Late<DrawOverlay<A>>;
  /** Stores that it is not drawn without. Default none. */
  readonly needs?: ((host: Host) => Lates<Record<string, unknown>>) | undefined;
}

/** One kind of overlay: what it is called while it comes, what comes, its address if it has one, and who may open it. */
export interface Overlay<A> extends PopupEntry<A> {
  readonly label: string;
  readonly address?: PopupAddress<A, PopupName>;
  readonly late: ComingOverlay<A>;
  /** It hangs on this button of the header, as a menu does. Default: it is a dialog. */
  readonly anchor?: "userButton" | "bellButton";
  /** Put away by the person, where a store of its own has to know. Default: it is closed. */
  readonly dismiss?: (app: AppParts) => void;
}

/** The code of an overlay, beside it the words of react-aria in Russian, and the stores of the app that it needs. */
export function overlay<A, M, N extends Record<string, unknown>>(
  load: () => Promise<M>,
  show: (module: M, props: OverlayProps<A>, arrived: N) => ReactNode,
  needs?: (host: Host) => Lates<N>,
): ComingOverlay<A> {
  const code = createLate(async () => {
    const [module, { Russian }] = await Promise.all([load(), import("./Russian.tsx")]);
    return (props: OverlayProps<A>, arrived: N) => <Russian>{show(module, props, arrived)}</Russian>;
  });
  return { code, needs };
}
