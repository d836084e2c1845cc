/** Frames to wait at most for a popup to go, at 60 a second: a second. */
const frameLimit = 60;

/** Runs when no menu and no dialog holds the focus any more: while one does, whatever is focused outside loses it again. */
export function afterPopups(task: () => void, frames = frameLimit): void {
  requestAnimationFrame(() => {
    if (frames > 0 && document.querySelector("[role='menu'], [role='dialog'], [role='alertdialog']") !== null)
      afterPopups(task, frames - 1);
    else task();
  });
}
