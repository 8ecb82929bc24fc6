import { useLayoutEffect } from 'react';
import { useStore } from '#lib/store.ts';
import { setOpenChat } from '#platform/chat-title.ts';
import type { Conversation } from '../conversation/conversation.ts';

/**
 * Names the chat in the title of the tab: by the history, until then by its first request (APP-04). Before the new screen is
 * announced by its title, so this is a layout effect.
 */
export function useChatTitle({ state }: Conversation): void {
  const uuid = useStore(state, ({ chatUuid }) => chatUuid);
  const name = useStore(state, ({ hasOlder, messages: [first] }) =>
    hasOlder || first?.role !== 'user' ? '' : first.content,
  );
  useLayoutEffect(() => {
    setOpenChat(uuid === null ? null : { uuid, name });
    return () => setOpenChat(null);
  }, [uuid, name]);
}
