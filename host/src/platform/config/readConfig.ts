/** Where everything is; the server writes it into the page, so that one build serves any place. */
export interface AppConfig {
  /** Calls of the role `api`, and of every role that has no address of its own. */
  readonly apiUrl: string;
  readonly authUrl: string;
  /** Pages of the payment origin: the frame. */
  readonly paymentUrl: string;
  /** Calls of the role `payment`. */
  readonly paymentApiUrl: string;
  /** The shop that payments are started for (PAY-DATA-02). */
  readonly shopId: string;
  readonly mediaUrl: string;
  readonly studioUrl: string;
  /** Calls of the role `log`. */
  readonly logUrl: string;
  /** Calls of the role `metrics`. */
  readonly metricsUrl: string;
  /** The site that the conversion pixel counts for (ANALYTICS-SEND-02). */
  readonly siteId: string;
  /** «on»: pages introduce themselves (ONBOARD-ENGINE-08). */
  readonly onboarding: string;
  /** Values of utm_medium that stand for paid traffic, which gets no popup of that kind; by commas (G09). */
  readonly paidTraffic: string;
}

const keys = [
  "apiUrl",
  "authUrl",
  "paymentUrl",
  "paymentApiUrl",
  "shopId",
  "mediaUrl",
  "studioUrl",
  "logUrl",
  "metricsUrl",
  "siteId",
  "onboarding",
  "paidTraffic",
] as const;

function parseConfig(value: unknown): AppConfig | null {
  if (typeof value !== "object" || value === null) return null;
  const read: Record<string, string> = {};
  for (const key of keys) {
    const field: unknown = (value as Record<string, unknown>)[key];
    if (typeof field !== "string") {
      // Only the API is needed to show a page; the rest switches off what it serves.
      if (key === "apiUrl") return null;
      read[key] = "";
      continue;
    }
    read[key] = field.replace(/\/+$/, "");
  }
  return read as unknown as AppConfig;
}

export async function readConfig(page: Document = document): Promise<AppConfig> {
  const inline = page.getElementById("kadr-config")?.textContent;
  if (inline) {
    try {
      const config = parseConfig(JSON.parse(inline));
      if (config) return config;
    } catch {
      // A broken inline config is read from its own address below.
    }
  }
  const response = await fetch("/config.json", { headers: { accept: "application/json" } });
  const config = response.ok ? parseConfig(await response.json()) : null;
  if (config === null) throw new Error("The configuration could not be read");
  return config;
}
