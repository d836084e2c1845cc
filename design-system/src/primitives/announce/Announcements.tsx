import { useEffect, useState } from "react";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { hearAnnouncements } from "./announce.ts";

/** A message stays in the page so long, ms: who reads the end of the page later does not find old news. */
const staysMs = 10_000;

interface Said {
  readonly id: number;
  readonly text: string;
}

/**
 * The one place of a page where everything that is announced is said. It stands in the page before the first message, or
 * that one would not be heard; each message is a node of its own, so that none takes the place of one that is still waiting.
 */
export function Announcements() {
  const [said, setSaid] = useState<readonly Said[]>([]);
  useEffect(() => {
    let lastId = 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = hearAnnouncements((text) => {
      lastId += 1;
      const id = lastId;
      setSaid((before) => [...before, { id, text }]);
      timers.add(setTimeout(() => setSaid((before) => before.filter((one) => one.id !== id)), staysMs));
    });
    return () => {
      stop();
      timers.forEach(clearTimeout);
    };
  }, []);
  return (
    <VisuallyHidden as="div">
      {/* react-aria leaves it audible while a dialog hides the page */}
      <div role="status" aria-atomic="false" aria-relevant="additions" data-live-announcer="true">
        {said.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </VisuallyHidden>
  );
}
