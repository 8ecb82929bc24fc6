/** The voices of the speech services, each with a sample to listen to. */

import { encodeWav } from '#mocks/domain/formats/wav.ts';
import { speak } from './speech.ts';

interface Voice {
  readonly value: string;
  readonly title: string;
  readonly idSample: string;
}

const names: Readonly<Record<string, readonly (readonly [value: string, title: string])[]>> = {
  speech: [
    ['alena', 'Алёна'],
    ['filipp', 'Филипп'],
    ['jane', 'Джейн'],
  ],
  speechEleven: [
    ['rachel', 'Рейчел'],
    ['adam', 'Адам'],
    ['bella', 'Белла'],
  ],
  speechLocal: [
    ['irina', 'Ирина'],
    ['pavel', 'Павел'],
  ],
};

const voices = Object.entries(names).flatMap(([serviceType, list], service) =>
  list.map(([value, title], index) => ({
    serviceType,
    voice: { value, title, idSample: `0c5e2d3a-6f1b-4e0a-9d58-0000000005${service}${index}` },
  })),
);

/** The voices of a service, the default one first; none for other services. */
export function voicesOf(serviceType: string): Voice[] {
  return voices.flatMap((one) => (one.serviceType === serviceType ? [one.voice] : []));
}

/** Voices of OpenAI's speech in place of the portal's, in their order. */
const upstreamVoices = ['nova', 'onyx', 'shimmer'] as const;

/** The voice of an upstream for one of a service; the first when there is no such voice. */
export function upstreamVoice(serviceType: string, voice: string | undefined): string {
  const index = voicesOf(serviceType).findIndex(({ value }) => value === voice);
  return upstreamVoices[Math.max(0, index)] ?? upstreamVoices[0];
}

/** The sample with this id, which everybody may hear; undefined when it is no sample. */
export function voiceSample(idFile: string): { name: string; bytes: Uint8Array } | undefined {
  const voice = voices.find((one) => one.voice.idSample === idFile)?.voice;
  if (!voice) return undefined;
  const { samples, rate } = speak('Здравствуйте! Так звучит этот голос.', { voice: voice.value });
  return { name: `${voice.title} (репетиция).wav`, bytes: encodeWav(samples, rate) };
}
