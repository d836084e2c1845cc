/** How loud the microphone hears, 0 to 1, by the frame, until it is ended. Where it cannot be had nothing is told: whoever listens may still hear. */
export function meterMicrophone(onLevel: (level: number) => void): () => void {
  let isEnded = false;
  let release = (): void => undefined;
  void begin().catch(() => undefined);

  async function begin(): Promise<void> {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const context = new AudioContext();
    let frame = 0;
    release = () => {
      cancelAnimationFrame(frame);
      for (const track of stream.getTracks()) track.stop();
      void context.close();
    };
    if (isEnded) return release();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const look = () => {
      analyser.getFloatTimeDomainData(samples);
      onLevel(rms(samples));
      frame = requestAnimationFrame(look);
    };
    look();
  }

  return () => {
    isEnded = true;
    release();
  };
}

/** Root of the mean square: what an ear takes for loudness. */
function rms(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / samples.length);
}
