import { historyMessageList } from '#api/generated/hooks/history/history.ts';
import { chatActivityList } from '#api/generated/hooks/result/result.ts';
import type { ChatActivity } from '#api/generated/model/chatActivity.ts';
import { serviceOf } from '#features/services/index.ts';
import { plainLine } from '#lib/plain-line.ts';
import { resultsArrived } from '#platform/chat-activity.ts';
import { runningChats, unreadChats } from '#platform/running-chats.ts';
import { toast } from '#ui/index.ts';

/** Time between two looks, ms, while the page is visible and while it is not. */
const pollInterval = { visible: 2000, hidden: 5000 };

const readyTexts: Partial<Record<string, string>> = {
  transcript: 'Расшифровка готова',
  images: 'Картинки готовы',
  audio: 'Озвучка готова',
  media: 'Видео готово',
  translation: 'Перевод готов',
  file: 'Файл готов',
};

/** The title of the notice about a complete answer, by the kind of the service's results. */
export const readyText = (value: string): string =>
  serviceOf(value)
    ?.views.map((view) => readyTexts[view])
    .find(Boolean) ?? 'Ответ готов';

const isOpenHere = ({ chatUuid }: ChatActivity): boolean =>
  `${location.pathname}${location.search}`.endsWith(chatUuid);

/** How the answer ended; null if that cannot be read. */
async function endingOf({ chatUuid, messageId }: ChatActivity): Promise<string | null> {
  const page = await historyMessageList({ chatUuid, page: 0, size: 10 }).catch(() => null);
  return page?.content.find(({ id }) => id === messageId)?.status ?? null;
}

function notifyBrowser(title: string, activity: ChatActivity, open: () => void): void {
  if (!document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted')
    return;
  try {
    const notice = new Notification(title, { body: plainLine(activity.title), tag: activity.messageId });
    notice.onclick = () => {
      window.focus();
      open();
      notice.close();
    };
  } catch {
    // Chrome on Android allows notifications to service workers only.
  }
}

/** Says that an answer has ended, if its chat is not in front of the user. A stopped answer is no news. */
async function tellEnd(activity: ChatActivity, openChat: (activity: ChatActivity) => void): Promise<void> {
  const status = await endingOf(activity);
  if (status !== 'complete' && status !== 'failed') return;
  const open = (): void => openChat(activity);
  const title = status === 'failed' ? 'Ответ не получен' : readyText(activity.value);
  notifyBrowser(title, activity, open);
  if (isOpenHere(activity)) return;
  unreadChats.set(new Set([...unreadChats.get(), activity.chatUuid]));
  if (status === 'complete') resultsArrived.set(resultsArrived.get() + 1);
  toast.show({
    tone: status === 'failed' ? 'negative' : 'positive',
    title,
    text: plainLine(activity.title),
    timeout: 15_000,
    action: { label: 'Открыть чат', onPress: open },
  });
}

/**
 * Looks for running answers at once, and again while there are some (CHAT-26). A failure ends it without a message: the
 * next request starts it again.
 *
 * @param openChat opens the chat of an answer
 * @returns a function that stops it
 */
export function watchActivity(openChat: (activity: ChatActivity) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const abort = new AbortController();
  const look = async (): Promise<void> => {
    const running = await chatActivityList({ signal: abort.signal }).catch(() => null);
    if (abort.signal.aborted || !running) return;
    const ids = new Set(running.map(({ messageId }) => messageId));
    const ended = runningChats.get().filter(({ messageId }) => !ids.has(messageId));
    runningChats.set(running);
    for (const activity of ended) void tellEnd(activity, openChat);
    if (running.length === 0) return;
    timer = setTimeout(look, document.hidden ? pollInterval.hidden : pollInterval.visible);
  };
  void look();
  return () => {
    abort.abort();
    clearTimeout(timer);
  };
}
