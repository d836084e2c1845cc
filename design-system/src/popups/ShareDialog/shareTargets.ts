/** Places where a video can be shared. */
export type ShareTargetId = "email" | "ok" | "telegram" | "vk" | "whatsapp";
