import {
  adminOptionList,
  adminRequestBatchChange,
  adminRequestList,
  adminRequestRead,
} from '#api/generated/hooks/admin/admin.ts';
import { downloadTable } from '#platform/downloads.ts';
import { defineAdminPage } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { uuidPattern } from '../kit/patterns.ts';
import { StatusText } from '../kit/StatusText.tsx';
import { RequestDetails } from '../requests/RequestDetails.tsx';
import {
  ageText,
  kindOptions,
  kindText,
  priorityOptions,
  priorityText,
  statusBadge,
  statusOptions,
} from '../words/request-words.ts';
import { type RequestTypes, requestActions, requestActionValues } from './requests-actions.ts';

/** What people ask the administrators for (administration.md §3, requests). */
export const requests = defineAdminPage<RequestTypes>({
  page: 'requests',
  title: 'Запросы',
  entity: 'request',
  idOf: (row) => row.uuid,
  nameOf: ({ number, name, email }) => `№ ${number}: ${name || email}`,
  scopes: {
    admin: {
      list: adminRequestList,
      read: (id, options) => adminRequestRead({ uuid: id }, options),
      changeKeys: (keys, action, options) => adminRequestBatchChange({ keys, action }, options),
      options: adminOptionList,
      download: (query) => downloadTable('/admin/requests/downloadListRequest', query, 'Запросы'),
    },
  },
  report: 'requests',
  search: { label: 'Задачи, имя или e-mail', isPersonal: true },
  sort: 'created,desc',
  columns: [
    {
      id: 'number',
      title: '№',
      isSortable: true,
      align: 'end',
      width: 64,
      minWidth: 64,
      render: ({ number }) => number,
    },
    {
      id: 'name',
      isRowHeader: true,
      isFact: true,
      title: 'Кто',
      minWidth: 150,
      render: ({ name, email }) => name || email,
    },
    {
      id: 'company',
      under: 'name',
      title: 'Компания',
      minWidth: 115,
      render: ({ companyName }) => companyName ?? '—',
    },
    {
      id: 'kind',
      isFact: true,
      title: 'Вид',
      minWidth: 160,
      render: ({ kind, serviceTitle }) => `${kindText(kind)}${serviceTitle ? `: ${serviceTitle}` : ''}`,
    },
    {
      id: 'priority',
      under: 'kind',
      title: 'Приоритет',
      isSortable: true,
      minWidth: 160,
      render: ({ priority }) => priorityText(priority),
    },
    {
      id: 'tasks',
      title: 'Задачи',
      isLong: true,
      width: '3fr',
      minWidth: 230,
      render: ({ tasks }) => tasks || '—',
    },
    {
      id: 'status',
      isFact: true,
      title: 'Статус',
      minWidth: 150,
      render({ status }) {
        const { label, tone } = statusBadge(status);
        return <StatusText tone={tone}>{label}</StatusText>;
      },
    },
    {
      id: 'decidedBy',
      under: 'status',
      title: 'Решение',
      minWidth: 150,
      render: ({ decision }) => decision?.by ?? '—',
    },
    {
      id: 'created',
      isFact: true,
      title: 'Создан',
      isSortable: true,
      minWidth: 120,
      render: ({ created }) => <Moment isShort value={created} />,
    },
    {
      id: 'age',
      under: 'created',
      title: 'Возраст',
      minWidth: 120,
      render: (row) => ageText(row, new Date()),
    },
    { id: 'email', title: 'E-mail', isHidden: true, minWidth: 190, render: ({ email }) => email },
    {
      id: 'reason',
      title: 'Причина',
      isHidden: true,
      minWidth: 220,
      render: ({ decision }) => decision?.reason || '—',
    },
  ],
  filters: [
    { kind: 'choice', name: 'status', title: 'Статус', options: statusOptions },
    { kind: 'choice', name: 'kind', title: 'Вид', options: kindOptions },
    { kind: 'choice', name: 'priority', title: 'Приоритет', options: priorityOptions },
    { kind: 'lookup', name: 'company', title: 'Компания', source: 'company', pattern: uuidPattern },
    { kind: 'days', from: 'from', to: 'to', title: 'Создан' },
  ],
  actions: requestActions,
  actionValues: requestActionValues,
  drawer: {
    tabs: [
      {
        id: 'request',
        title: 'Запрос',
        isFirst: true,
        render: (request) => <RequestDetails request={request} />,
      },
    ],
  },
  empty: 'Новых запросов нет',
});
