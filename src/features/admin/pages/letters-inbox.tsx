import {
  adminLetterBatchChange,
  adminLetterList,
  adminLetterRead,
} from '#api/generated/hooks/admin/admin.ts';
import type { AdminLetterListParams } from '#api/generated/model/adminLetterListParams.ts';
import type { InboxLetter } from '#api/generated/model/inboxLetter.ts';
import type { LetterAction } from '#api/generated/model/letterAction.ts';
import { plural } from '#lib/text.ts';
import { downloadTable } from '#platform/downloads.ts';
import { defineAdminPage } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { StatusText } from '../kit/StatusText.tsx';
import { InboxMessage } from '../letters/InboxMessage.tsx';
import { letterStatus, letterStatusOptions } from '../words/letter-words.ts';

interface InboxTypes {
  row: InboxLetter;
  query: Omit<AdminLetterListParams, 'page' | 'size' | 'sort'>;
  form: never;
  body: never;
  action: LetterAction;
  actionForm: object;
}

const letters = (count: number): string => plural(count, 'письмо', 'письма', 'писем');

/** Letters to the people behind the portal (administration.md §3, letters, «Входящие»). */
export const inbox = defineAdminPage<InboxTypes>({
  page: 'letters/inbox',
  title: 'Входящие',
  entity: 'letter',
  idOf: ({ uuid }) => uuid,
  nameOf: ({ title }) => title,
  scopes: {
    admin: {
      list: adminLetterList,
      read: (uuid, options) => adminLetterRead({ uuid }, options),
      changeKeys: (keys, action, options) => adminLetterBatchChange({ keys, action }, options),
      download: (query) => downloadTable('/admin/letters/downloadListLetter', query, 'Входящие'),
    },
  },
  search: { label: 'Тема, текст, имя или e-mail', isPersonal: true },
  sort: 'date,desc',
  columns: [
    { id: 'title', title: 'Тема', isSortable: true, minWidth: 180, render: ({ title }) => title },
    {
      id: 'from',
      isFact: true,
      title: 'От кого',
      minWidth: 160,
      render: ({ author, email }) => author ?? email ?? '—',
    },
    {
      id: 'date',
      isFact: true,
      under: 'from',
      title: 'Дата',
      isSortable: true,
      minWidth: 160,
      render: ({ date }) => <Moment isShort value={date} />,
    },
    { id: 'text', title: 'Текст', isLong: true, width: '2fr', minWidth: 230, render: ({ text }) => text },
    {
      id: 'status',
      isFact: true,
      title: 'Статус',
      minWidth: 120,
      render({ status }) {
        const { label, tone } = letterStatus(status);
        return <StatusText tone={tone}>{label}</StatusText>;
      },
    },
  ],
  filters: [
    { kind: 'choice', name: 'status', title: 'Статус', options: letterStatusOptions },
    { kind: 'days', from: 'from', to: 'to', title: 'Дата' },
  ],
  actions: [
    {
      id: 'close',
      title: 'Закрыть',
      on: 'both',
      level: 'now',
      allowed: ({ status }) => status !== 'closed' || 'Уже закрыто',
      question: (count) => `Закрыть ${letters(count)}?`,
      run: () => ({ kind: 'close' }),
      undoAll: () => ({ kind: 'open' }),
    },
    {
      id: 'open',
      title: 'Открыть снова',
      on: 'both',
      level: 'now',
      allowed: ({ status }) => status === 'closed' || 'Не\u00a0закрыто',
      question: (count) => `Открыть снова ${letters(count)}?`,
      run: () => ({ kind: 'open' }),
      undoAll: () => ({ kind: 'close' }),
    },
  ],
  actionValues: {},
  drawer: {
    tabs: [
      {
        id: 'letter',
        title: 'Письмо',
        isFirst: true,
        render: (letter, refresh, canChange) => (
          <InboxMessage letter={letter} canChange={canChange} onSent={refresh} />
        ),
      },
    ],
  },
  empty: 'Писем нет',
});
