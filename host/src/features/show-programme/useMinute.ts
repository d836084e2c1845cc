import { useEffect, useEffectEvent, useState } from "react";
import { useHost } from "../../ports/Host.ts";

const minuteMs = 60_000;

/** The moment, anew with each minute of the clock, and at once when somebody looks again: what is on moves with it, ms. */
export function useMinute(): number {
  const { now } = useHost();
  const [moment, setMoment] = useState(now);
  const look = useEffectEvent(() => setMoment(now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      look();
      timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
    };
    timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
    const onSeen = () => {
      if (document.visibilityState === "visible") look();
    };
    document.addEventListener("visibilitychange", onSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onSeen);
    };
  }, []);
  return moment;
}
