import type { PlyrInstance } from "./loadPlyr.ts";

// Both requests may be refused (no gesture, a policy of the page); then nothing changes and the facts say so.

export function hasPictureInPicture(video: HTMLVideoElement): boolean {
  return document.pictureInPictureEnabled === true && typeof video.requestPictureInPicture === "function";
}

/** Opens the window of the picture, or closes it; one that opens after `signal` was aborted is closed again. */
export function requestPictureInPicture(video: HTMLVideoElement, isOn: boolean, signal?: AbortSignal): void {
  if (isOn)
    void video.requestPictureInPicture?.().then(
      () => signal?.aborted && requestPictureInPicture(video, false),
      () => undefined,
    );
  else if (document.pictureInPictureElement === video) void document.exitPictureInPicture().catch(() => undefined);
}

export function hasFullscreen(video: HTMLVideoElement): boolean {
  return document.fullscreenEnabled === true || "webkitEnterFullscreen" in video;
}

/** The whole player goes fullscreen, so that our controls and captions are seen there; on iPhones only the video can. */
export function requestFullscreen(root: HTMLElement, plyr: PlyrInstance | null, isOn: boolean): void {
  if (root.requestFullscreen) {
    void (isOn ? root.requestFullscreen({ navigationUI: "hide" }) : document.exitFullscreen()).catch(() => undefined);
  } else if (isOn) plyr?.fullscreen.enter();
  else plyr?.fullscreen.exit();
}
