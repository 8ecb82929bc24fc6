import {
  adminMailingAdd,
  adminMailingChange,
  adminMailingList,
  adminMailingRead,
  adminMailingRemove,
  adminOptionList,
} from '#api/generated/hooks/admin/admin.ts';
import { downloadTable } from '#platform/downloads.ts';
import { defineAdminPage } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { StatusText } from '../kit/StatusText.tsx';
import { MailingSending } from '../letters/MailingSending.tsx';
import { mailingForm } from '../letters/mailing-form.ts';
import type { MailingTypes } from '../letters/mailing-types.ts';
import { Recipients } from '../letters/Recipients.tsx';
import { channelText, mailingStatus, mailingStatusOptions } from '../words/mailing-words.ts';

const numbers = new Intl.NumberFormat('ru-RU');

/** Mailings (administration.md §3, letters, «Рассылки»). */
export const mailings = defineAdminPage<MailingTypes>({
  page: 'letters/mailings',
  part: 'mailings',
  title: 'Рассылки',
  entity: 'mailing',
  idOf: ({ uuid }) => uuid,
  nameOf: ({ title }) => title,
  scopes: {
    admin: {
      list: adminMailingList,
      read: (uuid, options) => adminMailingRead({ uuid }, options),
      add: adminMailingAdd,
      change: ({ uuid, version }, body) => adminMailingChange({ ...body, uuid, version }),
      options: adminOptionList,
      download: (query) => downloadTable('/admin/letters/downloadListMailing', query, 'Рассылки'),
    },
  },
  search: { label: 'Название, тема или текст' },
  sort: 'changed,desc',
  columns: [
    { id: 'title', title: 'Название', isSortable: true, minWidth: 190, render: ({ title }) => title },
    {
      id: 'channel',
      isFact: true,
      under: 'title',
      title: 'Канал',
      minWidth: 130,
      render: ({ channel }) => channelText(channel),
    },
    {
      id: 'status',
      isFact: true,
      title: 'Статус',
      minWidth: 140,
      render({ status }) {
        const { label, tone } = mailingStatus(status);
        return <StatusText tone={tone}>{label}</StatusText>;
      },
    },
    {
      id: 'count',
      title: 'Получатели',
      align: 'end',
      minWidth: 118,
      render: ({ count }) => (count === null ? '—' : numbers.format(count)),
    },
    {
      id: 'delivered',
      title: 'Доставлено',
      align: 'end',
      minWidth: 120,
      render: ({ delivered }) => numbers.format(delivered),
    },
    {
      id: 'failed',
      title: 'Не доставлено',
      align: 'end',
      minWidth: 130,
      render: ({ failed }) => numbers.format(failed),
    },
    {
      id: 'startsAt',
      isFact: true,
      title: 'Начало',
      isSortable: true,
      minWidth: 130,
      render: ({ startsAt }) => <Moment isShort value={startsAt} />,
    },
    {
      id: 'changed',
      title: 'Изменена',
      isSortable: true,
      isHidden: true,
      minWidth: 160,
      render: ({ changed }) => <Moment isShort value={changed} />,
    },
  ],
  filters: [{ kind: 'choice', name: 'status', title: 'Статус', options: mailingStatusOptions }],
  actions: [
    {
      id: 'copy',
      title: 'Копировать',
      on: 'one',
      level: 'ask',
      question: (_count, [row]) => `Копировать «${row?.title}»?`,
      effect: 'Копия станет черновиком: её можно изменить и\u00a0отправить снова.',
      call: ({ title, channel, level, subject, body, audience }, _values, options) =>
        adminMailingAdd({ title, channel: channel ?? 'mail', level, subject, body, audience }, options),
      done: ({ title }) => `Создан черновик: ${title}`,
    },
    {
      id: 'remove',
      title: 'Удалить',
      on: 'one',
      level: 'type',
      isDanger: true,
      isRemoval: true,
      allowed: ({ status }) => status === 'draft' || 'Удалить можно только черновик',
      question: (_count, [row]) => `Удалить «${row?.title}»?`,
      effect: 'Вернуть её нельзя.',
      call: ({ uuid, version }, _values, options) => adminMailingRemove({ uuid, version }, options),
      done: ({ title }) => `Рассылка удалена: ${title}`,
    },
  ],
  actionValues: {},
  drawer: {
    form: mailingForm,
    newTitle: 'Новая рассылка',
    tabs: [
      {
        id: 'sending',
        title: 'Отправка',
        render: (row, refresh, canChange) => (
          <MailingSending key={row.version} mailing={row} canChange={canChange} refresh={refresh} />
        ),
      },
      {
        id: 'recipients',
        title: 'Получатели',
        render: (row) => <Recipients key={row.status} mailing={row} />,
      },
    ],
  },
  empty: 'Рассылок нет',
});
