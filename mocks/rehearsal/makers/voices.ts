/** The voices of the speech services, each with a sample to listen to. */

import { encodeWav } from '#mocks/domain/formats/wav.ts';
import { voices } from '#mocks/domain/services/voices.ts';
import { speak } from './speech.ts';

/** The sample with this id, which everybody may hear; undefined when it is no sample. */
export function voiceSample(idFile: string): { name: string; bytes: Uint8Array } | undefined {
  const voice = voices.find((one) => one.voice.idSample === idFile)?.voice;
  if (!voice) return undefined;
  const { samples, rate } = speak('Здравствуйте! Так звучит этот голос.', { voice: voice.value });
  return { name: `${voice.title} (репетиция).wav`, bytes: encodeWav(samples, rate) };
}
