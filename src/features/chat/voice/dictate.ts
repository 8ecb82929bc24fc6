import { actionTrack } from '#api/generated/hooks/data/data.ts';
import { createStore } from '#lib/store.ts';
import { reportError } from '#platform/errors/report.ts';
import { sessionHere } from '#platform/session/session.ts';
import { toast } from '#ui/index.ts';
import { type Dictation, dictation } from './dictation-store.ts';
import { recognise } from './recognise.ts';
import { MicrophoneError, type Recording, record } from './recorder.ts';

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

async function textOf(recording: Recording, signal: AbortSignal): Promise<string> {
  const sound = await recording.sound;
  if (signal.aborted || sound.size === 0) return '';
  const text = (await recognise(sound, signal)).trim();
  if (text === '') warn('Речь не\u00a0найдена');
  return text;
}

/**
 * Records the microphone until it is stopped and inserts the recognised text (CHAT-07). The sound goes to the gateway only,
 * never to the maker of the browser (CHAT-31). Problems are shown.
 *
 * @param serviceType service of the chat, for the statistics
 * @param insert inserts the text into the field
 */
export async function dictate(serviceType: string, insert: (text: string) => void): Promise<void> {
  let recording: Recording;
  try {
    recording = await record();
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
  const end = (): void => {
    clearInterval(timer);
    recording.stop();
    state.set({ ...state.get(), phase: 'recognising' });
  };
  void recording.sound.then(end);
  const finished = textOf(recording, cancelled.signal)
    .then((text) => {
      if (text !== '' && !cancelled.signal.aborted) insert(text);
    })
    .catch((error: unknown) => {
      if (!cancelled.signal.aborted) reportError(error);
    })
    .finally(() => dictation.set(null));
  dictation.set({
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
