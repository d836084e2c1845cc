import { Player, type CaptionLook, type PlayerMode, type PlayerQueue } from "@kadr/design-system/player";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { SubscribeButton } from "@kadr/design-system/primitives/SubscribeButton";
import { subscriptionsTexts } from "../../host/src/texts/subscriptions.ts";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { playerTexts } from "../../host/src/texts/player.ts";
import { wide } from "../fixtures/pictures.ts";
import { engineIn, modelIn, modelOf, next, previous } from "./fixtures.ts";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";

const meta = {
  title: "Player/Player",
  component: Player,
  args: {
    model: modelIn(),
    hidesControls: false,
    onModeChange: fn(),
    chaptersPanel: { onPress: fn() },
  },
  argTypes: { model: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 960 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Player>;
export default meta;
type Story = StoryObj<typeof meta>;

const spoken = [{ start: 60, end: 70, text: "До рассвета ещё несколько минут.\nНад горами видны звёзды." }];

/** Paused: everything that can be done is in sight. */
export const Default: Story = {};

/** The poster waits for the first press. */
export const Poster: Story = {
  args: { model: modelIn({ snapshot: { phase: "idle", hasFrame: false }, time: { current: 0, buffered: 0 } }) },
};

export const Playing: Story = { args: { model: modelIn({ snapshot: { phase: "playing", isWanted: true } }) } };

/** After 3 s of playing without a sign of the viewer. */
export const Quiet: Story = {
  args: {
    hidesControls: true,
    model: modelIn({ snapshot: { phase: "playing", isWanted: true, caption: "ru" }, cues: spoken }),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-player]")).toHaveAttribute("data-quiet"), {
      timeout: 6_000,
    });
  },
};

export const InPlaylist: Story = { args: { model: modelIn({}, { queue: { next, previous } }) } };

/** The last frame stays under the wheel. */
export const Waiting: Story = {
  args: { model: modelIn({ snapshot: { phase: "waiting", isWanted: true } }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => within(canvasElement).getByRole("img", { name: playerTexts.buffering }));
  },
};

export const Ended: Story = {
  args: {
    model: modelIn({ snapshot: { phase: "ended" }, time: { current: 634, buffered: 634 } }, { queue: { next } }),
  },
};

const offer = {
  href: href("#next"),
  title: "Ржаной хлеб на закваске без хлебопечки",
  author: "Северный маршрут",
  thumbnailUrl: wide[1] ?? null,
  durationSeconds: 754,
};
const endedWith = (queue: PlayerQueue) =>
  modelIn({ snapshot: { phase: "ended" }, time: { current: 634, buffered: 634 } }, { queue });
/** Next video, beside its picture. */
export const EndedWithOffer: Story = { args: { model: endedWith({ offer }) } };
/** The next one of a playlist begins by itself, unless somebody stays. */
export const EndedAndNextBegins: Story = {
  args: { model: endedWith({ next, previous, offer, offerIn: 5, onTake: fn(), onStay: fn() }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: playerTexts.offerStay }));
    await expect(args.model.queue?.onStay).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("link", { name: `${playerTexts.offerTake}: ${offer.title}` }));
    await expect(args.model.queue?.onTake).toHaveBeenCalled();
  },
};
export const EndedWithLongOffer: Story = {
  args: {
    model: endedWith({
      offer: {
        ...offer,
        title:
          "Высокопревосходительство: достопримечательности Североморского рентгеноэлектрокардиографического района",
        thumbnailUrl: null,
      },
    }),
  },
};

const more = [
  "Почему телескоп видит прошлое",
  "Зимовка на метеостанции",
  "Как поют льды Байкала",
  "Ночной поезд на север",
  "Пятое",
].map((name, index) => ({
  ...offer,
  href: href(`#more-${index}`),
  title: name,
  thumbnailUrl: wide[index % wide.length] ?? null,
}));
/** Besides what is next: what else there is, and following the author. */
export const EndedWithMore: Story = {
  args: {
    model: endedWith({
      offer,
      more,
      author: {
        name: "Горы и люди",
        follow: <SubscribeButton name="Горы и люди" isFollowed={false} onToggle={fn()} texts={subscriptionsTexts} />,
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: /^Подписаться/, hidden: true });
    await expect(canvas.queryByText("Пятое")).toBeNull();
  },
};

/** Held: twice as fast, and a sign that says so. */
export const Fast: Story = {
  args: { model: modelIn({ snapshot: { phase: "playing", isWanted: true, isFast: true } }) },
};

/** The place is kept; once more, a lower quality, or the sound alone. */
export const FailedNetwork: Story = {
  args: { model: modelIn({ snapshot: { phase: "failed", failure: "network" } }), onSoundOnly: fn() },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole("alert");
    await expect(alert).toHaveTextContent("Остановились на 1:05.");
    await expect(
      within(alert)
        .getAllByRole("button")
        .map((button) => button.textContent),
    ).toEqual(["Попробовать снова", "Качество ниже: 360p", "Только звук"]);
  },
};
export const FailedFormat: Story = { args: { model: modelIn({ snapshot: { phase: "failed", failure: "format" } }) } };
const hevc = { name: "HEVC, H.265", isDecoded: false };
/** The browser has no decoder for the picture: which, what helps, and its sound. */
export const FailedPicture: Story = {
  args: {
    model: modelIn({
      snapshot: {
        phase: "failed",
        failure: "format",
        hasFrame: false,
        qualities: [1080],
        codecs: { picture: hevc, sound: { name: "AAC", isDecoded: true } },
      },
      time: { current: 0 },
    }),
    onSoundOnly: fn(),
  },
};
/** The same of the sound, which leaves the picture playing. */
export const WithoutSound: Story = {
  args: {
    model: modelIn({
      snapshot: {
        phase: "playing",
        isWanted: true,
        codecs: { picture: null, sound: { name: "AC-3", isDecoded: false } },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByText("Звук этого видео (AC-3) браузер не умеет воспроизводить");
    await expect(notice).toBeVisible();
  },
};
export const Unavailable: Story = {
  args: {
    model: modelIn({ snapshot: { phase: "failed", failure: "unavailable", hasFrame: false } }, { queue: { next } }),
  },
};

/** A recording whose length nobody knows yet. */
export const LengthUnknown: Story = {
  args: {
    model: modelIn(
      { snapshot: { phase: "playing", isWanted: true, duration: 0 }, time: { current: 3, buffered: 3 } },
      { video: { chapters: [] } },
    ),
  },
};

/** No length, no time line, no speed. */
export const Live: Story = {
  args: {
    model: modelIn(
      { snapshot: { phase: "playing", isWanted: true, isLive: true, duration: 0 } },
      { video: { title: "Прямой эфир: северное сияние над Териберкой" } },
    ),
  },
};

/** The browser let only a silent beginning through. */
export const MutedByAutoplay: Story = {
  args: {
    model: modelIn({ snapshot: { phase: "playing", isWanted: true, isMuted: true, isMutedByAutoplay: true } }),
  },
};

export const WithCaptions: Story = { args: { model: modelIn({ snapshot: { caption: "ru" }, cues: spoken }) } };
export const LargeYellowCaptions: Story = {
  parameters: { excused: { cutWords: "a picture 140 px high has no room for five of the largest lines" } },
  args: {
    model: modelIn(
      { snapshot: { caption: "ru" }, cues: spoken },
      { preferences: { captionLook: { size: "xl", color: "yellow", background: "none" } } },
    ),
  },
};

export const Audio: Story = {
  args: {
    mode: "audio",
    model: modelIn({ snapshot: { phase: "playing", isWanted: true } }, { video: { subtitle: "Северный маршрут" } }),
  },
};
/** A video whose picture was left out: it can come back. */
export const SoundOnly: Story = {
  args: { ...Audio.args, onSoundOnly: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: playerTexts.withPicture }));
    await expect(args.onSoundOnly).toHaveBeenCalledWith(false);
  },
};
export const Cinema: Story = {
  args: { mode: "cinema" },
  decorators: [
    (Story) => (
      <div style={{ width: "100%" }}>
        <Story />
      </div>
    ),
  ],
};
/** The whole screen is the picture's: no rounded corners, and the button leads back. */
export const Fullscreen: Story = {
  args: { model: modelIn({ snapshot: { isFullscreen: true } }) },
  decorators: [
    (Story) => (
      <div style={{ width: "100%", height: 540 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: playerTexts.fullscreenExit })).toBeVisible();
    // the wide screen is no choice there
    await expect(canvas.queryByRole("button", { name: playerTexts.cinema })).toBeNull();
  },
};
export const Mini: Story = {
  args: {
    mode: "mini",
    home: href("#video"),
    model: modelIn({ snapshot: { phase: "playing", isWanted: true } }),
  },
  decorators: [
    (Story) => (
      <div style={{ width: "min(320px, 100%)" }}>
        <Story />
      </div>
    ),
  ],
};
/** It follows a person who scrolls on: the way back leads up the page. */
export const MiniOnItsPage: Story = { ...Mini, args: { ...Mini.args, home: fn() } };
/** Without a sign of the viewer only the line is left. */
export const MiniQuiet: Story = {
  ...Mini,
  args: { ...Mini.args, hidesControls: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-player]")).toHaveAttribute("data-quiet"), {
      timeout: 6_000,
    });
  },
};
export const MiniFailed: Story = {
  ...Mini,
  args: { ...Mini.args, model: modelIn({ snapshot: { phase: "failed", failure: "network" } }) },
};

/** Name of an icon, and its key: under the focus of the keyboard or a pointer that rests. */
export const Tip: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.keyboard("{Tab}");
    within(canvasElement).getByRole("button", { name: playerTexts.cinema }).focus();
    await waitFor(() => expect(canvasElement.querySelector("[data-tip]")).toHaveTextContent(`${playerTexts.cinema}T`));
  },
};

export const InPictureInPicture: Story = { args: { model: modelIn({ snapshot: { isPictureInPicture: true } }) } };

/** A paid stub takes the place of the controls; the media is not asked for. */
export const Stubbed: Story = { args: { stub: <p style={{ padding: 24 }}>Фильм доступен по подписке</p> } };

/** Long words, many chapters, hours. */
export const Stress: Story = {
  args: {
    model: modelIn(
      { snapshot: { duration: 36_600 }, time: { current: 35_000, buffered: 36_000 } },
      {
        video: {
          title:
            "Высокопревосходительство: достопримечательности Североморского рентгеноэлектрокардиографического района",
          chapters: Array.from({ length: 60 }, (_, index) => ({
            time: index * 610,
            name: `Рентгеноэлектрокардиографическая глава номер ${index + 1}`,
          })),
        },
        queue: { next, previous },
      },
    ),
  },
};

export const SettingsOpen: Story = {
  args: { model: modelIn() },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: playerTexts.settings }));
    await within(canvasElement).findByRole("dialog", { name: playerTexts.settings });
  },
};

const qualityEngine = engineIn({});
/** Quality is chosen, and the way back leads to the list of settings. */
export const QualityChosen: Story = {
  args: { model: modelOf(qualityEngine) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: playerTexts.settings }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: /^Качество/ }));
    await userEvent.click(canvas.getByRole("menuitemradio", { name: "360p" }));
    await expect(qualityEngine.getSnapshot().quality).toBe(360);
  },
};

/** By keys alone: in by Right, on the choice of now, through the others by arrows, back a level by Left and Escape. */
export const SettingsByKeys: Story = {
  args: { model: modelIn({ snapshot: { quality: 720 } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: playerTexts.settings });
    for (let opening = 0; opening < 2; opening++) {
      button.focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(canvas.getByRole("menuitem", { name: /^Качество/ })).toHaveFocus());
      await userEvent.keyboard("{ArrowRight}");
      await expect(canvas.getByRole("menuitemradio", { name: "720p" })).toHaveFocus();
      await userEvent.keyboard("{ArrowDown}");
      await expect(canvas.getByRole("menuitemradio", { name: "360p" })).toHaveFocus();
      await expect(canvas.getByRole("menuitemradio", { name: "720p" })).toBeChecked();
      await userEvent.keyboard("{ArrowLeft}");
      await expect(canvas.getByRole("menuitem", { name: /^Качество/ })).toHaveFocus();
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await expect(canvas.getByRole("menuitemradio", { name: playerTexts.speedNormal })).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await expect(canvas.getByRole("menuitem", { name: /^Скорость/ })).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await expect(button).toHaveFocus();
    }
  },
};

/** All speeds there are, with the one of now. */
export const SpeedOpen: Story = {
  args: { model: modelIn({ snapshot: { rate: 1.5 } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: playerTexts.settings }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: /^Скорость/ }));
    await expect(canvas.getByRole("menuitemradio", { name: playerTexts.speedValue(1.5) })).toBeChecked();
    await expect(canvas.getByRole("menuitemradio", { name: playerTexts.speedNormal })).not.toBeChecked();
  },
};

export const Muted: Story = { args: { model: modelIn({ snapshot: { isMuted: true } }) } };

const loudEngine = engineIn({ snapshot: { volume: 0.5 } });
/** The line of the volume opens beside its button for whoever comes by keys, too; a phone has buttons of its own. */
export const VolumeOpen: Story = {
  args: { model: modelOf(loudEngine) },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole("slider", { name: playerTexts.volume });
    slider.focus();
    // what the browser makes of an arrow key
    await fireEvent.change(slider, { target: { value: "0.45" } });
    await expect(loudEngine.getSnapshot().volume).toBeCloseTo(0.45);
    await expect(slider).toHaveAttribute("aria-valuetext", playerTexts.volumeValue(45, false));
  },
};

const captionEngine = engineIn({ cues: spoken });
export const CaptionsOpen: Story = {
  args: { model: modelOf(captionEngine) },
  render: function Render(args) {
    const [captionLook, onCaptionLookChange] = useState<CaptionLook>({
      size: "m",
      color: "white",
      background: "shade",
    });
    return <Player {...args} model={{ ...args.model, preferences: { captionLook, onCaptionLookChange } }} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Субтитры/ }));
    await userEvent.click(await canvas.findByRole("menuitemradio", { name: "Русские" }));
    await userEvent.click(canvas.getByRole("menuitemradio", { name: "Крупный" }));
    await expect(captionEngine.getSnapshot().caption).toBe("ru");
    await expect(canvasElement.querySelector("[data-captions]")).toHaveAttribute("data-size", "l");
  },
};

export const ShortcutsOpen: Story = {
  args: { model: modelIn({}, { preferences: { onPageShortcutsChange: fn() } }) },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>("[data-player]")?.focus();
    await userEvent.keyboard("{Shift>}[Slash]{/Shift}");
    await within(canvasElement).findByRole("dialog", { name: playerTexts.shortcuts });
  },
};

const keyboardEngine = engineIn({
  snapshot: { phase: "playing", isWanted: true },
  time: { current: 65, buffered: 300 },
});
/** Every request by keys alone. */
export const ByKeyboard: Story = {
  args: { model: modelOf(keyboardEngine) },
  play: async ({ canvasElement, args }) => {
    canvasElement.querySelector<HTMLElement>("[data-player]")?.focus();
    await userEvent.keyboard("[KeyK][KeyL][ArrowLeft][KeyM][KeyC][KeyT]{Shift>}[Period]{/Shift}[Digit5][Comma]");
    const requests = keyboardEngine.requests.map(([name, ...rest]) => [name, ...rest].join(" "));
    for (const request of [
      "pause",
      "seek 75",
      "seek 70",
      "setMuted true",
      "setCaption ru",
      "setRate 1.25",
      "seek 317",
      "step -1",
    ])
      await expect(requests).toContain(request);
    await expect(args.onModeChange).toHaveBeenCalledWith("cinema" satisfies PlayerMode);
  },
};

const spaceEngine = engineIn({ snapshot: { phase: "playing", isWanted: true } });
/** Space is the video's after a click, and presses a button that was come to by keys. */
export const SpaceAfterAClick: Story = {
  args: { model: modelOf(spaceEngine) },
  parameters: { visual: { skip: "looks as Playing does" } },
  play: async ({ canvasElement }) => {
    const requestsFrom = (from: number) => spaceEngine.requests.slice(from).map((request) => request.join(" "));
    const mute = within(canvasElement).getByRole("button", { name: playerTexts.mute });
    const first = spaceEngine.requests.length;
    await userEvent.click(mute);
    await expect(mute).toHaveFocus();
    await userEvent.keyboard("[Space][Space]");
    await expect(requestsFrom(first)).toEqual(["setMuted true", "pause", "play"]);
    // away by keys and back
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(mute).toHaveFocus();
    const second = spaceEngine.requests.length;
    await userEvent.keyboard("[Space]");
    await expect(requestsFrom(second)).toEqual(["setMuted false"]);
    mute.blur();
  },
};

/** Under the pointer: the picture, the time and the chapter of that place. */
export const SeekPreview: Story = {
  args: { model: modelIn() },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole("slider", { name: playerTexts.seek });
    await expect(slider).toHaveAttribute(
      "aria-valuetext",
      "1\u00A0минута 5\u00A0секунд из 10\u00A0минут 34\u00A0секунд, глава «Первая трещина»",
    );
    const line = slider.parentElement as HTMLElement;
    const box = line.getBoundingClientRect();
    await fireEvent.pointerEnter(line, { pointerType: "mouse" });
    await fireEvent.pointerMove(line, {
      clientX: box.left + box.width * 0.62,
      clientY: box.top + 4,
      pointerType: "mouse",
    });
    await within(canvasElement).findByText("Остров Ольхон");
  },
};

/** Seeking by keys shows the place as well, for a moment. */
export const SeekPreviewByKeys: Story = {
  args: { model: modelIn({ time: { current: 372 } }) },
  parameters: { visual: { skip: "gone after a moment; SeekPreview shows the same picture" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("slider", { name: playerTexts.seek }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvasElement.querySelector("[data-seek-preview]")).toHaveTextContent("Остров Ольхон"));
    await waitFor(() => expect(canvasElement.querySelector("[data-seek-preview]")).toBeNull(), { timeout: 5000 });
  },
};
