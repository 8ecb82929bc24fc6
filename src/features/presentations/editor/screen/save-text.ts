import type { SaveState } from '../saving/autosave.ts';

/** What the status says about saving (presentations.md §6). */
export const saveText: Readonly<Record<SaveState, string>> = {
  saved: 'Сохранено',
  saving: 'Сохраняем…',
  asking: 'Сохраняем…',
  offline: 'Нет связи: изменения на\u00a0этом устройстве',
  expired: 'Войдите ещё раз: изменения на\u00a0этом устройстве',
  failed: 'Не\u00a0удалось сохранить',
  paused: 'Открыта в\u00a0другой вкладке',
};
