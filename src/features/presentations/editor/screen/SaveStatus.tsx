import { Button } from '#ui/index.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import type { SaveState } from '../store/deck-store.ts';
import { useEditor } from '../store/deck-store.ts';
import { state } from './Editor.css.ts';

/** What the status says about saving (presentations.md §6). */
const saveText: Readonly<Record<SaveState, string>> = {
  saved: 'Сохранено',
  saving: 'Сохраняем…',
  asking: 'Сохраняем…',
  offline: 'Нет связи: изменения на\u00a0этом устройстве',
  expired: 'Войдите ещё раз: изменения на\u00a0этом устройстве',
  failed: 'Не\u00a0удалось сохранить',
  paused: 'Открыта в\u00a0другой вкладке',
};

interface SaveStatusProps {
  /** Opens the presentation here after another tab has saved it. */
  onTaken: () => void;
}

/** Says whether everything is saved, and what the person can do when it is not. */
export function SaveStatus({ onTaken }: SaveStatusProps) {
  const { session } = useOpenEditor();
  const save = useEditor(session.store, (state) => state.save);
  const isInMemory = useEditor(session.store, (state) => state.isInMemory);
  const text = session.canEdit
    ? isInMemory && save !== 'saved'
      ? 'Не\u00a0сохранено: не\u00a0закрывайте вкладку'
      : saveText[save]
    : 'Только просмотр';
  return (
    <>
      <span role="status" aria-label="Состояние" className={state}>
        {text}
      </span>
      {(save === 'failed' || save === 'offline') && (
        <Button size="sm" onPress={() => session.autosave.retry()}>
          Повторить
        </Button>
      )}
      {save === 'paused' && (
        <Button size="sm" onPress={() => void session.takeOver().then(onTaken)}>
          Редактировать здесь
        </Button>
      )}
    </>
  );
}
