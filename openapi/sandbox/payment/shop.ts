/** The shop that the sandbox sells for; the host learns it from config.json (PAY-DATA-02). */
export const shopId = "kadr-sandbox";
