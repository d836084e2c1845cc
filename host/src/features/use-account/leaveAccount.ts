import { homePath, profilePath } from "../../links/addresses.ts";

export interface LeaveAccountPorts {
  readonly path: string;
  readonly navigate: (path: string) => void;
  readonly logout: () => Promise<void>;
}

/** Logs out; from a page of the profile home comes first, for there would be nobody to show (AUTH-LOGOUT-01). */
export function leaveAccount({ path, navigate, logout }: LeaveAccountPorts): void {
  if (path.startsWith(profilePath)) navigate(homePath);
  void logout();
}
