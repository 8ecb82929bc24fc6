/** The voices of the speech services, each with a sample to listen to. */

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

export const voices = Object.entries(names).flatMap(([serviceType, list], service) =>
  list.map(([value, title], index) => ({
    serviceType,
    voice: { value, title, idSample: `0c5e2d3a-6f1b-4e0a-9d58-0000000005${service}${index}` },
  })),
);

/** The voices of a service, the default one first; none for other services. */
export const voicesOf = (serviceType: string): Voice[] =>
  voices.flatMap((one) => (one.serviceType === serviceType ? [one.voice] : []));

/** The text of a recording, or why there is none. */
export type VoiceText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly failure: 'no-speech' | 'file-unreadable' };
