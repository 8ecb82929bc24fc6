import { adminAuditList, adminAuditRead, adminOptionList } from '#api/generated/hooks/admin/admin.ts';
import type { AdminAuditListParams } from '#api/generated/model/adminAuditListParams.ts';
import type { AuditEntry } from '#api/generated/model/auditEntry.ts';
import { downloadTable } from '#platform/downloads.ts';
import { EntryFacts } from '../audit/EntryFacts.tsx';
import { defineAdminPage } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { userIdPattern } from '../kit/patterns.ts';
import {
  actionOptions,
  actionText,
  entityOptions,
  entityText,
  resultOptions,
  resultText,
} from '../words/audit-words.ts';

interface AuditTypes {
  row: AuditEntry;
  query: Omit<AdminAuditListParams, 'page' | 'size' | 'sort'>;
  form: never;
  body: never;
  action: never;
  actionForm: never;
}

/** What administrators did: who, when, before and after (administration.md §3, logs). */
export const auditLog = defineAdminPage<AuditTypes>({
  page: 'logs/audit',
  title: 'Действия',
  idOf: ({ uuid }) => uuid,
  nameOf: ({ action, object }) => `${actionText(action)}: ${object}`,
  scopes: {
    admin: {
      list: adminAuditList,
      read: (uuid, options) => adminAuditRead({ uuid }, options),
      options: adminOptionList,
      download: (query) => downloadTable('/admin/logs/downloadListAudit', query, 'Журнал действий'),
    },
  },
  search: { label: 'Кто или что', isPersonal: true },
  sort: 'moment,desc',
  report: 'audit',
  columns: [
    {
      id: 'moment',
      title: 'Время',
      isSortable: true,
      minWidth: 170,
      render: ({ moment }) => <Moment value={moment} />,
    },
    { id: 'actor', isFact: true, title: 'Кто', minWidth: 190, render: ({ actor }) => actor },
    {
      id: 'action',
      isFact: true,
      title: 'Действие',
      minWidth: 170,
      render: ({ action }) => actionText(action),
    },
    {
      id: 'entity',
      under: 'action',
      title: 'Вид объекта',
      minWidth: 170,
      render: ({ entity }) => entityText(entity),
    },
    {
      id: 'object',
      isFact: true,
      title: 'Объект',
      minWidth: 200,
      render: ({ object, children }) => (children > 0 ? `${object} (${children})` : object || '—'),
    },
    { id: 'result', title: 'Результат', minWidth: 120, render: ({ result }) => resultText(result) },
    { id: 'address', title: 'Адрес', isHidden: true, minWidth: 130, render: ({ address }) => address || '—' },
  ],
  filters: [
    { kind: 'days', from: 'from', to: 'to', title: 'Период', preset: 2, maxDays: 31 },
    { kind: 'lookup', name: 'actor', title: 'Кто', source: 'user', pattern: userIdPattern, isNumeric: true },
    { kind: 'choice', name: 'action', title: 'Действие', options: actionOptions },
    { kind: 'choice', name: 'entity', title: 'Вид объекта', options: entityOptions },
    { kind: 'choice', name: 'result', title: 'Результат', options: resultOptions },
  ],
  drawer: {
    tabs: [{ id: 'changes', title: 'Что изменилось', render: (entry) => <EntryFacts entry={entry} /> }],
  },
  empty: { title: 'За период записей нет', text: 'Выберите другой период.' },
});
