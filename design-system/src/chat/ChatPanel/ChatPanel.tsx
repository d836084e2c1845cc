import { css } from "linaria";
import { useId, type ReactNode } from "react";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import { Skeleton, SkeletonRegion } from "../../primitives/Skeleton/index.ts";
import { color, font, radius, space } from "../../tokens/index.ts";
import { ChatForm, type ChatFormProps, type ChatFormTexts } from "../ChatForm/index.ts";
import { ChatLog, type ChatLogProps, type ChatLogTexts } from "../ChatLog/index.ts";

export interface ChatPanelTexts extends ChatLogTexts, ChatFormTexts {
  /** The heading. */
  readonly title: string;
  readonly loading: string;
  /** The chat is empty. */
  readonly empty: string;
  /** The messages did not come. */
  readonly notLoaded: string;
  readonly reload: string;
  /** There is no talk any more. */
  readonly over: string;
}

export interface ChatPanelProps extends Pick<ChatLogProps, "messages" | "outgoing" | "onRetry" | "onRemove"> {
  /** loading: nothing is known yet; failed: it did not come; over: the talk has ended, what was said stays to be read. */
  phase: "loading" | "ready" | "failed" | "over";
  /** Of what did not come. */
  onReload: () => void;
  /** A line over the messages: the connection is lost. */
  notice?: string | undefined;
  /** Form that a person writes with. */
  form: Omit<ChatFormProps, "texts">;
  /** In place of the form: why this person may not write. */
  blocked?: ReactNode;
  /** At the end of the heading: a link, a button. */
  actions?: ReactNode;
  /** The heading's level. Default 2. */
  headingLevel?: 1 | 2 | undefined;
  texts: ChatPanelTexts;
}

const panel = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-height: 0;
  height: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.popup};
  overflow: clip;
  background: ${color.surfaceRaised};
`;

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: 48px;
  padding: 0 ${space[4]};
  border-bottom: 1px solid ${color.line};
  & > h1,
  & > h2 {
    font: ${font.leadStrong};
  }
`;

const body = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 0;
  & > :last-child {
    grid-row: 2;
  }
`;

const line = css`
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.line};
  background: ${color.surfaceBlock};
  color: ${color.textMuted};
  font: ${font.caption};
`;

const quiet = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[6]} ${space[4]};
  color: ${color.textMuted};
  font: ${font.body};
  text-align: center;
  text-wrap: balance;
`;

const waiting = css`
  display: grid;
  align-content: end;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
`;

const foot = css`
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.line};
  background: ${color.surfaceBlock};
  color: ${color.textMuted};
  font: ${font.body};
  text-wrap: pretty;
`;

const widths = ["82%", "56%", "70%", "40%", "76%"] as const;

/** The chat of a stream, whole: what is said, and what to say something with. Its place gives it a height. */
export function ChatPanel({
  phase,
  onReload,
  notice,
  messages,
  outgoing = [],
  onRetry,
  onRemove,
  form,
  blocked,
  actions,
  headingLevel = 2,
  texts,
}: ChatPanelProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const isEmpty = messages.length + outgoing.length === 0;
  return (
    <section className={panel} aria-labelledby={titleId}>
      <div className={head}>
        <Heading id={titleId}>{texts.title}</Heading>
        {actions}
      </div>
      <div className={body}>
        {notice !== undefined && (
          <p className={line} role="status">
            {notice}
          </p>
        )}
        {phase === "loading" ? (
          <SkeletonRegion isLoading label={texts.loading}>
            <div className={waiting}>
              {widths.map((width) => (
                <Skeleton key={width} shape="text" width={width} />
              ))}
            </div>
          </SkeletonRegion>
        ) : phase === "failed" ? (
          <div className={quiet} role="alert">
            <p>{texts.notLoaded}</p>
            <button type="button" className={nativeButton} onClick={onReload}>
              {texts.reload}
            </button>
          </div>
        ) : isEmpty ? (
          <p className={quiet}>{phase === "over" ? texts.over : texts.empty}</p>
        ) : (
          <ChatLog messages={messages} outgoing={outgoing} onRetry={onRetry} onRemove={onRemove} texts={texts} />
        )}
      </div>
      {phase === "over" ? (
        isEmpty ? null : (
          <p className={foot} role="status">
            {texts.over}
          </p>
        )
      ) : blocked !== undefined ? (
        <div className={foot}>{blocked}</div>
      ) : (
        <ChatForm {...form} texts={texts} />
      )}
    </section>
  );
}
