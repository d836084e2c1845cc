/** Medians of one page under one set of conditions, by kind: `kadr`, `static`, `react`. */
export type Medians = Readonly<Record<string, Readonly<Record<string, number | null>>>>;

export interface Verdict {
  page: string;
  figure: string;
  ours: number | null;
  /** Floor that it is held against, and that floor's own figure. */
  floor: string;
  floorHas: number | null;
  ratio: number | null;
  target: string;
  isMet: boolean;
}

/** At most so many times what the floor has. */
interface Target {
  figure: string;
  floor: "static" | "react";
  max: number;
}

/** On the slow line (issue 11). */
const slowTargets: readonly Target[] = [
  { figure: "titles", floor: "static", max: 1.3 },
  { figure: "lcp", floor: "static", max: 1.1 },
  { figure: "menu", floor: "react", max: 1 },
  { figure: "play", floor: "react", max: 1 },
  { figure: "reaction", floor: "react", max: 1 },
  { figure: "firstFrame", floor: "react", max: 1 },
];
/** Unthrottled nothing that a person waits for is later than with React alone. */
const unthrottledTargets: readonly Target[] = [
  "fcp",
  "titles",
  "lcp",
  "menu",
  "play",
  "reaction",
  "firstFrame",
  "moves",
].map((figure) => ({ figure, floor: "react", max: 1 }));

const maxBlockingMs = 120;

/** Targets of a page's figures. A figure that the page or its floor has not (a menu of the watch page's video) is left out. */
export function verdicts(page: string, isSlow: boolean, medians: Medians): Verdict[] {
  const ours = medians["kadr"] ?? {};
  const list: Verdict[] = [];
  for (const { figure, floor, max } of isSlow ? slowTargets : unthrottledTargets) {
    if (!(figure in ours)) continue;
    const own = ours[figure] ?? null;
    const floorHas = medians[floor]?.[figure] ?? null;
    const ratio = own === null || floorHas === null ? null : own / floorHas;
    list.push({
      page,
      figure,
      ours: own,
      floor,
      floorHas,
      ratio: ratio === null ? null : Math.round(ratio * 100) / 100,
      target: `≤ ${max} x`,
      isMet: ratio !== null && ratio <= max,
    });
  }
  const plain = (figure: string, target: string, isMet: (own: number) => boolean): void => {
    const own = ours[figure] ?? null;
    list.push({
      page,
      figure,
      ours: own,
      floor: "–",
      floorHas: null,
      ratio: null,
      target,
      isMet: own !== null && isMet(own),
    });
  };
  if (isSlow) plain("tbt", `< ${maxBlockingMs} ms`, (own) => own < maxBlockingMs);
  plain("cls", "0", (own) => own === 0);
  return list;
}

/** Growth that pages left behind over the rounds, as a share; a growth that is no half percent is none. */
export const heapVerdict = (growthOfData: number): Verdict => ({
  page: "home",
  figure: "heap",
  ours: Math.round(growthOfData * 1000) / 10,
  floor: "–",
  floorHas: null,
  ratio: null,
  target: "0 %",
  isMet: growthOfData < 0.005,
});
