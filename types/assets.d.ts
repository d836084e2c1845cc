// What the bundlers make of files that are not code.
declare module "*.css";
declare module "*.webp" { const url: string; export default url; }
declare module "*.png" { const url: string; export default url; }
declare module "*.svg" { const url: string; export default url; }
declare module "*.mp4" { const url: string; export default url; }
declare module "*.vtt" { const url: string; export default url; }
declare module "*.woff2" { const url: string; export default url; }
declare module "hls.js/light" { export * from "hls.js"; export { default } from "hls.js"; }
