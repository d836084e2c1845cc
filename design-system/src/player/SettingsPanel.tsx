import { css, cx } from "linaria";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import {
  CaptionsIcon,
  CheckIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  KeyboardIcon,
  NextIcon,
  QualityIcon,
  SpeedIcon,
} from "../primitives/Icon/index.ts";
import { IconButton } from "../primitives/IconButton/index.ts";
import { PlainButton } from "../primitives/PlainButton/index.ts";
import { color, media, radius, space } from "../tokens/index.ts";
import { captionLine, plainCaptions } from "./CaptionsLayer.tsx";
import { ChoiceList } from "./ChoiceList.tsx";
import { PlayerDialog } from "./PlayerDialog.tsx";
import { PlayerMenu } from "./PlayerMenu.tsx";
import { rates } from "./shortcuts.ts";
import { useFact } from "./useEngine.ts";
import { usePlayerModel } from "./usePlayerModel.ts";

export type SettingsPage = "main" | "quality" | "speed" | "captions";

export interface SettingsPanelProps {
  /** Where it opens; from "captions" there is no way back to the rest. */
  first: "main" | "captions";
  onShortcuts: () => void;
  onClose: () => void;
}

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: 40px;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.control};
  text-align: start;
  ${media.coarse} {
    min-height: 48px;
  }
  ${media.forcedColors} {
    border: 1px solid ButtonBorder;
  }
`;

const words = css`
  flex: 1;
`;

const value = css`
  color: ${color.textMutedOnPlayer};
`;

const sample = css`
  display: grid;
  place-items: center;
  min-height: 72px;
  margin: 0 ${space[2]} ${space[2]};
  border-radius: ${radius.control};
  background: linear-gradient(120deg, ${color.textMutedOnPlayer}, ${color.playerTrack});
  overflow: hidden;
  font-size: 16px;
  &[data-size="s"] {
    font-size: 13px;
  }
  &[data-size="l"] {
    font-size: 21px;
  }
  &[data-size="xl"] {
    font-size: 28px;
  }
`;

function choices<T extends string>(names: Readonly<Record<T, string>>): readonly { value: T; label: string }[] {
  return (Object.keys(names) as T[]).map((name) => ({ value: name, label: names[name] }));
}

/** Quality, speed and captions: a menu each, so that a phone shows them whole. Enter and Right lead in, Left and Escape back. */
export function SettingsPanel({ first, onShortcuts, onClose }: SettingsPanelProps) {
  const { engine, texts, preferences } = usePlayerModel();
  const { captionLook = plainCaptions, onCaptionLookChange, playsNext = true, onPlaysNextChange } = preferences;
  const [page, setPage] = useState<SettingsPage>(first);
  const qualities = useFact(engine, (snapshot) => snapshot.qualities);
  const quality = useFact(engine, (snapshot) => snapshot.quality);
  const height = useFact(engine, (snapshot) => snapshot.height);
  const rate = useFact(engine, (snapshot) => snapshot.rate);
  const tracks = useFact(engine, (snapshot) => snapshot.captionTracks);
  const caption = useFact(engine, (snapshot) => snapshot.caption);
  const isLive = useFact(engine, (snapshot) => snapshot.isLive);

  const auto = height > 0 ? texts.qualityAutoNow(height) : texts.qualityAuto;
  const titles: Readonly<Record<SettingsPage, string>> = {
    main: texts.settings,
    quality: texts.quality,
    speed: texts.speed,
    captions: texts.captions,
  };

  // Each page has the focus on its choice of now, the way back on what led there; the dialog sees to the first one.
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = page;
    if (before === page) return;
    const item = page === first ? `[data-page=${before}]` : "[aria-checked=true]";
    content.current?.querySelector<HTMLElement>(item)?.focus();
  }, [first, page]);

  const link = (to: SettingsPage, icon: ReactNode, now: string) => (
    <PlainButton
      role="menuitem"
      aria-haspopup="menu"
      tabIndex={-1}
      data-page={to}
      on="player"
      className={row}
      onClick={() => setPage(to)}
    >
      {icon}
      <span className={words}>{titles[to]}</span>
      <span className={value}>{now}</span>
      <ChevronRightIcon size={16} />
    </PlainButton>
  );

  const pages: Readonly<Record<SettingsPage, () => ReactNode>> = {
    main: () => (
      <>
        {qualities.length > 0 &&
          link("quality", <QualityIcon size={20} />, quality === "auto" ? auto : texts.qualityValue(quality))}
        {!isLive && link("speed", <SpeedIcon size={20} />, rate === 1 ? texts.speedNormal : texts.speedValue(rate))}
        {tracks.length > 0 &&
          link(
            "captions",
            <CaptionsIcon size={20} />,
            tracks.find((track) => track.lang === caption)?.label ?? texts.captionsNone,
          )}
        {onPlaysNextChange && (
          <PlainButton
            role="menuitemcheckbox"
            aria-checked={playsNext}
            tabIndex={-1}
            on="player"
            className={row}
            onClick={() => onPlaysNextChange(!playsNext)}
          >
            <NextIcon size={20} />
            <span className={words}>{texts.playsNext}</span>
            {playsNext && <CheckIcon size={20} />}
          </PlainButton>
        )}
        <PlainButton
          role="menuitem"
          aria-haspopup="dialog"
          tabIndex={-1}
          on="player"
          className={row}
          onClick={onShortcuts}
        >
          <KeyboardIcon size={20} />
          <span className={words}>{texts.shortcuts}</span>
        </PlainButton>
      </>
    ),
    quality: () => (
      <ChoiceList
        label={texts.quality}
        isLabelHidden
        value={quality}
        onChange={(next) => engine.setQuality(next)}
        choices={[
          { value: "auto" as const, label: quality === "auto" ? auto : texts.qualityAuto },
          ...qualities.map((each) => ({ value: each, label: texts.qualityValue(each) })),
        ]}
      />
    ),
    speed: () => (
      <ChoiceList
        label={texts.speed}
        isLabelHidden
        value={rate}
        onChange={(next) => engine.setRate(next)}
        choices={rates.map((each) => ({ value: each, label: each === 1 ? texts.speedNormal : texts.speedValue(each) }))}
      />
    ),
    captions: () => (
      <>
        <ChoiceList
          label={texts.captions}
          isLabelHidden
          value={caption ?? ""}
          onChange={(lang) => engine.setCaption(lang === "" ? null : lang)}
          choices={[
            { value: "", label: texts.captionsNone },
            ...tracks.map((track) => ({ value: track.lang, label: track.label })),
          ]}
        />
        <ChoiceList
          layout="chips"
          label={texts.captionSize}
          value={captionLook.size}
          choices={choices(texts.captionSizes)}
          onChange={(size) => onCaptionLookChange?.({ ...captionLook, size })}
        />
        <ChoiceList
          layout="chips"
          label={texts.captionColor}
          value={captionLook.color}
          choices={choices(texts.captionColors)}
          onChange={(next) => onCaptionLookChange?.({ ...captionLook, color: next })}
        />
        <ChoiceList
          layout="chips"
          label={texts.captionBackground}
          value={captionLook.background}
          choices={choices(texts.captionBackgrounds)}
          onChange={(background) => onCaptionLookChange?.({ ...captionLook, background })}
        />
      </>
    ),
  };

  const back = page === first ? undefined : () => setPage(first);
  const way = back && (
    <IconButton variant="onPlayer" size={32} icon={<ChevronLeftIcon size={20} />} label={texts.back} onPress={back} />
  );
  return (
    <PlayerDialog
      key={first}
      variant="panel"
      title={titles[page]}
      closeLabel={texts.close}
      onClose={onClose}
      onEscape={back}
      before={way}
    >
      {(leave) => (
        <div ref={content}>
          <PlayerMenu label={titles[page]} onBack={back} onTab={leave}>
            {pages[page]()}
          </PlayerMenu>
          {page === "captions" && (
            <p className={cx(sample)} data-size={captionLook.size} style={{ marginTop: 12 }}>
              <span className={captionLine} data-color={captionLook.color} data-background={captionLook.background}>
                {texts.captionSample}
              </span>
            </p>
          )}
        </div>
      )}
    </PlayerDialog>
  );
}
