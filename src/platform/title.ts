import { outageTitle, unavailable, watchNetwork } from './availability.ts';
import { resultsArrived } from './chat-activity.ts';
import { config } from './config.ts';

/** What the title says in turn with the page's own while a result waits to be seen (APP-04). */
const news = 'Есть новый результат';
/** ms between two changes of the title (portal.md §9). */
const flipInterval = 1000;

/**
 * Title of the tab for a screen. APP-04 wants the gateway name; several tabs of one portal can be told apart, and a
 * change of screen be heard, only if the screen is named first. So: the screen and the gateway name, the gateway name
 * alone where the screen is the portal itself.
 *
 * @param screen heading of the screen; empty while there is none
 */
export const titleOf = (screen: string, gatewayName: string = config.gatewayName): string =>
  screen === '' || screen === gatewayName ? gatewayName : `${screen} · ${gatewayName}`;

let screenNow = '';
/** What the person has before them: the maintenance page covers the screen (APP-06). */
const shownTitle = (): string => titleOf(unavailable.get() ? outageTitle() : screenNow);
let flips: ReturnType<typeof setInterval> | undefined;

function show(): void {
  const title = shownTitle();
  if (flips === undefined && document.title !== title) document.title = title;
}

/**
 * Names the screen in the title of the tab, at once or as soon as the news there has been seen and the services are
 * back.
 *
 * @returns the title
 */
export function setScreenTitle(screen: string): string {
  screenNow = screen;
  show();
  return titleOf(screen);
}

/** True while the person looks at this window. */
const isAttended = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

function startFlipping(): void {
  if (flips !== undefined || isAttended()) return;
  document.title = news;
  flips = setInterval(() => {
    document.title = document.title === news ? shownTitle() : news;
  }, flipInterval);
}

function stopFlipping(): void {
  if (flips === undefined || !isAttended()) return;
  clearInterval(flips);
  flips = undefined;
  show();
}

/**
 * Has the title tell of a result while the person is elsewhere (APP-04), and of an outage (APP-06). Called once at
 * start.
 *
 * @returns the function that ends it
 */
export function followTitle(): () => void {
  const endings = [resultsArrived.subscribe(startFlipping), unavailable.subscribe(show), watchNetwork(show)];
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
