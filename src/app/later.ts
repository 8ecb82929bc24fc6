/** What follows an employee over all pages and may begin some seconds after the start. */
import { followActivity } from '#features/activity/index.ts';
import { resultsArrived } from '#platform/chat-activity.ts';
import { linkOfChat } from '#platform/chat-links.ts';
import { followLooks } from '#platform/looks.ts';
import { tellResult } from '#platform/result-notice.ts';
import { session } from '#platform/session/session.ts';
import { settingsAtStart } from '#platform/sync-settings.ts';
import type { PortalRouter } from './router.ts';
import { followSlowScreens } from './slow-screens.ts';
import { allowTranslators } from './translated-page.ts';

/** Reads the settings of the person now, and those of another one after a change of the person (PROF-05). */
function followSettings(): () => void {
  let person: number | undefined;
  const look = (): void => {
    const { profile } = session.get();
    if (profile?.id === person) return;
    person = profile?.id;
    void settingsAtStart();
  };
  look();
  return session.subscribe(look);
}

/**
 * Follows running answers, settings of the person, looks that other tabs choose, screens that load slowly, and results for
 * the notices of the browser; keeps translators of the browser from breaking screens.
 *
 * @returns a function that ends it
 */
export function followLater(router: PortalRouter): () => void {
  const ends = [
    followActivity((activity) => void router.navigate(linkOfChat(activity, activity.chatUuid))),
    followSettings(),
    followLooks(),
    followSlowScreens(),
    allowTranslators(),
    resultsArrived.subscribe(tellResult),
  ];
  return () => {
    for (const end of ends) end();
  };
}
