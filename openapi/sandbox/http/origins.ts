/** The four origins of the product; in the sandbox `*.localhost` hosts of one port (ports alone would share cookies). */
export interface Origins {
  readonly shell: string;
  readonly auth: string;
  readonly payment: string;
  readonly media: string;
  readonly studio: string;
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
};

export function originsFor(port: number): Origins {
  const suffix = port === 80 ? "" : `:${port}`;
  const of = (name: OriginName): string => `http://${hosts[name]}${suffix}`;
  return { shell: of("shell"), auth: of("auth"), payment: of("payment"), media: of("media"), studio: of("studio") };
}

/** Which origin a Host header names; "loopback" for localhost and addresses of this machine. */
export function originOfHost(header: string | undefined): OriginName | "loopback" | undefined {
  const host = (header ?? "").toLowerCase().replace(/:\d+$/, "");
  if (host === "localhost" || host === "127.0.0.1" || host === "[::1]") return "loopback";
  return (Object.keys(hosts) as OriginName[]).find((name) => hosts[name] === host);
}
