import { type KeyboardEvent, useRef, useState } from 'react';
import { canSeeLabTemplates } from '#platform/session/permissions.ts';
import { useSession } from '#platform/session/useSession.ts';
import type { ChatPlace } from '../model/chat-place.ts';
import { slashQuery } from './slash.ts';

export { unescaped } from './slash.ts';

/** Handles a key while the list is open. Returns whether it did. */
export type SlashKeys = (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;

export interface Slash {
  query: string;
  isOpen: boolean;
  close: () => void;
  /** The list gives its keys, and takes them back with null. */
  listen: (keys: SlashKeys | null) => void;
  /** Id of the chosen option; undefined without one. */
  setActive: (id: string | undefined) => void;
}

/** Id of the list. */
export const listId = 'composer-templates';

/** When the composer offers the templates of the lab: while its whole text is `/` and letters. */
export function useSlash(text: string, { isGuest }: ChatPlace) {
  const { profile } = useSession();
  const keys = useRef<SlashKeys | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [active, setActive] = useState<string>();
  const query = slashQuery(text);
  const isOffered = query !== null && !isGuest && profile !== null && canSeeLabTemplates(profile);
  if (query === null && dismissed !== null) setDismissed(null);
  const isOpen = isOffered && dismissed === null;
  return {
    query: query ?? '',
    isOpen,
    setActive,
    close: () => setDismissed(text),
    listen: (next: SlashKeys | null) => {
      keys.current = next;
    },
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>): boolean =>
      isOpen && (keys.current?.(event) ?? false),
    fieldProps:
      isOpen && active !== undefined ? { 'aria-controls': listId, 'aria-activedescendant': active } : {},
  };
}
