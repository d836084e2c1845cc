/** Wheel events closer than this are of one turn of the hand, ms: also the inertia of a trackpad. */
const quietMs = 150;
/** A wheel that goes on being turned makes a step this often, ms. */
const repeatMs = 500;
/** A turn that is less is no wish, px. */
const minPx = 30;
/** A notch of a wheel is at least so much, px; the inertia of a trackpad fades below it. */
const notchPx = 80;
/** Of browsers that count the wheel in lines, px. */
const linePx = 40;

export interface WheelTurn {
  readonly deltaY: number;
  /** As of `WheelEvent`: 0 px, 1 lines, 2 pages. */
  readonly deltaMode: number;
  /** ms */
  readonly timeStamp: number;
}

/** Makes single steps of a wheel: one a turn of the hand, however long a trackpad glides on. Gives 1, -1 or 0 for each event. */
export function createWheelSteps(): (turn: WheelTurn) => 1 | -1 | 0 {
  let lastAt = Number.NEGATIVE_INFINITY;
  let steppedAt = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let last = 0;
  return ({ deltaY, deltaMode, timeStamp }) => {
    const px = deltaMode === 0 ? deltaY : deltaY * (deltaMode === 1 ? linePx : 10 * linePx);
    const size = Math.abs(px);
    const isTurned = Math.sign(px) !== Math.sign(last);
    const goesOn = timeStamp - steppedAt > repeatMs && size >= notchPx && size >= Math.abs(last);
    if (timeStamp - lastAt > quietMs || isTurned || goesOn) {
      sum = 0;
      steppedAt = Number.NEGATIVE_INFINITY;
    }
    lastAt = timeStamp;
    last = px;
    if (steppedAt !== Number.NEGATIVE_INFINITY) return 0;
    sum += px;
    if (Math.abs(sum) < minPx) return 0;
    steppedAt = timeStamp;
    return sum > 0 ? 1 : -1;
  };
}
