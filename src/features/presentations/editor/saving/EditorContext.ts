import { createContext, useContext } from 'react';
import { useEditor } from '../store/deck-store.ts';
import type { DeckSession } from './deck-session.ts';

interface OpenEditor {
  session: DeckSession;
  userId: number;
}

/** The open presentation. */
export const EditorContext = createContext<OpenEditor | null>(null);

/** The open presentation of the editor around a component. */
export function useOpenEditor(): OpenEditor {
  const open = useContext(EditorContext);
  if (!open) throw new Error('There is no editor around this component');
  return open;
}

/** Whether this tab may change the presentation: this person may, and no other tab is editing it. */
export function useCanEdit(): boolean {
  const { store, canEdit } = useOpenEditor().session;
  const isElsewhere = useEditor(store, ({ save }) => save === 'paused');
  return canEdit && !isElsewhere;
}
