import {
  adminErrorBatchChange,
  adminErrorChange,
  adminErrorList,
  adminErrorRead,
  adminOptionList,
} from '#api/generated/hooks/admin/admin.ts';
import type { ErrorAction } from '#api/generated/model/errorAction.ts';
import type { ErrorChange } from '#api/generated/model/errorChange.ts';
import type { ErrorReport } from '#api/generated/model/errorReport.ts';
import type { Choice } from '#forms/index.ts';
import { formatNumber } from '#lib/numbers.ts';
import { numberOf } from '#lib/options.ts';
import { plural } from '#lib/text.ts';
import { downloadTable } from '#platform/downloads.ts';
import { Spark } from '#ui/index.ts';
import { AllByDay, type ErrorQuery } from '../errors/AllByDay.tsx';
import { ByDay } from '../errors/ByDay.tsx';
import { Occurrences } from '../errors/Occurrences.tsx';
import { Reports } from '../errors/Reports.tsx';
import { assigneeAction, assigneeField, assigneeOf } from '../forms/assignee.ts';
import { defineAdminPage } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { StatusText } from '../kit/StatusText.tsx';
import {
  sourceOptions,
  sourceText,
  statusBadge,
  statusChoices,
  statusOf,
  statusOptions,
  trendText,
} from '../words/error-words.ts';

interface ErrorForm {
  status: string | null;
  note: string;
  assigneeId: Choice | null;
}

interface ErrorTypes {
  row: ErrorReport;
  query: ErrorQuery;
  form: ErrorForm;
  body: Pick<ErrorChange, 'status' | 'note' | 'assigneeId'>;
  action: ErrorAction;
  actionForm: ErrorForm;
}

// In time for the first rows: they would show words in place of the lines.
Spark.preload();

const errors = (count: number): string => plural(count, 'ошибка', 'ошибки', 'ошибок');

/** Groups of equal failures, for the platform's administrators (administration.md §3, error). */
export const errorPage = defineAdminPage<ErrorTypes>({
  page: 'error',
  title: 'Ошибки',
  entity: 'error',
  idOf: ({ uuid }) => uuid,
  nameOf: ({ message }) => message,
  scopes: {
    admin: {
      list: adminErrorList,
      read: (uuid, options) => adminErrorRead({ uuid }, options),
      change: ({ uuid, version }, body) => adminErrorChange({ ...body, uuid, version }),
      changeKeys: (keys, action, options) => adminErrorBatchChange({ keys, action }, options),
      options: adminOptionList,
      download: (query) => downloadTable('/admin/error/downloadListError', query, 'Ошибки'),
    },
  },
  search: { label: 'Сообщение, имя или место' },
  sort: 'last,desc',
  report: 'errors',
  columns: [
    {
      id: 'message',
      title: 'Сообщение',
      isLong: true,
      width: '3fr',
      minWidth: 200,
      render: ({ message }) => message,
    },
    { id: 'source', title: 'Источник', minWidth: 140, render: ({ source }) => sourceText(source) },
    { id: 'place', under: 'source', title: 'Место', minWidth: 140, render: ({ place }) => place },
    {
      id: 'status',
      isFact: true,
      title: 'Статус',
      minWidth: 132,
      render({ status }) {
        const { label, tone } = statusBadge(status);
        return <StatusText tone={tone}>{label}</StatusText>;
      },
    },
    {
      id: 'count',
      isFact: true,
      title: 'Случаев',
      isSortable: true,
      align: 'end',
      minWidth: 98,
      render: ({ count }) => formatNumber(count),
    },
    {
      id: 'users',
      title: 'Люди',
      isSortable: true,
      align: 'end',
      minWidth: 80,
      render: ({ users }) => formatNumber(users),
    },
    {
      id: 'trend',
      title: '14\u00a0дней',
      width: 100,
      minWidth: 100,
      render: ({ trend }) => <Spark instead={trendText(trend)} label={trendText(trend)} values={trend} />,
    },
    {
      id: 'first',
      title: 'Впервые',
      isSortable: true,
      isHidden: true,
      minWidth: 165,
      render: ({ first }) => <Moment isShort value={first} />,
    },
    {
      id: 'last',
      isFact: true,
      title: 'Последний раз',
      isSortable: true,
      minWidth: 125,
      render: ({ last }) => <Moment isShort value={last} />,
    },
    {
      id: 'assignee',
      title: 'Ответственный',
      isHidden: true,
      minWidth: 190,
      render: ({ assignee }) => assignee || '—',
    },
  ],
  filters: [
    { kind: 'days', from: 'from', to: 'to', title: 'Период', preset: 30, maxDays: 366 },
    { kind: 'choice', name: 'source', title: 'Источник', options: sourceOptions },
    { kind: 'lookup', name: 'place', title: 'Место', source: 'place' },
    { kind: 'choice', name: 'status', title: 'Статус', options: statusOptions },
  ],
  Above: AllByDay,
  actions: [
    {
      id: 'status',
      title: 'Сменить статус',
      on: 'both',
      level: 'ask',
      question: (count) => `Сменить статус: ${errors(count)}`,
      effect: 'Исправленная ошибка, которая повторится в более новой версии, вернётся со статусом «Снова».',
      fields: () => [
        { kind: 'select', name: 'status', label: 'Статус', options: statusChoices, isRequired: true },
      ],
      run: ({ status }) => ({ kind: 'status', status: statusOf(status) ?? 'known' }),
      // «Снова» is set by the gateway only.
      undo(_values, row) {
        const status = statusOf(row.status);
        return status && { kind: 'status', status };
      },
    },
    assigneeAction(errors),
  ],
  actionValues: { status: null, note: '', assigneeId: null },
  drawer: {
    form: {
      fields: (sources, row) => [
        {
          kind: 'select',
          name: 'status',
          label: 'Статус',
          options: row?.status === 'again' ? statusOptions : statusChoices,
          isRequired: true,
        },
        { kind: 'textarea', name: 'note', label: 'Заметка', maxLength: 2000, rows: 4 },
        assigneeField(sources),
      ],
      toValues: (row) => ({
        status: row?.status ?? null,
        note: row?.note ?? '',
        assigneeId: assigneeOf(row),
      }),
      toBody: ({ status, note, assigneeId }) => ({
        // Nobody sets «Снова»: a group that came back keeps it until another status is chosen.
        status: statusOf(status),
        note,
        assigneeId: numberOf(assigneeId),
      }),
    },
    tabs: [
      {
        id: 'occurrences',
        title: 'Случаи',
        isFirst: true,
        render: ({ uuid }) => <Occurrences uuid={uuid} />,
      },
      { id: 'days', title: 'По дням', render: ({ trend }) => <ByDay trend={trend} /> },
      { id: 'feedback', title: 'Обращения', render: ({ uuid }) => <Reports key={uuid} uuid={uuid} /> },
    ],
  },
  empty: { title: 'Ошибок за период нет', text: 'Выберите другой период.' },
});
