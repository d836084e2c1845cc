import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { VideoPage } from "@kadr/openapi/client";
import { parseMoment } from "../../presenters/duration.ts";
import { videoPageQuery } from "../../queries/video.ts";
import { useHost } from "../../ports/Host.ts";

/** A timer of the browser runs for no longer than that, ms. */
const maxTimerMs = 2 ** 31 - 1;
/** The server's clock and this one differ by as much, ms: the question is not asked too early. */
const slackMs = 1000;

/**
 * A rental or a subscription that ends while its page is open: the server is asked then, and what it says stands in the player's place. A
 * device that slept over the moment asks as soon as somebody looks.
 */
export function useAccessEnd({ access, video }: VideoPage, search: string): void {
  const client = useQueryClient();
  const { api, now } = useHost();
  const ends = access?.granted === true ? parseMoment(access.expires_ts) : undefined;
  const { queryKey } = videoPageQuery(api, video.id, search);
  const key = JSON.stringify(queryKey);
  useEffect(() => {
    if (ends === undefined) return undefined;
    const look = () => {
      if (now() >= ends) void client.invalidateQueries({ queryKey: JSON.parse(key) as readonly unknown[] });
    };
    const timer = setTimeout(look, Math.min(maxTimerMs, Math.max(0, ends - now()) + slackMs));
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [client, ends, key, now]);
}
