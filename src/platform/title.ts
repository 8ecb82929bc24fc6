import { createStore } from '#lib/store.ts';
import { outageTitle, unavailable, watchNetwork } from './availability.ts';
import { resultsArrived } from './chat-activity.ts';
import { config } from './config.ts';
import { readText } from './storage.ts';

/** Title that alternates with the page's own while there is an unseen result (APP-04). */
const news = 'Есть новый результат';
/** Interval between two changes of the title, ms (portal.md §9). */
const flipInterval = 1000;

/**
 * Title of the tab for a screen: the screen, then the gateway name (APP-04); the gateway name alone for the main page. The
 * screen comes first so that tabs can be distinguished and a screen reader announces a change.
 *
 * @param screen heading of the screen; empty if there is none
 */
export const titleOf = (screen: string, gatewayName: string = config.gatewayName): string =>
  screen === '' || screen === gatewayName ? gatewayName : `${screen} · ${gatewayName}`;

let screenNow = '';
/** Name of the chat on the screen, which comes before it (`chat-title.ts`); empty for none. */
export const openChat = createStore('');

const screenTitle = (): string =>
  titleOf(openChat.get() === '' ? screenNow : `${openChat.get()} · ${screenNow}`);
/** The maintenance page covers all screens (APP-06). */
const shownTitle = (): string => (unavailable.get() ? titleOf(outageTitle()) : screenTitle());
let flips: ReturnType<typeof setInterval> | undefined;

function show(): void {
  const title = shownTitle();
  if (flips === undefined && document.title !== title) document.title = title;
}

/**
 * Sets the name of the screen for the tab's title. The tab shows an outage or an unseen result instead, as long as there
 * is one.
 *
 * @returns the title without an outage or an unseen result
 */
export function setScreenTitle(screen: string): string {
  screenNow = screen;
  show();
  return screenTitle();
}

/** True while this tab is visible and its window has the focus. */
const isFocused = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

function startFlipping(): void {
  if (flips !== undefined || isFocused() || readText('titleFlip') === 'off') return;
  document.title = news;
  flips = setInterval(() => {
    document.title = document.title === news ? shownTitle() : news;
  }, flipInterval);
}

function stopFlipping(): void {
  if (flips === undefined || !isFocused()) return;
  clearInterval(flips);
  flips = undefined;
  show();
}

/**
 * Shows unseen results (APP-04) and outages (APP-06) in the title. Called once at the start.
 *
 * @returns a function that stops it
 */
export function followTitle(): () => void {
  const endings = [
    resultsArrived.subscribe(startFlipping),
    openChat.subscribe(show),
    unavailable.subscribe(show),
    watchNetwork(show),
  ];
  addEventListener('focus', stopFlipping);
  document.addEventListener('visibilitychange', stopFlipping);
  return () => {
    for (const end of endings) end();
    removeEventListener('focus', stopFlipping);
    document.removeEventListener('visibilitychange', stopFlipping);
    clearInterval(flips);
    flips = undefined;
  };
}
