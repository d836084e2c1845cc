import { authSteps } from "../../stores/measure/events.ts";
import type { AuthStep } from "../../stores/measure/Measure.ts";

/** Messages that the authentication frame may send on its port (`auth.messageKind`, names in openapi/sandbox/auth/README.md). */
export type AuthMessage = "authSuccess" | "registerSuccess" | "resetPassword" | "logout" | "close";

/** Which step of the dialog the frame shows (`auth.dialogStep`); the message is ours. */
export interface AuthFrameStep {
  readonly step: AuthStep;
}

const kinds: readonly AuthMessage[] = ["authSuccess", "registerSuccess", "resetPassword", "logout", "close"];

/** How high the frame's page wants to be, px; the message is ours. */
export interface AuthFrameHeight {
  readonly height: number;
}

export function parseAuthMessage(
  message: Readonly<Record<string, unknown>>,
): AuthMessage | AuthFrameHeight | AuthFrameStep | null {
  const { kind, height, step: named } = message;
  // Lower than its own close button or higher than any screen is no height of a form.
  if (kind === "height") return typeof height === "number" && height >= 120 && height <= 4000 ? { height } : null;
  if (kind === "step") {
    const step = authSteps.find((known) => known === named);
    return step === undefined ? null : { step };
  }
  return kinds.find((known) => known === kind) ?? null;
}

export interface AuthFrameQuery {
  readonly flow: string;
  readonly themeId: "light" | "dark";
  readonly startForm?: "login" | "register" | "reset" | "logout";
  /** Why sign-in was asked for. */
  readonly userAction?: string;
  readonly context?: "premium" | "hide-video";
  /** The person whose session ran out; before the sign-in no other is known. */
  readonly userId?: string | null;
  /** The page behind the popup, without what must not leave it. */
  readonly referer: string;
}

/** Address of the frame (AUTH-FRAME-01). The values of e-mail and phone never go into it: they travel by message. */
export function authFrameAddress(authUrl: string, query: AuthFrameQuery): string {
  const url = new URL("/multipass/login/", authUrl);
  const put = (name: string, value: string | undefined) => {
    if (value) url.searchParams.set(name, value);
  };
  put("client", "wdp");
  put("snake-closable", "false");
  put("referer", query.referer);
  put("themeId", query.themeId);
  put("startForm", query.startForm ?? "login");
  // Named by the documents and left empty: what is in an address is seen by others (docs/invariants.md, S8).
  url.searchParams.set("email", "");
  url.searchParams.set("phone", "");
  put("userAction", query.userAction);
  url.searchParams.set("user_id", query.userId ?? "");
  put("context", query.context);
  put("flow", query.flow);
  return url.href;
}

/** The address of a page as others may see it: `pepper` is a key and stays here (docs/invariants.md, S8). */
export function withoutSecrets(address: string): string {
  const url = new URL(address);
  for (const secret of ["pepper", "email", "phone", "token"]) url.searchParams.delete(secret);
  url.hash = "";
  return url.href;
}
