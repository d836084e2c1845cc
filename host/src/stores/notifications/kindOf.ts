import type { Notification } from "@kadr/openapi/client";

/** The code of the switch (v4) that a notification comes by: news of the service has its own, the rest goes by its reason. */
export const kindOf = ({
  target_type: target,
  user_reason: reason,
}: Notification): Notification["user_reason"] | "news" => (target === "news" ? "news" : reason);
