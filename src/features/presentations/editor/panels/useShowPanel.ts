import { useNavigate } from '@tanstack/react-router';
import { useOpenEditor } from '../saving/EditorContext.ts';

export type PanelId = 'slide' | 'theme' | 'notes' | 'comments' | 'checks';

/** Shows a tab of the panel, and in «Комментарии» a thread. It is opened where it is closed. */
export function useShowPanel(): (panel: PanelId, thread?: string) => void {
  const { store } = useOpenEditor().session;
  const navigate = useNavigate();
  return (panel, thread) =>
    void navigate({
      to: '/pres-editor/$uuid',
      params: { uuid: store.deck.uuid },
      search: (old) => ({ ...old, panel, thread }),
      replace: true,
    });
}
