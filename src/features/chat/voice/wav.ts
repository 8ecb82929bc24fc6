/** Sample rate of a recorded file, Hz: enough for speech, 1.9 MB a minute. */
const RATE = 16_000;

const HEADER_BYTES = 44;

/** The mean of all channels, from -1 to 1. */
function mono(sound: AudioBuffer): Float32Array {
  const mixed = new Float32Array(sound.length);
  for (let channel = 0; channel < sound.numberOfChannels; channel++) {
    const samples = sound.getChannelData(channel);
    for (let at = 0; at < mixed.length; at++)
      mixed[at] = (mixed[at] ?? 0) + (samples[at] ?? 0) / sound.numberOfChannels;
  }
  return mixed;
}

/** A RIFF file with 16-bit PCM, one channel. */
function wavOf(samples: Float32Array, rate: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + samples.length * 2));
  const text = (at: number, letters: string): void => {
    for (let index = 0; index < letters.length; index++) view.setUint8(at + index, letters.charCodeAt(index));
  };
  text(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (let at = 0; at < samples.length; at++) {
    const level = Math.max(-1, Math.min(1, samples[at] ?? 0));
    view.setInt16(HEADER_BYTES + at * 2, Math.round(level * 32_767), true);
  }
  return view.buffer;
}

/**
 * Turns a recording of the browser, whose format no service takes everywhere, into a WAV file.
 *
 * @param recorded what `MediaRecorder` has made
 * @param name name of the file
 * @throws DOMException if the browser cannot read its own recording
 */
export async function toWav(recorded: Blob, name: string): Promise<File> {
  const context = new OfflineAudioContext(1, 1, RATE);
  const sound = await context.decodeAudioData(await recorded.arrayBuffer());
  return new File([wavOf(mono(sound), sound.sampleRate)], name, { type: 'audio/wav' });
}
