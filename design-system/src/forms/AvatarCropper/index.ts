export * from "./AvatarCropper.tsx";
export { type Crop, drawCrop, type PictureSize, wholePicture } from "./crop.ts";
