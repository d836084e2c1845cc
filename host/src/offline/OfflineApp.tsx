import { useEffect, useRef, useState } from "react";
import { OfflinePage } from "@kadr/design-system/stubs/OfflinePage";
import { ownHref } from "../links/ownHref.ts";
import { awaitNetwork } from "../platform/device/network.ts";
import { offlineTexts } from "../texts/offline.ts";

export interface OfflineAppProps {
  /** Pages opened in this tab, the last one at the end. */
  history: readonly { readonly id: string; readonly url: string; readonly title: string }[];
  /** Opens the address that one was going to. */
  goOn: () => void;
}

/** Of the history that is kept, so many: the rest is behind the network. */
const maxItems = 10;

/** In the place of a page that the network did not give (docs/adr/0045-installable.md). */
export function OfflineApp({ history, goOn }: OfflineAppProps) {
  const [isAsking, setAsking] = useState(false);
  const network = useRef<ReturnType<typeof awaitNetwork> | null>(null);
  useEffect(() => {
    network.current = awaitNetwork(goOn, setAsking);
    return () => network.current?.stop();
  }, [goOn]);
  const { title, text, retry, history: heading, waiting, trying } = offlineTexts;
  const known = new Set<string>();
  const items = history
    .toReversed()
    .filter(({ id }) => !known.has(id) && known.add(id))
    .slice(0, maxItems);
  return (
    <OfflinePage
      title={title}
      text={text}
      retry={{ label: retry, onPress: () => network.current?.ask() }}
      status={isAsking ? trying : waiting}
      history={{ title: heading, items: items.map((item) => ({ ...item, href: ownHref(item.url) })) }}
    />
  );
}
