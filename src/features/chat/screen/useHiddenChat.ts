import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { forgetChat } from '../conversation/chats.ts';
import { focusComposer } from '../conversation/useInputFocus.ts';
import type { AddressedPlace } from '../model/chat-place.ts';

/**
 * What happens on the screen when a chat of a place was hidden in the history, or shown again.
 *
 * @returns `onHidden` leaves the chat if it is open, for a new one; `onRestored` opens it again if the user is still there
 */
export function useHiddenChat() {
  const router = useRouter();
  /** Uuid of the open chat that was hidden last. */
  const left = useRef<string>(undefined);
  // A call of the history can end after the user has left, so the current address counts.
  const isShown = (place: AddressedPlace, uuid: string | undefined): boolean =>
    router.state.location.href === router.buildLocation(place.link(uuid)).href;
  const show = (place: AddressedPlace, uuid: string | undefined): void =>
    void router.navigate({ ...place.link(uuid), replace: true });
  return {
    onHidden(place: AddressedPlace, uuid: string): void {
      forgetChat(place, uuid);
      if (!isShown(place, uuid)) return;
      left.current = uuid;
      show(place, undefined);
    },
    onRestored(place: AddressedPlace, uuid: string): void {
      if (left.current !== uuid || !isShown(place, undefined)) return;
      show(place, uuid);
      // On a narrow screen the history, where the focus would go, is closed.
      if (document.activeElement === document.body) focusComposer();
    },
  };
}
