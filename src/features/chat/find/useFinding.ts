import { useEffect } from 'react';
import { onShortcut } from '#platform/shortcuts.ts';
import { finding } from './finding.ts';

/** Id of the field of the search bar. */
export const findFieldId = 'find-in-chat';

/**
 * Opens the search bar of a chat, or focuses its field.
 *
 * @returns false if the field has the focus: then the browser's own search is wanted
 */
export function openFinding(chatUuid: string): boolean {
  const field = document.getElementById(findFieldId);
  const { activeElement } = document;
  if (field && field === activeElement) return false;
  if (field instanceof HTMLInputElement) {
    field.focus();
    field.select();
    return true;
  }
  // While the code of the bar loads, letters must not go into another field, nor Enter send it.
  if (activeElement instanceof HTMLElement) activeElement.blur();
  finding.set({ chatUuid, text: '', returnTo: activeElement });
  return true;
}

/** The shortcut of the search in the open chat (CHAT-02); a new chat has nothing to search. Leaving the chat ends the search. */
export function useFinding(chatUuid: string | undefined): void {
  useEffect(() => {
    if (chatUuid === undefined) return;
    const end = onShortcut('find', () => openFinding(chatUuid));
    return () => {
      end();
      if (finding.get()?.chatUuid === chatUuid) finding.set(null);
    };
  }, [chatUuid]);
}
