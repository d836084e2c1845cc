import { css } from "linaria";
import { memo, useEffect, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from "react";
import { Button } from "../../primitives/Button/index.ts";
import { Chip } from "../../primitives/Chip/index.ts";
import { PlainButton } from "../../primitives/PlainButton/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { TextField } from "../../primitives/TextField/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { color, focusRing, font, media, numerals, radius, space } from "../../tokens/index.ts";
import { PanelFrame } from "../PanelFrame.tsx";
import { timeCode } from "../timeCode.ts";
import { placeOf } from "./lines.ts";
import type { PlayerCue, TranscriptPanelProps, TranscriptTexts } from "../types.ts";

const panel = css`
  position: relative;
  height: max(min(var(--height, 560px), 720px), 448px);
  ${media.belowDesktop} {
    height: min(70dvh, 560px);
    min-height: 320px;
  }
`;

const tools = css`
  display: grid;
  flex: none;
  gap: ${space[2]};
  padding: 0 ${space[4]} ${space[3]};
`;

const languagesRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const note = css`
  /* always there, or what appears in it would not be said */
  &:empty {
    margin-top: calc(-1 * ${space[2]});
  }
  color: ${color.textMuted};
  font: ${font.body};
`;

const list = css`
  flex: 1;
  min-height: 0;
  margin: 0;
  padding: 0 ${space[2]} ${space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
`;

const row = css`
  display: flex;
  gap: ${space[3]};
  width: 100%;
  padding: ${space[2]};
  position: relative;
  font: ${font.body};
  text-align: start;
  &[aria-current] {
    background: ${color.surfaceSelected};
    font: ${font.bodyStrong};
  }
  &:focus-visible {
    outline-offset: ${focusRing.inset};
  }
  ${media.coarse} {
    padding-block: ${space[3]};
  }
  ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const when = css`
  flex: none;
  min-width: 5ch;
  color: ${color.accentText};
  font-variant-numeric: ${numerals.tabular};
`;

const said = css`
  min-width: 0;
  overflow-wrap: anywhere;
  & mark {
    border-radius: ${radius.badge};
    background: ${color.premium};
    color: ${color.textOnPremium};
  }
`;

const back = css`
  position: absolute;
  inset: auto 0 ${space[4]};
  display: grid;
  place-items: center;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`;

const state = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[3]};
  padding: 0 ${space[4]} ${space[4]};
  font: ${font.body};
`;

interface LineProps {
  cue: PlayerCue;
  words: string;
  isCurrent: boolean;
  /** The one line that Tab comes to. */
  isStop: boolean;
  moment: TranscriptTexts["moment"];
  onSelect: (seconds: number) => void;
}

/** Apart, so that of thousands of lines only the two are drawn anew between which the video goes on. */
const Line = memo(function Line({ cue, words, isCurrent, isStop, moment, onSelect }: LineProps) {
  const at = words === "" ? -1 : placeOf(words, cue.text);
  return (
    <li>
      <PlainButton
        className={row}
        tabIndex={isStop ? 0 : -1}
        aria-current={isCurrent || undefined}
        onClick={() => onSelect(cue.start)}
      >
        <span className={when} aria-hidden>
          {timeCode(cue.start)}
        </span>
        <span className={said} dir="auto">
          {at < 0 ? (
            cue.text
          ) : (
            <>
              {cue.text.slice(0, at)}
              <mark>{cue.text.slice(at, at + words.length)}</mark>
              {cue.text.slice(at + words.length)}
            </>
          )}
          <VisuallyHidden>, {moment(cue.start)}</VisuallyHidden>
        </span>
      </PlainButton>
    </li>
  );
});

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Transcript of a video, to be read and searched; a press on a line goes there. The list follows the video until a person
 * scrolls or walks in it, and again from the button that then appears. It is one stop of Tab, with arrows between the lines.
 */
export function TranscriptPanel({
  lines,
  currentIndex,
  languages,
  language,
  onLanguageChange,
  height,
  onSelect,
  onRetry,
  onClose,
  texts,
}: TranscriptPanelProps) {
  const [typed, setTyped] = useState("");
  const [isFollowing, setFollowing] = useState(true);
  const [stop, setStop] = useState(0);
  const listRef = useRef<HTMLOListElement>(null);
  const words = typed.trim();
  const read = lines === "failed" ? null : lines;

  const shown = useMemo(
    () => (read ?? []).flatMap((cue, index) => (words === "" || placeOf(words, cue.text) >= 0 ? [{ cue, index }] : [])),
    [read, words],
  );
  const follows = isFollowing && words === "";
  // Tab comes to the line that is spoken, while the list follows it; else to where it was left.
  const stopAt = follows ? Math.max(currentIndex, 0) : Math.min(stop, shown.length - 1);

  // The list alone goes along with the video: the page stays where the person is.
  useEffect(() => {
    const own = listRef.current;
    if (!follows || !own) return;
    const current = own.querySelector<HTMLElement>("[aria-current]");
    if (!current) return;
    const [seen, place] = [own.getBoundingClientRect(), current.getBoundingClientRect()];
    if (place.top < seen.top || place.bottom > seen.bottom - place.height)
      own.scrollTop += place.top - seen.top - (seen.height - place.height) / 3;
  }, [follows, currentIndex, read]);

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const buttons = [...(listRef.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const to = step(buttons.indexOf(document.activeElement as HTMLElement), buttons.length);
    setStop(to);
    setFollowing(false);
    buttons[to]?.focus();
  };
  const inField = (event: KeyboardEvent) => {
    if (event.key === "Escape" && typed !== "") {
      event.preventDefault();
      setTyped("");
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      listRef.current?.querySelector<HTMLElement>("button[tabindex='0']")?.focus();
    } else if (event.key === "Enter" && words !== "" && shown[0]) onSelect(shown[0].cue.start);
  };
  const leave = () => setFollowing(false);

  return (
    <PanelFrame
      title={texts.title}
      closeLabel={texts.close}
      onClose={onClose}
      first={(own) => own.querySelector("input") ?? own.querySelector("button")}
      className={panel}
      style={height === undefined ? undefined : ({ "--height": `${height}px` } as CSSProperties)}
      aria-busy={lines === null || undefined}
    >
      <div className={tools}>
        {languages.length > 1 && (
          <div className={languagesRow} role="group" aria-label={texts.language}>
            {languages.map(({ lang, label }) => (
              <Chip key={lang} isSelected={lang === language} onPress={() => onLanguageChange(lang)}>
                {label}
              </Chip>
            ))}
          </div>
        )}
        {lines !== "failed" && (
          // around the field: of the keys that it hears itself it tells nobody
          <div onKeyDown={inField}>
            <TextField
              label={texts.search}
              isLabelHidden
              placeholder={texts.search}
              value={typed}
              onChange={setTyped}
              isDisabled={lines === null}
            />
          </div>
        )}
        {read !== null && (
          <p className={note} role="status">
            {words === "" ? "" : shown.length === 0 ? texts.nothing : texts.found(shown.length)}
          </p>
        )}
      </div>
      {lines === null && (
        <div className={state}>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          {[90, 70, 85, 60, 80].map((width) => (
            <Skeleton key={width} shape="text" width={`${width}%`} />
          ))}
        </div>
      )}
      {lines === "failed" && (
        <div className={state} role="alert">
          <p>{texts.failed}</p>
          <Button onPress={onRetry}>{texts.retry}</Button>
        </div>
      )}
      {read !== null && (
        <ol ref={listRef} className={list} onKeyDown={walk} onWheel={leave} onTouchMove={leave} onPointerDown={leave}>
          {shown.map(({ cue, index }, place) => (
            <Line
              key={index}
              cue={cue}
              words={words}
              isCurrent={index === currentIndex}
              isStop={place === stopAt}
              moment={texts.moment}
              onSelect={onSelect}
            />
          ))}
        </ol>
      )}
      {!follows && words === "" && shown.length > 0 && (
        <div className={back}>
          <Button variant="secondary" onPress={() => setFollowing(true)}>
            {texts.follow}
          </Button>
        </div>
      )}
    </PanelFrame>
  );
}
