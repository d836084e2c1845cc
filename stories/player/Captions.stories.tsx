import { plainCaptions } from "@kadr/design-system/player";
import { parseVtt } from "@kadr/design-system/player/transcript";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CaptionsLayer } from "../../design-system/src/player/CaptionsLayer.tsx";
import { engineIn } from "./fixtures.ts";

interface AwkwardFile {
  readonly name: string;
  /** WebVTT. */
  readonly file: string;
  /** The moment that is shown, s. */
  readonly at: number;
  /** Lines that are read at it. */
  readonly lines: readonly string[];
}

/** Files as people have them. */
const files: readonly AwkwardFile[] = [
  {
    name: "Времена сразу за текстом",
    file: "WEBVTT\n\n1\n00:01.000 --> 00:03.000\nЛёд встал в январе.\n2\n00:03.000 --> 00:05.000\nПо нему уже ездят.",
    at: 4,
    lines: ["По нему уже ездят."],
  },
  {
    name: "Стрелка без пробелов",
    file: "WEBVTT\n\n00:01.000-->00:03.000\nБез пробелов тоже видно.",
    at: 2,
    lines: ["Без пробелов тоже видно."],
  },
  {
    name: "Заголовок без пустой строки",
    file: "WEBVTT\nKind: captions\nLanguage: ru\n00:01.000 --> 00:03.000\nПервая реплика на месте.",
    at: 2,
    lines: ["Первая реплика на месте."],
  },
  {
    name: "Каждая реплика дважды",
    file: "WEBVTT\n\n00:01.000 --> 00:03.000\nОдин раз.\n\n00:01.000 --> 00:03.000\nОдин раз.",
    at: 2,
    lines: ["Один раз."],
  },
  {
    name: "Знаки ссылками",
    file: "WEBVTT\n\n00:01.000 --> 00:03.000\n&laquo;Д&#39;Артаньян&raquo; &mdash; 5&deg; &#x2764;&#xFE0F; AT&T",
    at: 2,
    lines: ["«Д'Артаньян» — 5° ❤️ AT&T"],
  },
  {
    name: "Русский и иврит",
    file: "WEBVTT\n\n00:01.000 --> 00:03.000\nПривет, мир!\nשלום עולם!",
    at: 2,
    lines: ["Привет, мир!", "שלום עולם!"],
  },
  {
    name: "Арабский и русский",
    file: "WEBVTT\n\n00:01.000 --> 00:03.000\nمرحبا بالعالم!\n\n00:01.500 --> 00:03.000\n— Привет!",
    at: 2,
    lines: ["مرحبا بالعالم!", "— Привет!"],
  },
  {
    name: "Из другого формата",
    file: "\uFEFF1\r\n00:00:01,000 --> 00:00:03,000\r\nЗапятая в долях секунды.\r\n\r\n2\r\n00:00:03,000 --> 00:00:05,000\r\nДальше.",
    at: 2,
    lines: ["Запятая в долях секунды."],
  },
  {
    name: "Разметка и голоса",
    file: 'WEBVTT\n\nSTYLE\n::cue { color: red }\n\n00:01.000 --> 00:03.000 line:0\n<v Диктор><c.red>Байкал</c> <00:02.000>зимой</v>\n<img src="x">1 < 2',
    at: 2,
    lines: ["Байкал зимой", "1 < 2"],
  },
  {
    name: "Слово длиннее строки",
    file: "WEBVTT\n\n00:01.000 --> 00:03.000\nПревысокомногорассмотрительствующий\n\n00:01.000 --> 00:03.000\n— Кто?\n\n00:01.000 --> 00:03.000\n— Он.",
    at: 2,
    lines: ["Превысокомногорассмотрительствующий", "— Кто?", "— Он."],
  },
];

function AwkwardFiles() {
  return (
    <ul
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(280px, 100%), 1fr))",
        gap: 16,
        margin: 0,
        padding: 0,
        listStyle: "none",
      }}
    >
      {files.map(({ name, file, at }) => (
        <li key={name}>
          {name}
          <div
            style={{ position: "relative", aspectRatio: "16 / 9", containerType: "inline-size", background: "#456" }}
          >
            <CaptionsLayer
              engine={engineIn({
                snapshot: { caption: "ru" },
                cues: parseVtt(file).filter(({ start, end }) => start <= at && at < end),
              })}
              look={plainCaptions}
              isRaised={false}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

const meta = { title: "Player/Captions", component: AwkwardFiles } satisfies Meta<typeof AwkwardFiles>;
export default meta;

/** Where a sign of a line is drawn. */
function placeOf(text: Text, sign: number): DOMRect {
  const range = document.createRange();
  range.setStart(text, sign);
  range.setEnd(text, sign + 1);
  return range.getBoundingClientRect();
}

/** Each of ten awkward files as a person reads it. */
export const TenAwkwardFiles: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const layers = [...canvasElement.querySelectorAll<HTMLElement>("[data-captions]")];
    await expect(layers.map((layer) => layer.innerText.split("\n").filter((line) => line.trim() !== ""))).toEqual(
      files.map(({ lines }) => lines),
    );
    // The sign that ends a line of Hebrew or Arabic stands at its left, whatever the script of the line above; of Russian at its right.
    const texts = layers.flatMap((layer) =>
      [...layer.querySelectorAll("span")].map((span) => span.firstChild).filter((node) => node instanceof Text),
    );
    for (const [line, isFromRight] of [
      ["Привет, мир!", false],
      ["שלום עולם!", true],
      ["مرحبا بالعالم!", true],
      ["— Привет!", false],
    ] as const) {
      const text = texts.find(({ data }) => data.split("\n").includes(line));
      if (!text) throw new Error(`no line «${line}»`);
      const first = text.data.indexOf(line);
      const [begin, end] = [placeOf(text, first), placeOf(text, first + line.length - 1)];
      await expect({ line, isFromRight: end.left < begin.left }).toEqual({ line, isFromRight });
    }
  },
};
