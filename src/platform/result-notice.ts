/** Notice and sound for a result that nobody sees arrive (PROF-05). */
import { browserSetting } from './browser-settings.ts';
import { config } from './config.ts';

const notice = browserSetting('resultNotice');
const sound = browserSetting('resultSound');

/** Pitch of the two tones, Hz, their length, s, and their loudness, 0 to 1. */
const tones = [660, 880];
const toneTime = 0.12;
const loudness = 0.08;

const isSeen = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** A short signal. A browser that plays nothing before the first press stays silent. */
function beep(): void {
  if (!('AudioContext' in globalThis)) return;
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.value = loudness;
  volume.connect(context.destination);
  for (const [index, pitch] of tones.entries()) {
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(context.currentTime + index * toneTime);
    tone.stop(context.currentTime + (index + 1) * toneTime);
    if (index === tones.length - 1) tone.onended = () => void context.close();
  }
}

/** A notice of the browser without the text of the answer: others may see the screen. A press on it shows the portal. */
function show(): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    // Several results make one notice.
    const shown = new Notification(config.gatewayName, { body: 'Готов новый результат', tag: 'result' });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Chrome on Android shows notices only through a service worker. The title of the tab tells of the result.
  }
}

/** Tells of a result as the person has chosen, unless the page is seen. */
export function tellResult(): void {
  if (isSeen()) return;
  if (sound.get() === 'on') beep();
  if (notice.get() === 'on') show();
}
