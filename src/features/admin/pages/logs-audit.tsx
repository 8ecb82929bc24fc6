import { adminAuditList, adminAuditRead, adminOptionList } from '#api/generated/hooks/admin/admin.ts';
import {
  companyAuditList,
  companyAuditRead,
  companyOptionList,
} from '#api/generated/hooks/company/company.ts';
import type { AdminAuditListParams } from '#api/generated/model/adminAuditListParams.ts';
import type { AuditEntry } from '#api/generated/model/auditEntry.ts';
import { downloadTable } from '#platform/downloads.ts';
import { EntryFacts } from '../audit/EntryFacts.tsx';
import type { AdminArea, AdminScope } from '../kit/admin-scope.ts';
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
const auditPage = ({
  area,
  scope,
  ...page
}: {
  area: AdminArea;
  scope: AdminScope<AuditTypes>;
  title: string;
  report?: 'audit';
}) =>
  defineAdminPage<AuditTypes>({
    ...page,
    page: 'logs/audit',
    idOf: ({ uuid }) => uuid,
    nameOf: ({ action, object }) => `${actionText(action)}: ${object}`,
    scopes: { [area]: scope },
    search: { label: 'Кто или что', isPersonal: true },
    sort: 'moment,desc',
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
      {
        id: 'address',
        title: 'Адрес',
        isHidden: true,
        minWidth: 130,
        render: ({ address }) => address || '—',
      },
    ],
    filters: [
      { kind: 'days', from: 'from', to: 'to', title: 'Период', preset: 2, maxDays: 31 },
      {
        kind: 'lookup',
        name: 'actor',
        title: 'Кто',
        source: 'user',
        pattern: userIdPattern,
        isNumeric: true,
      },
      { kind: 'choice', name: 'action', title: 'Действие', options: actionOptions },
      { kind: 'choice', name: 'entity', title: 'Вид объекта', options: entityOptions },
      { kind: 'choice', name: 'result', title: 'Результат', options: resultOptions },
    ],
    drawer: {
      tabs: [
        {
          id: 'changes',
          title: 'Что изменилось',
          render: (entry) => <EntryFacts entry={entry} area={area} />,
        },
      ],
    },
    empty: { title: 'За период записей нет', text: 'Выберите другой период.' },
  });

export const auditLog = auditPage({
  area: 'admin',
  title: 'Действия',
  report: 'audit',
  scope: {
    list: adminAuditList,
    read: (uuid, options) => adminAuditRead({ uuid }, options),
    options: adminOptionList,
    download: (query) => downloadTable('/admin/logs/downloadListAudit', query, 'Журнал действий'),
  },
});

/** The same of the own company, for its administrators (COMP-09). */
export const companyAuditLog = auditPage({
  area: 'companyAdmin',
  title: 'Журнал',
  scope: {
    list: companyAuditList,
    read: (uuid, options) => companyAuditRead({ uuid }, options),
    options: companyOptionList,
    download: (query) => downloadTable('/user/company/logs/downloadListAudit', query, 'Журнал компании'),
  },
});
