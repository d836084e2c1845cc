import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { VideoPage } from "@kadr/openapi/client";
import { useHost } from "../../ports/Host.ts";
import { isOnAirQuery } from "../../queries/tv.ts";

/** A stream that ends while its page is open: the page is read anew, and who watched is told before the recording begins. */
export function useStreamEnd({ video, playback }: VideoPage): { isOver: boolean; watch: () => void } {
  const { api } = useHost();
  const client = useQueryClient();
  const { id, is_livestream: isLive } = video;
  const isOnAir = useQuery({ ...isOnAirQuery(api, id), enabled: isLive && playback !== null }).data;
  useEffect(() => {
    if (isOnAir === false) void client.invalidateQueries({ queryKey: ["video", id] });
  }, [client, id, isOnAir]);
  // As it was when the page came; a recording that somebody chose is watched as any other.
  const [wasLive, setWasLive] = useState(isLive);
  if (isLive && !wasLive) setWasLive(true);
  return { isOver: wasLive && !isLive, watch: () => setWasLive(false) };
}
