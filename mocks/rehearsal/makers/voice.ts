/** A short recording of the microphone as text. */

import { wavFacts } from '#mocks/domain/formats/wav.ts';
import type { VoiceText } from '#mocks/domain/services/voices.ts';
import type { Schemas } from '#mocks/store/database.ts';

/** What recordings of browsers begin with: WebM, OGG, MP4. */
const recording = /^(?:.E\xdf\xa3|OggS|.{4}ftyp)/s;

type Language = Schemas['VoiceLanguage'];

const texts: Readonly<Record<Language, string>> = {
  ru: 'Репетиция: составь план встречи на\u00a0час',
  en: 'Rehearsal: draft a plan for a one-hour meeting',
  de: 'Probe: Entwirf einen Plan für eine Besprechung von einer Stunde',
  fr: 'Répétition : prépare le plan d’une réunion d’une heure',
  es: 'Ensayo: prepara el plan de una reunión de una hora',
  zh: '排练：拟定一小时会议的计划',
};

/** The text of a recording, or why there is none. The words are made up. */
export function voiceText(bytes: Uint8Array, language: Language = 'ru'): VoiceText {
  const wav = wavFacts(bytes);
  if (wav && (wav.isSilent || wav.duration === 0)) return { ok: false, failure: 'no-speech' };
  if (!wav && !recording.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1')))
    return { ok: false, failure: 'file-unreadable' };
  return { ok: true, text: texts[language] };
}
