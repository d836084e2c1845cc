/** Device classes by window width in CSS pixels (`device.classes`). */
export type DeviceClass = "mobile" | "tablet" | "desktop" | "tv" | "bigTv";

export function deviceClass(width: number): DeviceClass {
  if (width < 768) return "mobile";
  if (width < 1024) return "tablet";
  if (width < 2560) return "desktop";
  return width <= 3600 ? "tv" : "bigTv";
}
