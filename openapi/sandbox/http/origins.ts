import type { ServerRole } from "../../tools/openapi.ts";

/** The origins of the product by role; in the sandbox `*.localhost` hosts of one port (ports alone would share cookies). */
export interface Origins {
  readonly shell: string;
  readonly auth: string;
  readonly payment: string;
  readonly media: string;
  readonly studio: string;
  readonly log: string;
  readonly metrics: string;
}

export type OriginName = keyof Origins;

/** The cookie domain that shell and auth share. */
export const siteDomain = "kadr.localhost";

const hosts: Record<OriginName, string> = {
  shell: siteDomain,
  auth: `auth.${siteDomain}`,
  payment: `pay.${siteDomain}`,
  media: `media.${siteDomain}`,
  studio: `studio.${siteDomain}`,
  log: `log.${siteDomain}`,
  metrics: `metrics.${siteDomain}`,
};

export function originsFor(port: number): Origins {
  const suffix = port === 80 ? "" : `:${port}`;
  const of = (name: OriginName): string => `http://${hosts[name]}${suffix}`;
  return Object.fromEntries((Object.keys(hosts) as OriginName[]).map((name) => [name, of(name)])) as Record<OriginName, string>;
}

/** Where the calls of a role are answered (`x-role` in the spec). */
export const callOrigins = { api: "shell", payment: "payment", log: "log", metrics: "metrics" } as const satisfies Record<ServerRole, OriginName>;

/** Which origin a Host header names; "loopback" for localhost and addresses of this machine. */
export function originOfHost(header: string | undefined): OriginName | "loopback" | undefined {
  const host = (header ?? "").toLowerCase().replace(/:\d+$/, "");
  if (host === "localhost" || host === "127.0.0.1" || host === "[::1]") return "loopback";
  return (Object.keys(hosts) as OriginName[]).find((name) => hosts[name] === host);
}
