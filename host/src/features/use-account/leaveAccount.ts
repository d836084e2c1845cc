import { profilePath } from "../../links/addresses.ts";

export interface LeaveAccountPorts {
  readonly path: string;
  /** Goes home, and then on: what lies over the page takes a moment to leave the history. */
  readonly goHome: (then: () => void) => void;
  readonly logout: () => Promise<void>;
}

/** Logs out; from a page of the profile home comes first, for there would be nobody to show (AUTH-LOGOUT-01). */
export function leaveAccount({ path, goHome, logout }: LeaveAccountPorts): void {
  const leave = () => void logout();
  if (path.startsWith(profilePath)) goHome(leave);
  else leave();
}
