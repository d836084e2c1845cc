/** The shop that the sandbox sells for; the host learns it from config.json (C §7: from the runtime environment). */
export const shopId = "kadr-sandbox";
