// Modules that the bundlers make of files that are not code.
declare module "*.css";
// An address that the build puts in comes from our own origin: there is nothing to check.
declare module "*.webp" {
  import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
  const url: SafeMediaUrl;
  export default url;
}
declare module "*.png" {
  const url: string;
  export default url;
}
declare module "*.svg" {
  import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
  const url: SafeMediaUrl;
  export default url;
}
declare module "*.mp4" {
  import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
  const url: SafeMediaUrl;
  export default url;
}
declare module "*.vtt" {
  import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
  const url: SafeMediaUrl;
  export default url;
}
declare module "*.woff2" {
  const url: string;
  export default url;
}
declare module "hls.js/light" {
  export * from "hls.js";
  export { default } from "hls.js";
}
