import {
  getTemplateListQueryKey,
  getTemplateReadQueryKey,
  templateAccessChange,
  templateRead,
} from '#api/generated/hooks/template/template.ts';
import { type Shareable, share } from '#objects/index.ts';

// Without the switch: who may run a template reads its text.
const templates: Shareable = {
  read: (templateId) => templateRead({ templateId }),
  send: (change) => templateAccessChange(change),
  readKey: (templateId) => getTemplateReadQueryKey({ templateId }),
  listKey: getTemplateListQueryKey(),
  title: 'Поделиться шаблоном',
  failed: 'Не\u00a0удалось загрузить шаблон',
  missing: 'Шаблон не\u00a0найден или доступ к\u00a0нему закрыт',
  editors: 'Меняют шаблон вместе с\u00a0вами',
  note: 'Кому виден шаблон, тот видит его текст и\u00a0может сделать копию.',
};

/** Opens the dialog of who may use and change a template. */
export const shareTemplate = (uuid: string): void => share(templates, uuid);
