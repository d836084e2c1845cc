/** Time code of a position in seconds: «0:07», «12:05», «1:02:05». */
export function timeCode(position: number): string {
  const total = Number.isFinite(position) ? Math.max(0, Math.floor(position)) : 0;
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor(total / 60) % 60;
  const rest = String(total % 60).padStart(2, "0");
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, "0")}:${rest}`;
}
