import { createRandom } from "../../random.ts";
import { mix } from "../art/palettes.ts";
import { balloon } from "../art/indoors.ts";
import { cloud, depthColor, disc, document, sky, stars, times } from "../art/svg.ts";
import {
  cityStrip,
  cloudStrip,
  palette,
  pineStrip,
  ridgeStrip,
  screen,
  scroll,
  sprite,
  sun,
  treeStrip,
} from "./draw.ts";
import type { ClipSpec } from "./types.ts";
import { captions, paced } from "./captions.ts";

const dawn = palette("рассвет");
const day = palette("день");
const night = palette("ночь");
const autumn = palette("осень");
const sunset = palette("закат");

const birds = sprite(
  200,
  360,
  [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<path d="M${20 + i * 34} ${60 + (i % 2) * 22 + i * 3}q8 -9 14 0q6 -9 14 0" fill="none" stroke="#20304f" stroke-width="2.6" stroke-linecap="round"/>`,
    )
    .join(""),
);

/** The default clip of the sandbox: 65 s with four chapters. */
export const mountains: ClipSpec = {
  id: "gory-rassvet",
  title: "Рассвет в горах",
  seconds: 65,
  fps: 15,
  size: [1280, 720],
  heights: [720, 480, 240],
  mp4: [240],
  crf: [33, 35, 37],
  layers: [
    { name: "dawn", svg: document(screen, sky(screen, dawn)) },
    { name: "day", svg: document(screen, sky(screen, day)) },
    {
      name: "dark",
      svg: document(
        screen,
        `<rect width="640" height="360" fill="#060a1e" opacity="0.8"/>${stars(screen, createRandom(5), 90)}${disc(520, 70, 20, "#f3f1dc", 3)}`,
      ),
    },
    { name: "sun", svg: sun("#ffe9bd") },
    { name: "clouds", svg: cloudStrip(3, "#ffffff", 0.55) },
    ...[0, 1, 2, 3].map((i) => ({
      name: `ridge${i}`,
      svg: ridgeStrip(
        11 + i * 7,
        205 + i * 42,
        64 - i * 12,
        i < 2,
        mix(depthColor(dawn, i / 3), depthColor(day, i / 3), 0.35),
      ),
    })),
    { name: "pines", svg: pineStrip(44, "#14233a", 15, [34, 96]) },
    { name: "birds", svg: birds },
  ],
  graph: (W, H) =>
    `[day]loop=-1:1,fps=15,fade=in:st=27:d=9:alpha=1[dayf];[dark]loop=-1:1,fps=15,fade=out:st=8:d=16:alpha=1[darkf];` +
    `[dawn][dayf]overlay=0:0[a];[a][sun]overlay=x=${W * 0.36}:y='${H * 0.42}-min(t\\,58)*${H * 0.0068}'[b];[b][clouds]overlay=${scroll(W, 0.5)}[c];` +
    `[c][ridge0]overlay=${scroll(W, 0.25)}[d0];[d0][ridge1]overlay=${scroll(W, 0.5)}[d1];` +
    `[d1][ridge2]overlay=${scroll(W, 0.9)}[d2];[d2][ridge3]overlay=${scroll(W, 1.5)}[d3];` +
    `[d3][pines]overlay=${scroll(W, 2.4)}[e];` +
    `[e][birds]overlay=x='(t-44)*${W * 0.06}-${W * 0.3}':y='${H * 0.12}+sin(t)*8':enable='gt(t\\,42)'[f];[f][darkf]overlay=0:0[scene]`,
  music: {
    chords: [
      [110, 220, 277.2, 329.6],
      [98, 196, 246.9, 293.7],
      [87.3, 174.6, 220, 261.6],
      [98, 196, 246.9, 329.6],
    ],
    secondsPerChord: 6.5,
    pluck: 0.65,
    rate: 44100,
    kbps: 32,
    channels: 2,
  },
  captions: captions.mountains,
  posterAt: 40,
  chapters: [
    [0, "Ночь перед рассветом"],
    [12, "Первый свет"],
    [28, "Утро"],
    [45, "Птицы над хребтом"],
  ],
};

export const city: ClipSpec = {
  id: "nochnoy-gorod",
  title: "Ночной город из окна трамвая",
  seconds: 45,
  fps: 12,
  size: [854, 480],
  heights: [480, 240],
  mp4: [240],
  crf: [37, 39],
  layers: [
    {
      name: "base",
      svg: document(screen, sky(screen, night) + stars(screen, createRandom(2), 80) + disc(470, 80, 26, night.light)),
    },
    { name: "far", svg: cityStrip(5, night, 0.15, 90, 210, 0) },
    { name: "mid", svg: cityStrip(8, night, 0.55, 70, 160, 0.16) },
    { name: "near", svg: cityStrip(13, night, 0.95, 40, 110, 0.34) },
    {
      name: "road",
      svg: document(
        { width: 1280, height: 360 },
        `<rect y="334" width="1280" height="26" fill="#0a0d16"/>` +
          times(16, (i) => `<rect x="${i * 80 + 10}" y="346" width="38" height="3" fill="#f3f1dc" opacity="0.55"/>`) +
          times(
            8,
            (i) =>
              `<g transform="translate(${i * 160 + 60} 0)">` +
              `<rect y="252" width="3" height="86" fill="#05070f"/><path d="M0 254h26v3H0z" fill="#05070f"/>` +
              `<circle cx="24" cy="260" r="16" fill="#ffd98a" opacity="0.2"/>` +
              `<circle cx="24" cy="260" r="4" fill="#ffe9bd"/></g>`,
          ),
      ),
    },
    {
      name: "car",
      svg: sprite(
        120,
        360,
        `<path d="M10 346q0 -14 14 -15l14 -12h34l16 12q22 1 22 15z" fill="#e4572e"/>` +
          `<path d="M42 330l9 -8h17l9 8z" fill="#bfe3f7"/><circle cx="34" cy="347" r="8" fill="#10131c"/>` +
          `<circle cx="88" cy="347" r="8" fill="#10131c"/><circle cx="109" cy="339" r="3" fill="#fff3c4"/>`,
      ),
    },
  ],
  graph: (W) =>
    `[base][far]overlay=${scroll(W, 0.3)}[a];[a][mid]overlay=${scroll(W, 0.7)}[b];` +
    `[b][near]overlay=${scroll(W, 2)}[c];[c][road]overlay=${scroll(W, 4)}[d];` +
    `[d][car]overlay=x='mod(t*${W * 0.09}\\,${W * 1.5})-${W * 0.25}':y=0[scene]`,
  music: {
    chords: [
      [130.8, 196, 311.1, 392],
      [116.5, 174.6, 293.7, 349.2],
      [103.8, 207.7, 261.6, 311.1],
      [98, 196, 246.9, 349.2],
    ],
    secondsPerChord: 5,
    pluck: 0.5,
    rate: 22050,
    kbps: 18,
    channels: 1,
  },
  captions: paced(captions.city, 0.38),
  posterAt: 30,
};

export const lighthouse: ClipSpec = {
  id: "more-i-mayak",
  title: "Море у старого маяка",
  seconds: 50,
  fps: 12,
  size: [854, 480],
  heights: [480, 240],
  mp4: [240],
  crf: [36, 38],
  layers: [
    {
      name: "base",
      svg: document(
        screen,
        `${sky(screen, sunset)}${disc(400, 150, 32, sunset.light)}` +
          `<rect y="204" width="640" height="160" fill="#7c3a5e"/>` +
          times(
            18,
            (i) =>
              `<rect x="${330 + ((i * 53) % 140)}" y="${208 + i * 5}" width="${30 + ((i * 37) % 60)}" ` +
              `height="2" rx="1" fill="#ffd9a0" opacity="0.5"/>`,
          ),
      ),
    },
    { name: "clouds", svg: cloudStrip(9, "#ffd9c0", 0.4) },
    { name: "wave0", svg: ridgeStrip(21, 240, 8, false, "#6a2f57") },
    {
      name: "boat",
      svg: sprite(
        180,
        360,
        `<path d="M92 120V232H36z" fill="#fdfaf2"/><path d="M98 142V232h42z" fill="#ff7f51"/><path d="M28 240h126l-20 20H46z" fill="#22102e"/>`,
      ),
    },
    { name: "wave1", svg: ridgeStrip(22, 272, 9, false, "#4d2350") },
    { name: "wave2", svg: ridgeStrip(23, 308, 10, false, "#331842") },
    {
      name: "rock",
      svg: document(
        screen,
        `<path d="M-10 360L24 236h84L176 360z" fill="#1a0c24"/>` +
          `<path d="M44 238L52 110h28L88 238z" fill="#f6f2e8"/>` +
          `<path d="M47 200l2 -30h34l2 30zM50.500 148l1 -22h29l1 22z" fill="#d1495b"/>` +
          `<rect x="49" y="86" width="34" height="24" fill="#fff0c2"/>` +
          `<path d="M44 86h44L66 62z" fill="#d1495b"/>${disc(66, 98, 7, "#fff0c2", 6)}`,
      ),
    },
  ],
  graph: (W, H) =>
    `[base][clouds]overlay=${scroll(W, 0.5)}[a];[a][wave0]overlay=${scroll(W, 0.7)}[b];` +
    `[b][boat]overlay=x='${W * 0.9}-t*${W * 0.0085}':y='sin(t*0.9)*${H * 0.012}'[c];` +
    `[c][wave1]overlay=x='-mod(t*${W * 0.02}\\,${W})':y='sin(t*0.8)*5'[d];` +
    `[d][wave2]overlay=x='-mod(t*${W * 0.035}\\,${W})':y='sin(t*0.7+1)*6'[e];[e][rock]overlay=0:0[scene]`,
  music: {
    chords: [
      [146.8, 220, 293.7, 370],
      [123.5, 185, 246.9, 370],
      [98, 196, 293.7, 392],
      [110, 220, 277.2, 329.6],
    ],
    secondsPerChord: 7.5,
    pluck: 0.94,
    rate: 22050,
    kbps: 18,
    channels: 1,
  },
  captions: paced(captions.lighthouse, 0.56),
  posterAt: 25,
};

const leaves = ["#e76f51", "#e9a23b", "#c8553d", "#d98e3a", "#b5482f"];
export const forest: ClipSpec = {
  id: "osenniy-les",
  title: "Прогулка по осеннему лесу",
  seconds: 50,
  fps: 12,
  size: [854, 480],
  heights: [480, 240],
  mp4: [240],
  crf: [38, 40],
  layers: [
    {
      name: "base",
      svg: document(screen, sky(screen, autumn) + disc(180, 90, 30, autumn.light) + cloud(480, 70, 26, "#ffffff", 0.5)),
    },
    {
      name: "far",
      svg: treeStrip(
        31,
        leaves.map((leaf) => mix(leaf, autumn.sky[2], 0.6)),
        mix(autumn.near, autumn.sky[2], 0.6),
        22,
        [90, 140],
        262,
        mix("#b5703f", autumn.sky[2], 0.5),
      ),
    },
    {
      name: "mid",
      svg: treeStrip(
        32,
        leaves.map((leaf) => mix(leaf, autumn.sky[2], 0.25)),
        mix(autumn.near, autumn.sky[2], 0.3),
        12,
        [150, 220],
        298,
        "#a3552f",
      ),
    },
    { name: "near", svg: treeStrip(33, leaves, "#2f120b", 4, [250, 330], 336, "#5a2414") },
  ],
  graph: (W) =>
    `[base][far]overlay=${scroll(W, 0.5)}[a];[a][mid]overlay=${scroll(W, 1.2)}[b];[b][near]overlay=${scroll(W, 2.6)}[scene]`,
  music: {
    chords: [
      [130.8, 196, 261.6, 329.6],
      [110, 220, 261.6, 329.6],
      [87.3, 174.6, 261.6, 349.2],
      [98, 196, 246.9, 293.7],
    ],
    secondsPerChord: 6,
    pluck: 0.75,
    rate: 22050,
    kbps: 18,
    channels: 1,
  },
  captions: paced(captions.forest, 0.29),
  posterAt: 20,
};

const tall = { width: 360, height: 640 };
const bright = { ...day, sky: ["#5aa9dd", "#a9dcf2", "#fff1d6"] as const };
/** A short: 9:16. */
export const balloons: ClipSpec = {
  id: "shary",
  title: "Шары поднимаются!",
  seconds: 24,
  fps: 15,
  size: [480, 854],
  heights: [854, 426],
  mp4: [426],
  crf: [34, 37],
  layers: [
    {
      name: "base",
      svg: document(
        tall,
        `${sky(tall, bright)}${disc(280, 110, 40, "#ffe08a", 2.4)}${cloud(90, 130, 26, "#ffffff", 0.8)}` +
          `${cloud(250, 260, 30, "#ffffff", 0.7)}${cloud(110, 420, 24, "#ffffff", 0.7)}` +
          `<path d="M0 560q90 -50 180 -10t180 -20v110H0z" fill="#7cb56b"/>` +
          `<path d="M0 600q120 -40 360 0v40H0z" fill="#558f4c"/>`,
      ),
    },
    ...(["#f28482", "#f6bd60", "#6d9dc5"] as const).map((color, i) => ({
      name: `b${i}`,
      svg: sprite(180, 640, balloon(90, 120, 62 - i * 12, color, "#fff6e0")),
    })),
  ],
  graph: (W, H) =>
    `[base][b1]overlay=x='${W * 0.45}+sin(t*0.7)*14':y='${H}-mod(t*${H * 0.055}+${H * 0.35}\\,${H * 1.35})'[a];` +
    `[a][b2]overlay=x='${W * 0.02}+sin(t*0.6+2)*16':y='${H}-mod(t*${H * 0.045}+${H * 0.9}\\,${H * 1.35})'[b];` +
    `[b][b0]overlay=x='${W * 0.22}+sin(t*0.5)*20':y='${H}-mod(t*${H * 0.06}+${H * 0.6}\\,${H * 1.4})'[scene]`,
  music: {
    chords: [
      [196, 293.7, 392, 493.9],
      [174.6, 261.6, 349.2, 440],
      [196, 246.9, 392, 587.3],
    ],
    secondsPerChord: 4,
    pluck: 0.33,
    rate: 22050,
    kbps: 20,
    channels: 1,
  },
  captions: captions.balloons,
  posterAt: 8,
};
