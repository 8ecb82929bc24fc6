import { useNavigate } from '@tanstack/react-router';
import { presentationAdd } from '#api/generated/hooks/presentation/presentation.ts';
import { useCall } from '#platform/useCall.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';

/** Makes an own copy of the presentation and opens it. */
export function useCopy(): () => void {
  const { store } = useOpenEditor().session;
  const navigate = useNavigate();
  const { send } = useCall(presentationAdd);
  return () => {
    const { uuid, title, language, theme } = store.deck;
    send({ title: `${title.slice(0, 191)} (копия)`, language, theme, copyOf: uuid }).then(
      (copy) => void navigate({ to: '/pres-editor/$uuid', params: { uuid: copy.uuid } }),
      () => undefined,
    );
  };
}
