import type { QueryClient } from '@tanstack/react-query';
import { getTileListQueryOptions } from '#api/generated/hooks/tile/tile.ts';
import { session } from '#platform/session/session.ts';
import { settings } from '#platform/settings.ts';
import type { StartChat } from '#platform/start-page.ts';
import { readTab, writeTab } from '#platform/storage.ts';

/** In sessionStorage: who has seen the main page in this tab; a sign-out removes it. */
const key = 'started';

/**
 * The chat that opens instead of the main page at its first start in a tab, as the setting «Начальная страница» says
 * (PROF-05); undefined for the main page.
 */
export async function beginElsewhere(queryClient: QueryClient): Promise<StartChat | undefined> {
  const person = String(session.get().profile?.id);
  // An address with a search was opened on purpose.
  if (readTab(key) === person || location.search !== '') return undefined;
  writeTab(key, person);
  // Without settings this browser does not know the person yet.
  if (settings.get().startPage === 'home') return undefined;
  const services = async (): Promise<string[]> => {
    const tiles = await queryClient.fetchQuery(getTileListQueryOptions());
    return tiles.map(({ value }) => value);
  };
  const code = await import('#platform/start-page.ts').catch(() => null);
  return code?.startChat(services);
}
