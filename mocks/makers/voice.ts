/** A short recording of the microphone as text. */
import { wavFacts } from './wav.ts';

/** What recordings of browsers begin with: WebM, OGG, MP4. */
const recording = /^(?:.E\xdf\xa3|OggS|.{4}ftyp)/s;

type VoiceText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly failure: 'no-speech' | 'file-unreadable' };

/** The text of a recording, or why there is none. The words are made up. */
export function voiceText(bytes: Uint8Array): VoiceText {
  const wav = wavFacts(bytes);
  if (wav && (wav.isSilent || wav.duration === 0)) return { ok: false, failure: 'no-speech' };
  if (!wav && !recording.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1')))
    return { ok: false, failure: 'file-unreadable' };
  return { ok: true, text: 'Репетиция: составь план встречи на\u00a0час' };
}
