export * from "./Slider.tsx";
