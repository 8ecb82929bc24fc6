/** WAV files of 16-bit samples: written, and their facts read. */

const HEADER = 44;
/** Number of values that show how loud a sound is over its length. */
const PEAKS = 400;

/** A sound of one channel as a WAV file. `samples` are from -1 to 1, `rate` is per second. */
export function encodeWav(samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(HEADER + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  const values = new Int16Array(file.buffer, file.byteOffset + HEADER, samples.length);
  for (let index = 0; index < samples.length; index++)
    values[index] = Math.round(Math.min(1, Math.max(-1, samples[index] ?? 0)) * 32767);
  return new Uint8Array(file.buffer, file.byteOffset, file.length);
}

/** The loudest sample of each of at most 400 equal parts, from 0 to 1. */
export function peaksOf(samples: Float32Array): number[] {
  const count = Math.min(PEAKS, samples.length);
  return Array.from({ length: count }, (_, index) => {
    const end = Math.floor(((index + 1) * samples.length) / count);
    let peak = 0;
    for (let at = Math.floor((index * samples.length) / count); at < end; at++)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    return Math.round(Math.min(1, peak) * 1000) / 1000;
  });
}

export interface WavFacts {
  /** Length in seconds. */
  readonly duration: number;
  /** True when no sample is louder than a hiss; known of samples of 16 bits only. */
  readonly isSilent: boolean;
}

/** Length and loudness of a WAV file; undefined for anything else, or when a header is broken. */
export function wavFacts(bytes: Uint8Array): WavFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 12 || name(0) !== 'RIFF' || name(8) !== 'WAVE') return undefined;
  let rate = 0;
  let bits = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true);
    if (name(at) === 'fmt ' && at + 24 <= bytes.length) {
      rate = view.getUint32(at + 16, true);
      bits = view.getUint16(at + 22, true);
    }
    if (name(at) === 'data') {
      // A recorder that streams writes a size of 0 or of the maximum.
      const length = Math.min(size || bytes.length, bytes.length - at - 8);
      if (rate === 0) return undefined;
      return { duration: length / rate, isSilent: bits === 16 && isQuiet(view, at + 8, length) };
    }
    at += 8 + size + (size % 2);
  }
  return undefined;
}

function isQuiet(view: DataView, from: number, length: number): boolean {
  for (let at = from; at + 1 < from + length; at += 2)
    if (Math.abs(view.getInt16(at, true)) > 200) return false;
  return true;
}
