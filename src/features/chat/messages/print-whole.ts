import { plural } from '#lib/text.ts';
import { toast } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';

/** Whether a print is being prepared: a second press of the keys does not begin another one. */
let isPreparing = false;

/**
 * Prints a chat whole: loads its older messages first. A notice with «Отменить» counts them. If they cannot be loaded, the
 * notice says so, and nothing is printed.
 */
export async function printWhole(chat: Pick<Conversation, 'state' | 'loadOlder'>): Promise<void> {
  if (isPreparing) return;
  isPreparing = true;
  let isCancelled = false;
  const loaded = () => {
    const count = chat.state.get().messages.length;
    return `Загружено ${plural(count, 'сообщение', 'сообщения', 'сообщений')}`;
  };
  const notice = toast.show({
    tone: 'info',
    title: 'Готовим печать всего чата',
    progress: loaded(),
    timeout: null,
    action: {
      label: 'Отменить',
      onPress: () => {
        isCancelled = true;
      },
    },
  });
  try {
    while (chat.state.get().hasOlder) {
      const known = chat.state.get().messages.length;
      const isLoaded = await chat.loadOlder({ isQuiet: true });
      toast.update(notice, { progress: loaded() });
      if (isCancelled) return;
      if (!isLoaded || chat.state.get().messages.length === known) {
        toast.show({
          tone: 'negative',
          title: 'Не удалось загрузить предыдущие сообщения',
          text: 'Чат не напечатан. Попробуйте ещё раз или скачайте его: «Управление чатом».',
        });
        return;
      }
    }
    toast.dismiss(notice);
    // The messages that arrived last are rendered before the browser asks for what it prints.
    await new Promise((resolve) => setTimeout(resolve));
    print();
  } finally {
    toast.dismiss(notice);
    isPreparing = false;
  }
}
