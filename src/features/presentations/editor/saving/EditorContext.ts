import { createContext, useContext } from 'react';
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
