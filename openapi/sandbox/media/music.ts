import { writeFile } from "node:fs/promises";
import type { ClipSpec } from "./clips/types.ts";

/** Writes the clip's music as a 16-bit WAV: slow chords of soft sines and a plucked note over them. */
export async function writeMusic(file: string, clip: ClipSpec): Promise<void> {
  const { chords, secondsPerChord, pluck, rate, channels } = clip.music;
  const count = Math.round(clip.seconds * rate);
  const samples = new Int16Array(count * channels);
  const tau = Math.PI * 2;
  for (let i = 0; i < count; i++) {
    const t = i / rate;
    const at = Math.floor(t / secondsPerChord);
    const chord = chords[at % chords.length] ?? [];
    const within = t - at * secondsPerChord;
    // Each chord swells and fades to nothing at its ends, so that the change never clicks.
    const swell = Math.sin((within / secondsPerChord) * Math.PI) ** 0.6;
    let left = 0;
    let right = 0;
    chord.forEach((note, voice) => {
      const tone = Math.sin(tau * note * t) + 0.18 * Math.sin(tau * note * 2.003 * t);
      const share = chord.length > 1 ? voice / (chord.length - 1) : 0.5;
      left += tone * (1.25 - share * 0.5);
      right += tone * (0.75 + share * 0.5);
    });
    const step = Math.floor(t / pluck);
    const since = t - step * pluck;
    const string = (chord[(step * 2) % Math.max(1, chord.length)] ?? 220) * (step % 3 === 0 ? 4 : 2);
    const pling = Math.sin(tau * string * since) * Math.exp(-since * 4.5) * Math.min(1, since * 200) * 0.9;
    const ends = Math.min(1, t * 2, (clip.seconds - t) * 1.2);
    const level = (ends * 5200) / Math.max(2.2, chord.length * 0.8);
    if (channels === 2) {
      samples[i * 2] = (left * swell + pling) * level;
      samples[i * 2 + 1] = (right * swell + pling) * level;
    } else samples[i] = ((left + right) * 0.5 * swell + pling) * level;
  }
  const data = Buffer.from(samples.buffer);
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * channels * 2, 28);
  head.writeUInt16LE(channels * 2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(data.length, 40);
  await writeFile(file, Buffer.concat([head, data]));
}
