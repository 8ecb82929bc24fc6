import {
  adminFeedbackBatchChange,
  adminFeedbackChange,
  adminFeedbackList,
  adminFeedbackRead,
  adminOptionList,
} from '#api/generated/hooks/admin/admin.ts';
import {
  companyFeedbackBatchChange,
  companyFeedbackChange,
  companyFeedbackList,
  companyFeedbackRead,
  companyOptionList,
} from '#api/generated/hooks/company/company.ts';
import type { AdminFeedback } from '#api/generated/model/adminFeedback.ts';
import type { AdminFeedbackListParams } from '#api/generated/model/adminFeedbackListParams.ts';
import type { FeedbackAction } from '#api/generated/model/feedbackAction.ts';
import type { FeedbackChange } from '#api/generated/model/feedbackChange.ts';
import type { Choice } from '#forms/index.ts';
import { numberOf } from '#lib/options.ts';
import { plural } from '#lib/text.ts';
import { downloadTable } from '#platform/downloads.ts';
import { FeedbackMessage } from '../feedback/FeedbackMessage.tsx';
import { assigneeAction, assigneeField, assigneeOf } from '../forms/assignee.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { type AdminTab, defineAdminPage } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { userIdPattern, uuidPattern } from '../kit/patterns.ts';
import { StatusText } from '../kit/StatusText.tsx';
import {
  categoryOptions,
  categoryText,
  statusBadge,
  statusOf,
  statusOptions,
} from '../words/feedback-words.ts';

interface FeedbackForm {
  status: string | null;
  assigneeId: Choice | null;
}

interface FeedbackTypes {
  row: AdminFeedback;
  query: Omit<AdminFeedbackListParams, 'page' | 'size' | 'sort' | 'error'>;
  form: FeedbackForm;
  body: Pick<FeedbackChange, 'status' | 'assigneeId'>;
  action: FeedbackAction;
  actionForm: FeedbackForm;
}

const messages = (count: number): string => plural(count, 'обращение', 'обращения', 'обращений');

/** A query without the filter by company, which an address may contain. */
function within<Query extends { company?: unknown }>({ company: _company, ...query }: Query) {
  return query;
}

/** The message and its answers; each area has its own calls for them. */
const messageTab = (area: AdminArea): AdminTab<AdminFeedback> => ({
  id: 'message',
  title: 'Обращение',
  isFirst: true,
  area,
  render: (message, refresh, canChange) => (
    <FeedbackMessage message={message} area={area} canChange={canChange} onSent={refresh} />
  ),
});

/** What users wrote, for the administrators of the platform and of companies (administration.md §3, feedback). */
export const feedbackPage = defineAdminPage<FeedbackTypes>({
  page: 'feedback',
  title: 'Обращения',
  entity: 'feedback',
  idOf: (row) => row.uuid,
  nameOf: ({ number, text }) => `№ ${number}: ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`,
  scopes: {
    admin: {
      list: adminFeedbackList,
      read: (id, options) => adminFeedbackRead({ uuid: id }, options),
      change: (row, body) => adminFeedbackChange({ ...body, uuid: row.uuid, version: row.version }),
      changeKeys: (keys, action, options) => adminFeedbackBatchChange({ keys, action }, options),
      options: adminOptionList,
      download: (query) => downloadTable('/admin/feedback/downloadListFeedback', query, 'Обращения'),
    },
    companyAdmin: {
      list: (query, options) => companyFeedbackList(within(query), options),
      read: (id, options) => companyFeedbackRead({ uuid: id }, options),
      change: (row, body) => companyFeedbackChange({ ...body, uuid: row.uuid, version: row.version }),
      changeKeys: (keys, action, options) => companyFeedbackBatchChange({ keys, action }, options),
      options: companyOptionList,
      download: (query) =>
        downloadTable('/user/company/feedback/downloadListFeedback', within(query), 'Обращения'),
    },
  },
  search: { label: 'Текст, автор или e-mail', isPersonal: true },
  sort: 'date,desc',
  report: 'feedback',
  columns: [
    {
      id: 'number',
      title: '№',
      isSortable: true,
      align: 'end',
      width: 68,
      minWidth: 68,
      render: ({ number }) => number,
    },
    {
      id: 'author',
      isRowHeader: true,
      title: 'Автор',
      minWidth: 165,
      // Whoever is not signed in may leave no address.
      render: ({ author, email, number }) => author ?? email ?? `№\u00a0${number}`,
    },
    {
      id: 'company',
      under: 'author',
      title: 'Компания',
      area: 'admin',
      minWidth: 165,
      render: ({ companyName }) => companyName ?? '—',
    },
    {
      id: 'text',
      isFact: true,
      title: 'Текст',
      isLong: true,
      width: '3fr',
      minWidth: 215,
      render: ({ text }) => text,
    },
    {
      id: 'date',
      isFact: true,
      title: 'Дата',
      isSortable: true,
      minWidth: 165,
      render: ({ date }) => <Moment isShort value={date} />,
    },
    {
      id: 'category',
      under: 'date',
      title: 'Категория',
      minWidth: 150,
      render: ({ category }) => categoryText(category),
    },
    { id: 'file', title: 'Файл', isHidden: true, minWidth: 110, render: ({ fileName }) => fileName ?? '—' },
    {
      id: 'isError',
      title: 'Из ошибки',
      isHidden: true,
      minWidth: 110,
      render: ({ isError }) => (isError ? 'да' : 'нет'),
    },
    {
      id: 'status',
      isFact: true,
      title: 'Статус',
      minWidth: 120,
      render({ status }) {
        const { label, tone } = statusBadge(status);
        return <StatusText tone={tone}>{label}</StatusText>;
      },
    },
    { id: 'assignee', title: 'Ответственный', minWidth: 150, render: ({ assignee }) => assignee || '—' },
  ],
  filters: [
    { kind: 'choice', name: 'category', title: 'Категория', options: categoryOptions, isNumeric: true },
    { kind: 'choice', name: 'status', title: 'Статус', options: statusOptions },
    {
      kind: 'lookup',
      name: 'company',
      title: 'Компания',
      area: 'admin',
      source: 'company',
      pattern: uuidPattern,
    },
    {
      kind: 'lookup',
      name: 'assignee',
      title: 'Ответственный',
      source: 'admin',
      pattern: userIdPattern,
      isNumeric: true,
    },
    { kind: 'days', from: 'from', to: 'to', title: 'Дата' },
    { kind: 'yesNo', name: 'hasFile', title: 'С файлом', yes: 'да', no: 'нет' },
    { kind: 'yesNo', name: 'isError', title: 'Из ошибки', yes: 'да', no: 'нет' },
  ],
  actions: [
    {
      id: 'status',
      title: 'Сменить статус',
      on: 'both',
      level: 'ask',
      question: (count) => `Сменить статус: ${messages(count)}`,
      fields: () => [
        { kind: 'select', name: 'status', label: 'Статус', options: statusOptions, isRequired: true },
      ],
      run: ({ status }) => ({ kind: 'status', status: statusOf(status) ?? 'open' }),
      undo: (_values, { status }) => status && { kind: 'status', status },
    },
    assigneeAction(messages),
  ],
  actionValues: { status: null, assigneeId: null },
  drawer: {
    form: {
      fields: (sources) => [
        { kind: 'select', name: 'status', label: 'Статус', options: statusOptions, isRequired: true },
        assigneeField(sources),
      ],
      toValues: (row) => ({ status: row?.status ?? null, assigneeId: assigneeOf(row) }),
      toBody: ({ status, assigneeId }) => ({
        status: statusOf(status) ?? 'open',
        assigneeId: numberOf(assigneeId),
      }),
    },
    tabs: [messageTab('admin'), messageTab('companyAdmin')],
  },
  empty: 'Обращений нет',
});
