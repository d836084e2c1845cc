import type { TagCases } from "./types.ts";

export const log: TagCases = {
  good: {
    logEvent: (w) => ({
      id: "logEvent",
      query: {
        sid: "s1",
        user_id: w.ids.viewer,
        video_id: w.videoId,
        event_type: "play",
        device: "desktop",
        fingerprint_id: "f1",
      },
    }),
    logStatReg: () => ({ id: "logStatReg", query: { fingerprint_id: "f1" } }),
    logPlaylist: (w) => ({
      id: "logPlaylist",
      query: {
        client_id: "c1",
        showing: "1",
        from_video_id: w.videoId,
        target_video_id: w.videoId,
        visible: "5",
        click: "1",
        fingerprint_id: "f1",
      },
    }),
  },
  invalid: {
    logEvent: [{ query: { event_type: "х".repeat(65) } }, "event_type"],
    logStatReg: [{ query: { fingerprint_id: "x".repeat(129) } }, "fingerprint_id"],
    logPlaylist: [{ query: { click: "x".repeat(65) } }, "click"],
  },
};
