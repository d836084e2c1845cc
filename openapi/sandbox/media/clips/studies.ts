import { createRandom } from "../../random.ts";
import { disc, document, stars, times } from "../art/svg.ts";
import { artworks } from "../art/catalog.ts";
import { captions, paced } from "./captions.ts";
import { planet, screen, sprite } from "./draw.ts";
import type { ClipSpec } from "./types.ts";

const orbits = [90, 140, 200, 270];
const colors = ["#e9a06b", "#5fb3d9", "#d1495b", "#d9b38c"];

export const planets: ClipSpec = {
  id: "planety",
  title: "Планеты: кто быстрее",
  seconds: 45,
  fps: 15,
  size: [854, 480],
  heights: [480, 240],
  mp4: [240],
  crf: [34, 37],
  layers: [
    {
      name: "base",
      svg: document(
        screen,
        `<rect width="640" height="360" fill="#090c22"/>` +
          stars({ width: 640, height: 560 }, createRandom(7), 140) +
          orbits
            .map(
              (r) =>
                `<ellipse cx="320" cy="180" rx="${r}" ry="${r * 0.52}" fill="none" stroke="#fff" stroke-opacity="0.2"/>`,
            )
            .join("") +
          disc(320, 180, 30, "#ffe3a3", 3.2),
      ),
    },
    ...orbits.map((_, i) => ({
      name: `p${i}`,
      svg: planet([8, 12, 10, 22][i] as number, colors[i] as string, i === 3),
    })),
  ],
  graph: (W, H) =>
    orbits
      .map((r, i) => {
        const k = H / 360;
        const turn = `t*${(1.2 / (i + 1) ** 1.2).toFixed(3)}+${i * 1.7}`;
        const x = `${W / 2}-w/2+cos(${turn})*${r * k}`;
        const y = `${H / 2}-h/2+sin(${turn})*${r * 0.52 * k}`;
        return `[${i === 0 ? "base" : `s${i - 1}`}][p${i}]overlay=x='${x}':y='${y}'[${i === 3 ? "scene" : `s${i}`}]`;
      })
      .join(";"),
  music: {
    chords: [
      [65.4, 196, 293.7, 392],
      [73.4, 220, 329.6, 440],
      [87.3, 174.6, 261.6, 392],
    ],
    secondsPerChord: 8,
    pluck: 1,
    rate: 22050,
    kbps: 18,
    channels: 1,
  },
  captions: paced(captions.planets, 0.64),
  posterAt: 14,
};

const bars = ["#f4f4f4", "#f2d03b", "#3fc1c9", "#3fae5a", "#b04fc4", "#d64545", "#3a57c9", "#111318"];
export const card: ClipSpec = {
  id: "nastroyka-ekrana",
  title: "Настройка экрана и звука",
  seconds: 20,
  fps: 15,
  size: [854, 480],
  heights: [480, 240],
  mp4: [240],
  crf: [32, 35],
  layers: [
    {
      name: "base",
      svg: document(
        screen,
        `<rect width="640" height="360" fill="#3b4252"/>` +
          times(17, (i) => `<path d="M${i * 40} 0v360" stroke="#fff" stroke-opacity="0.18"/>`) +
          times(9, (i) => `<path d="M0 ${i * 40 + 20}h640" stroke="#fff" stroke-opacity="0.18"/>`) +
          `<circle cx="320" cy="180" r="160" fill="#2e3440" stroke="#fff" stroke-width="3"/>` +
          bars
            .map((color, i) => `<rect x="${180 + i * 35}" y="100" width="35" height="90" fill="${color}"/>`)
            .join("") +
          times(
            11,
            (i) =>
              `<rect x="${180 + i * 25.45}" y="190" width="26" height="40" fill="rgb(${i * 25},${i * 25},${i * 25})"/>`,
          ) +
          times(
            28,
            (i) => `<rect x="${182 + i * 10}" y="238" width="${Math.max(1, 6 - i * 0.2)}" height="34" fill="#fff"/>`,
          ),
      ),
    },
    { name: "hand", svg: sprite(40, 360, `<rect x="18" y="296" width="4" height="44" rx="2" fill="#ffd166"/>`) },
  ],
  graph: (W) => `[base][hand]overlay=x='${W * 0.27}+mod(t\\,2)/2*${W * 0.42}':y=0[scene]`,
  music: { chords: [[440], [880], [440], [660]], secondsPerChord: 5, pluck: 1, rate: 22050, kbps: 24, channels: 1 },
  captions: captions.card,
  posterAt: 5,
};

const record = sprite(
  250,
  250,
  `<g transform="scale(0.8333)"><circle cx="150" cy="150" r="146" fill="#14141c"/>` +
    times(
      9,
      (i) =>
        `<circle cx="150" cy="150" r="${58 + i * 9.5}" fill="none" stroke="#fff" stroke-opacity="${i % 3 ? 0.08 : 0.2}"/>`,
    ) +
    `<path d="M150 150L290 95A150 150 0 0 0 240 30ZM150 150L10 205A150 150 0 0 0 60 270Z" fill="#fff" ` +
    `opacity="0.08"/><circle cx="150" cy="150" r="52" fill="#ff9f6b"/>` +
    `<circle cx="150" cy="150" r="6" fill="#14141c"/></g>`,
);
/** Mostly to be listened to: the picture hardly matters. */
export const vinyl: ClipSpec = {
  id: "plastinka",
  title: "Вечер с пластинкой",
  seconds: 120,
  fps: 8,
  keyframes: 8,
  size: [640, 360],
  heights: [360, 240],
  mp4: [240],
  crf: [35, 37],
  layers: [
    {
      name: "base",
      svg: document(
        screen,
        `<rect width="640" height="360" fill="#0f5257"/>` +
          `<path d="M0 250q160 -70 320 0t320 0v110H0z" fill="#0b4347"/>` +
          `<circle cx="300" cy="186" r="128" fill="#000" opacity="0.25"/>`,
      ),
    },
    { name: "record", svg: record },
    // The label's spot turns, the record itself stands still: a turning picture would cost ten times the bits.
    { name: "glint", svg: sprite(24, 24, `<circle cx="12" cy="12" r="7" fill="#fff3e4"/>`) },
    {
      name: "arm",
      svg: document(
        screen,
        `<path d="M474 70L452 214L384 256" fill="none" stroke="#fdfbe8" stroke-width="9" ` +
          `stroke-linecap="round" stroke-linejoin="round"/><circle cx="474" cy="70" r="19" fill="#fdfbe8"/>` +
          `<circle cx="474" cy="70" r="8" fill="#ff9f6b"/>`,
      ),
    },
  ],
  graph: (W, H) =>
    `[base][record]overlay=x=${Math.round(W * 0.453)}-w/2:y=${Math.round(H * 0.5)}-h/2[a];` +
    `[a][glint]overlay=x='${Math.round(W * 0.453)}-w/2+cos(t*1.4)*${Math.round(H * 0.085)}':` +
    `y='${Math.round(H * 0.5)}-h/2+sin(t*1.4)*${Math.round(H * 0.085)}'[b];` +
    "[b][arm]overlay=0:0[scene]",
  music: {
    chords: [
      [110, 207.7, 261.6, 329.6, 392],
      [146.8, 220, 261.6, 349.2],
      [98, 174.6, 246.9, 293.7],
      [130.8, 196, 246.9, 329.6],
    ],
    secondsPerChord: 3,
    pluck: 0.375,
    rate: 16000,
    kbps: 16,
    channels: 1,
  },
  captions: paced(captions.vinyl, 0.7),
  posterAt: 3,
};

const views = ["mountains-2", "sea-2", "desert-4", "forest-5", "road-3", "city-4"];
/** Ten minutes at very few bits: six still views with a slow light, so that seeking, chapters and resuming make sense. */
export const journey: ClipSpec = {
  id: "shest-peyzazhey",
  title: "Шесть пейзажей за десять минут",
  seconds: 600,
  fps: 4,
  keyframes: 10,
  size: [640, 360],
  heights: [360, 240],
  mp4: [240],
  crf: [38, 38],
  layers: [
    ...views.map((id, i) => ({
      name: `v${i}`,
      svg:
        artworks()
          .find((art) => art.id === id)
          ?.svg() ?? "",
    })),
    { name: "glow", svg: sprite(90, 360, disc(45, 60, 7, "#ffffff", 4)) },
  ],
  graph: (W) =>
    `[v0]null[s0];${views
      .slice(1)
      .map(
        (_, i) =>
          `[v${i + 1}]loop=-1:1,fps=4,fade=in:st=${(i + 1) * 100}:d=2:alpha=1[f${i + 1}];[s${i}][f${i + 1}]overlay=0:0[s${i + 1}]`,
      )
      .join(";")};[s5][glow]overlay=x='mod(t\\,100)/100*${W}-45':y='20+sin(t/20)*12'[scene]`,
  music: {
    chords: [
      [110, 164.8, 220],
      [98, 146.8, 196],
      [87.3, 130.8, 174.6],
      [98, 146.8, 220],
    ],
    secondsPerChord: 10,
    pluck: 2.5,
    rate: 11025,
    kbps: 8,
    channels: 1,
  },
  captions: captions.journey,
  posterAt: 130,
  chapters: [
    [0, "Горы"],
    [100, "Море"],
    [200, "Пустыня"],
    [300, "Лес"],
    [400, "Дорога"],
    [500, "Город"],
  ],
};
