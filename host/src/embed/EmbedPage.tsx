import { css } from "linaria";
import { useEffect, useState } from "react";
import { createMediaEngine, EmbedFrame, Player, type PlayerSource } from "@kadr/design-system/player";
import { EmbedNotice } from "@kadr/design-system/stubs/EmbedNotice";
import { color } from "@kadr/design-system/tokens";
import type { VideoPage } from "@kadr/openapi/client";
import { ownOriginHref } from "../links/ownHref.ts";
import { safeMediaUrl } from "../links/safeUrl.ts";
import { loadHls, loadStatus, loadText } from "../platform/player/mediaLoaders.ts";
import { parseChapters } from "@kadr/openapi/pages";
import { presentStub } from "../presenters/stub.ts";
import { playerSourceOf, unavailableByCode } from "../presenters/video.ts";
import { embedTexts } from "../texts/embed.ts";
import { playerTexts } from "../texts/player.ts";
import { openEmbedBus } from "../platform/frames/embedBus.ts";
import { readParams, type EmbedParams, type EmbedData } from "./readEmbed.ts";
import { postEvents } from "./postEvents.ts";

/* The page is the player: nothing scrolls, and nothing of it is light. */
const ground = css`
  height: 100dvh;
  :global() {
    html,
    body {
      margin: 0;
      background: ${color.player};
    }
  }
`;

export interface EmbedPageProps {
  data: EmbedData;
  /** Of the player's own address, with its question mark. */
  search: string;
  /** With its «#», or empty. */
  fragment: string;
}

/** The player alone, for the frame of anybody's page (docs/embed.md): no session, nothing to be pressed by mistake. */
export function EmbedPage({ data, search, fragment }: EmbedPageProps) {
  return (
    <div className={ground}>
      <EmbedContent data={data} search={search} fragment={fragment} />
    </div>
  );
}

function EmbedContent({ data, search, fragment }: EmbedPageProps) {
  const { shell, media, page, code } = data;
  const [isAdult, setAdult] = useState(false);
  const at = (path: string) => ownOriginHref(shell, path) ?? ownOriginHref("", "/");
  const home = at("/");
  const params = readParams(search, fragment);
  useReportedFailure(page === null ? (code ?? "unavailable") : null, params);
  if (home === undefined) return null;
  if (page === null) {
    const title = code === null ? embedTexts.failed.title : unavailableByCode(code).title;
    return (
      <EmbedNotice
        title={title}
        text={code === null ? embedTexts.failed.text : undefined}
        link={{ label: embedTexts.home, href: home }}
      />
    );
  }
  const pepper = page.video.pepper;
  const address = at(page.video.video_url + (pepper ? `?${new URLSearchParams({ pepper })}` : "")) ?? home;
  const watch = { label: embedTexts.watch, href: address };
  const stub = presentStub(page.access, Date.now());
  if (stub !== null)
    return <EmbedNotice title={stub.title ?? page.video.title} text={stub.text ?? embedTexts.paid} link={watch} />;
  const source = playerSourceOf(page, (url) =>
    safeMediaUrl(url, { origin: shell, ownOrigins: [media], partners: null }),
  );
  if (source === null) return <EmbedNotice {...embedTexts.soon} link={watch} />;
  if (page.video.is_adult && !isAdult) {
    const { title, text, confirm } = embedTexts.age;
    return (
      <EmbedNotice title={title} text={text} confirm={{ label: confirm, onPress: () => setAdult(true) }} link={watch} />
    );
  }
  const { title, author } = page.video;
  return (
    <EmbedFrame title={title} author={author.name} href={address} hint={embedTexts.hint}>
      <EmbedPlayer page={page} source={source} params={params} isPressed={isAdult} />
    </EmbedFrame>
  );
}

interface EmbedPlayerProps {
  page: VideoPage;
  source: PlayerSource;
  params: EmbedParams;
  /** A press has just asked for it. */
  isPressed: boolean;
}

function EmbedPlayer({ page, source, params, isPressed }: EmbedPlayerProps) {
  const [engine] = useState(() =>
    createMediaEngine({
      source: { ...source, startAt: params.startAt ?? 0 },
      loadText,
      loadStatus,
      loadHls,
      isMuted: params.isMuted,
    }),
  );
  useEffect(() => {
    const now = () => performance.now();
    const bus = openEmbedBus({
      view: window,
      origin: params.origin,
      now,
      onListener: () => events.postAll(),
      onCommand: (command) => {
        switch (command.type) {
          case "seek":
            return engine.seek(command.seconds);
          case "volume":
            return engine.setVolume(command.volume);
          case "mute":
            return engine.setMuted(command.muted);
          case "play":
            return engine.play();
          case "pause":
            return engine.pause();
        }
      },
    });
    const events = postEvents(engine, bus, now);
    bus.post({ type: "ready" });
    if (params.isAutoplay || isPressed) engine.play();
    return () => {
      events.stop();
      bus.close();
    };
    // One engine for one page: its address does not change while it stands.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [engine]);
  const [chapters] = useState(() => parseChapters(page.video.description, page.video.duration));
  return (
    <Player
      model={{
        engine,
        texts: playerTexts,
        video: { title: page.video.title, subtitle: page.video.author.name, poster: source.poster, chapters },
      }}
    />
  );
}

/** A video that cannot be shown is told to the page around as well: it may take the frame away. */
function useReportedFailure(code: string | null, { origin }: EmbedParams): void {
  useEffect(() => {
    if (code === null) return undefined;
    const bus = openEmbedBus({
      view: window,
      origin,
      now: () => performance.now(),
      onCommand: () => undefined,
      onListener: () => bus.post({ type: "error", code }),
    });
    bus.post({ type: "ready" });
    return () => bus.close();
  }, [code, origin]);
}
