import { actionTrack } from '#api/generated/hooks/data/data.ts';
import { formatDate, formatTime } from '#lib/dates.ts';
import { createStore } from '#lib/store.ts';
import { reportError } from '#platform/errors/report.ts';
import { sessionHere } from '#platform/session/session.ts';
import { toast } from '#ui/index.ts';
import { type Dictation, dictation } from './dictation-store.ts';
import { recognise } from './recognise.ts';
import { MicrophoneError, type Recording, record } from './recorder.ts';
import { toWav } from './wav.ts';

/** Longest dictation, ms. */
const DICTATION_LIMIT_MS = 2 * 60_000;

/** Longest recorded file, ms: 38 MB as WAV, where a file may have 50. */
const FILE_LIMIT_MS = 20 * 60_000;

/** Time between two readings of time and level, ms. */
const TICK_MS = 200;

const warn = (text: string): void =>
  void toast.show({ tone: 'warning', title: 'Голосовой ввод', text, timeout: 8000 });

/** Counts the use (CHAT-07); a failure is only logged. */
function track(serviceType: string): void {
  const { profile } = sessionHere().get();
  const author = { name: serviceType, ...(profile?.email && { email: profile.email }) };
  actionTrack({ action: 'startMicrophone', author }).catch(reportError);
}

/**
 * Records the microphone until it is stopped or reaches its limit. Problems are shown.
 *
 * @param serviceType service of the chat, for the statistics
 * @param limitMs longest recording, ms
 * @param result what the recording becomes
 * @param use makes it; is not called for an empty or cancelled recording
 */
async function listen(
  serviceType: string,
  limitMs: number,
  result: Dictation['result'],
  use: (sound: Blob, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  let recording: Recording;
  try {
    recording = await record(limitMs);
  } catch (error) {
    if (error instanceof MicrophoneError) warn(error.message);
    else reportError(error);
    return;
  }
  track(serviceType);
  const begun = performance.now();
  const state: Dictation['state'] = createStore({ phase: 'recording', seconds: 0, level: 0 });
  const timer = setInterval(() => {
    const seconds = Math.floor((performance.now() - begun) / 1000);
    state.set({ phase: 'recording', seconds, level: recording.level() });
  }, TICK_MS);
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const end = (): void => {
    clearInterval(timer);
    recording.stop();
    state.set({ ...state.get(), phase: 'ending' });
  };
  void recording.sound.then(end);
  const finished = recording.sound
    .then((sound) => (signal.aborted || sound.size === 0 ? undefined : use(sound, signal)))
    .catch((error: unknown) => {
      if (!signal.aborted) reportError(error);
    })
    .finally(() => dictation.set(null));
  dictation.set({
    result,
    state,
    stop: end,
    cancel() {
      cancelled.abort();
      end();
    },
    finished,
  });
  await finished;
}

/**
 * Records speech and inserts its text (CHAT-07). The sound goes to the gateway only, never to the maker of the browser
 * (CHAT-31).
 *
 * @param insert inserts the text into the field
 */
export const dictate = (serviceType: string, insert: (text: string) => void): Promise<void> =>
  listen(serviceType, DICTATION_LIMIT_MS, 'text', async (sound, signal) => {
    const text = (await recognise(sound, signal)).trim();
    if (text === '') warn('Речь не\u00a0найдена');
    else if (!signal.aborted) insert(text);
  });

/** «Запись 23.11.2026 15-30.wav»; Windows allows no colon. */
function fileName(): string {
  const now = new Date();
  return `Запись ${formatDate(now)} ${formatTime(now).replaceAll(':', '-')}.wav`;
}

/**
 * Records a file for a service whose request is a sound.
 *
 * @param attach adds the file to the request
 */
export const recordFile = (serviceType: string, attach: (file: File) => void): Promise<void> =>
  listen(serviceType, FILE_LIMIT_MS, 'file', async (sound) => {
    try {
      attach(await toWav(sound, fileName()));
    } catch {
      warn('Браузер не\u00a0смог сохранить запись. Запишите её другой программой и\u00a0приложите файл');
    }
  });
