import { client } from '#api/generated/calls/file.ts';

/** Sample rate for the picture of a wave, Hz. */
const RATE = 8000;
/** Larger files are not decoded, bytes. */
const MAX_BYTES = 20 * 1024 * 1024;
/** Longer sounds are not decoded, s. */
const MAX_DURATION = 20 * 60;
const COUNT = 400;

/** Loudness of equal parts of a sound, from 0 to 1; the loudest part is 1. */
export function peaksOf(samples: Float32Array, count = COUNT): number[] {
  const peaks = Array.from({ length: Math.min(count, samples.length) }, () => 0);
  for (const [index, sample] of samples.entries()) {
    const part = Math.floor((index * peaks.length) / samples.length);
    peaks[part] = Math.max(peaks[part] ?? 0, Math.abs(sample));
  }
  const loudest = Math.max(...peaks, 0.001);
  return peaks.map((peak) => peak / loudest);
}

/**
 * Reads a sound and measures its loudness, for a gateway that gives none.
 *
 * @param duration seconds
 * @returns null if it is too large or too long, or cannot be read: a plain bar is shown then
 */
export async function decodePeaks(idFile: string, duration: number): Promise<number[] | null> {
  if (duration > MAX_DURATION || typeof OfflineAudioContext === 'undefined') return null;
  try {
    const { response } = await client.GET('/download', {
      params: { query: { idFile, isInline: true } },
      parseAs: 'stream',
    });
    if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) {
      await response.body?.cancel();
      return null;
    }
    const bytes = await response.arrayBuffer();
    if (bytes.byteLength > MAX_BYTES) return null;
    const context = new OfflineAudioContext(1, 1, RATE);
    const decoded = await context.decodeAudioData(bytes);
    return peaksOf(decoded.getChannelData(0));
  } catch {
    return null;
  }
}
