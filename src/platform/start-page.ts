/** What opens after a sign-in and at the first start of the main page in a tab (PROF-05). */
import { historyChatList } from '#api/generated/hooks/history/history.ts';
import { settings } from './settings.ts';
import { settingsAtStart } from './sync-settings.ts';

/** A chat that opens instead of the main page; without `chatUuid` a new one of the service. */
export interface StartChat {
  name: string;
  chatUuid: string | undefined;
}

/** Longest wait for an answer, ms: then the main page opens. */
const patience = 2000;

const within = <T>(answer: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    answer.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience)),
  ]);

async function lastChat(): Promise<StartChat | undefined> {
  // Pinned chats come first, so the newest one is not always the first.
  const page = await within(historyChatList({ page: 0, size: 50 }));
  const [chat] = (page?.content ?? []).toSorted(
    (one, other) => Date.parse(other.date) - Date.parse(one.date),
  );
  return chat && { name: chat.value, chatUuid: chat.uuid };
}

/**
 * The chat that the person wants to begin with; undefined for the main page, also when it cannot be found out in time.
 *
 * @param services names of the services that the person has
 */
export async function startChat(services: () => Promise<readonly string[]>): Promise<StartChat | undefined> {
  if (!settings.get().startPage) await within(settingsAtStart());
  const { startPage, startService } = settings.get();
  if (startPage === 'last') return lastChat();
  if (startPage !== 'service' || !startService) return undefined;
  const known = await within(services());
  return known?.includes(startService) ? { name: startService, chatUuid: undefined } : undefined;
}
