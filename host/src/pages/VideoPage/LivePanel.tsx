import { css } from "linaria";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { color, media, radius, space } from "@kadr/design-system/tokens";
import { Tabs } from "@kadr/design-system/primitives/Tabs";
import type { VideoPage } from "@kadr/openapi/client";
import { guideDate, pathTo } from "@kadr/openapi/pages";
import { LiveChat } from "../../features/live-chat/LiveChat.tsx";
import { ChannelProgramme } from "../../features/show-programme/ChannelProgramme.tsx";
import { guidePath } from "../../links/addresses.ts";
import { ownHref } from "../../links/ownHref.ts";
import type { LiveParts } from "../../presenters/live.ts";
import { livePath } from "../../presenters/programme.ts";
import { useHost } from "../../ports/Host.ts";
import { chatTexts } from "../../texts/chat.ts";
import { tvTexts } from "../../texts/tv.ts";

export interface LivePanelProps {
  data: VideoPage;
  parts: LiveParts;
  search: string;
  /** Recording of the channel that is watched. */
  playingId: string | null;
}

const panel = css`
  height: 100%;
  min-height: 0;
`;

/** The views take the room that the row of tabs leaves. */
const views = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.popup};
  overflow: clip;
  background: ${color.surfaceRaised};
  & > [role="tabpanel"] {
    min-height: 0;
    padding: 0;
  }
  & > [role="tabpanel"] > section {
    border: 0;
    border-radius: 0;
  }
`;

const alone = css`
  height: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.popup};
  overflow: clip;
  background: ${color.surfaceRaised};
`;

const programme = css`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  height: 100%;
  min-height: 0;
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: ${space[2]};
  border-top: 1px solid ${color.line};
`;

const ownWindow = css`
  ${media.mobile} {
    display: none;
  }
`;

/** Panel beside a stream: its chat, of a channel its programme too. */
export default function LivePanel({ data, parts, search, playingId }: LivePanelProps) {
  const { video, schedule } = data;
  const { reminders } = useHost();
  const chat = (
    <LiveChat
      videoId={video.id}
      actions={
        <LinkButton className={ownWindow} href={ownHref(pathTo("liveChat", { id: video.id }))} opensNewTab>
          {chatTexts.ownWindow}
        </LinkButton>
      }
    />
  );
  if (!parts.hasProgramme) return <div className={panel}>{chat}</div>;
  const day = (
    <div className={programme}>
      <ChannelProgramme
        videoId={video.id}
        channelName={video.title}
        schedule={schedule}
        date={playingId === null ? null : guideDate(new URLSearchParams(search).get("date") ?? "")}
        playingId={playingId}
        reminders={reminders}
      />
      <div className={ways}>
        {playingId !== null && (
          <LinkButton variant="primary" href={livePath(video.id)}>
            {tvTexts.panel.toLive}
          </LinkButton>
        )}
        <LinkButton href={guidePath({ date: null, category: null, page: 1 })}>{tvTexts.panel.guide}</LinkButton>
      </div>
    </div>
  );
  return (
    <div className={panel}>
      {parts.chat === "none" ? (
        <section className={alone} aria-label={tvTexts.panel.programme}>
          {day}
        </section>
      ) : (
        <Tabs
          className={views}
          label={tvTexts.panel.label}
          items={[
            { id: "programme", label: tvTexts.panel.programme, content: day },
            { id: "chat", label: chatTexts.title, content: chat },
          ]}
        />
      )}
    </div>
  );
}
