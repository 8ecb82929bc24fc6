import {
  getPresentationListQueryKey,
  getPresentationReadQueryKey,
  presentationAccessChange,
  presentationRead,
} from '#api/generated/hooks/presentation/presentation.ts';
import { type Shareable, share } from '#objects/index.ts';
import { lazyPart } from '#ui/index.ts';

const ShowLink = lazyPart(() => import('./ShowLink.tsx'));

// Without the switch: who may see a presentation sees all of it.
const presentations: Shareable = {
  read: (presentationId) => presentationRead({ presentationId }),
  send: (change) => presentationAccessChange(change),
  readKey: (presentationId) => getPresentationReadQueryKey({ presentationId }),
  listKey: getPresentationListQueryKey(),
  title: 'Поделиться презентацией',
  audience: 'Кому видна',
  failed: 'Не\u00a0удалось загрузить презентацию',
  missing: 'Презентация не\u00a0найдена или доступ к\u00a0ней закрыт',
  editors: 'Меняют презентацию вместе с\u00a0вами',
  note: 'Кому видна презентация, тот может показать её, скачать и\u00a0сделать копию.',
  more: (uuid) => <ShowLink uuid={uuid} />,
};

/** Opens the dialog of who may see and change a presentation. */
export const sharePresentation = (uuid: string): void => share(presentations, uuid);
