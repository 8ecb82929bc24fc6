/** Speech of the stand-in: a tone for each word. It is no voice, so that nobody takes it for one. */
import type { ServiceSettings } from '#mocks/domain/model/model.ts';
import { hashOf } from './random.ts';

/** Samples per second, and of a long sound. */
const RATE = 16_000;
const LONG_RATE = 8_000;
/** Maximum length, seconds, and the length from which a sound counts as long. */
const MAX_LENGTH = 600;
const LONG = 60;
/** Length of a letter and of the pause after a word, seconds, at speed 1. */
const LETTER = 0.065;
const PAUSE = 0.09;

export interface Speech {
  readonly samples: Float32Array;
  readonly rate: number;
  /** Where each paragraph begins, seconds. */
  readonly chapters: readonly { readonly start: number; readonly title: string }[];
  /** True when the text was longer than 10 minutes. */
  readonly isCut: boolean;
}

/** The height of a voice in Hz, from 120 to 300. */
const pitchOf = (voice: string): number => 120 + (hashOf(voice) % 10) * 20;

interface Tone {
  readonly start: number;
  readonly length: number;
  readonly pitch: number;
}

function tonesOf(
  text: string,
  voice: string,
  speed: number,
): Pick<Speech, 'chapters' | 'isCut'> & { tones: Tone[] } {
  const tones: Tone[] = [];
  const chapters: { start: number; title: string }[] = [];
  let at = 0;
  for (const paragraph of text.split(/\n\s*\n|\n/).filter((line) => line.trim() !== '')) {
    const title = [...paragraph.trim()].slice(0, 60).join('');
    chapters.push({ start: Math.round(at * 100) / 100, title });
    for (const word of paragraph.split(/\s+/u).filter(Boolean)) {
      const length = (Math.min([...word].length, 24) * LETTER) / speed;
      if (at + length > MAX_LENGTH) return { tones, chapters, isCut: true };
      tones.push({ start: at, length, pitch: pitchOf(voice) * (0.85 + (hashOf(word) % 7) * 0.05) });
      at += length + (/[.!?…:]$/u.test(word) ? 3 : 1) * (PAUSE / speed);
    }
  }
  return { tones, chapters, isCut: false };
}

/**
 * Speaks a text: the voice sets the pitch, the speed the length, the stability how little a tone trembles, the
 * similarity how many overtones it has.
 */
export function speak(text: string, settings: ServiceSettings): Speech {
  const { voice = '', speed = 1, stability = 0.5, similarity = 0.75 } = settings;
  const { tones, chapters, isCut } = tonesOf(text, voice, speed);
  const last = tones.at(-1);
  const length = last ? last.start + last.length + PAUSE : PAUSE;
  const rate = length > LONG ? LONG_RATE : RATE;
  const samples = new Float32Array(Math.ceil(length * rate));
  for (const tone of tones) {
    const first = Math.floor(tone.start * rate);
    const count = Math.floor(tone.length * rate);
    for (let index = 0; index < count; index++) {
      const time = index / rate;
      const edge = Math.min(1, index / (0.01 * rate), (count - index) / (0.02 * rate));
      const phase =
        2 * Math.PI * tone.pitch * time + (1 - stability) * 0.8 * Math.sin(2 * Math.PI * 6 * time);
      const wave =
        Math.sin(phase) + similarity * 0.4 * Math.sin(2 * phase) + similarity * 0.2 * Math.sin(3 * phase);
      samples[first + index] = 0.45 * edge * wave;
    }
  }
  return { samples, rate, chapters: chapters.length > 1 ? chapters.slice(0, 200) : [], isCut };
}
