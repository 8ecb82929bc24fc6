import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ChatServiceView } from './conversation/chat-service.ts';
import { forgetChat } from './conversation/chats.ts';
import { focusComposer } from './conversation/useInputFocus.ts';

/**
 * What the page of a chat does when a chat was hidden in the history, or shown again.
 *
 * @returns `onHidden` leaves the chat if it is open, for a new one; `onRestored` opens it again if the user is still there
 */
export function useHiddenChat({ route, name }: Pick<ChatServiceView, 'route' | 'name'>) {
  const router = useRouter();
  /** Uuid of the open chat that was hidden last. */
  const left = useRef<string>(undefined);
  const addressOf = (uuid: string | undefined) => ({ to: route, params: { name, chatUuid: uuid } }) as const;
  // A call of the history can end after the user has left, so the current address counts.
  const isShown = (uuid: string | undefined): boolean =>
    router.state.location.pathname === router.buildLocation(addressOf(uuid)).pathname;
  const show = (uuid: string | undefined): void =>
    void router.navigate({ ...addressOf(uuid), replace: true });
  return {
    onHidden(uuid: string): void {
      forgetChat(name, uuid);
      if (!isShown(uuid)) return;
      left.current = uuid;
      show(undefined);
    },
    onRestored(uuid: string): void {
      if (left.current !== uuid || !isShown(undefined)) return;
      show(uuid);
      // On a narrow screen the history, where the focus would go, is closed.
      if (document.activeElement === document.body) focusComposer();
    },
  };
}
