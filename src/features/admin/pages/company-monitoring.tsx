import { companyHealthList } from '#api/generated/hooks/company/company.ts';
import type { CompanyHealthListParams } from '#api/generated/model/companyHealthListParams.ts';
import type { ServiceStatus } from '#api/generated/model/serviceStatus.ts';
import { downloadTable } from '#platform/downloads.ts';
import { defineAdminPage } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { servicePattern } from '../kit/patterns.ts';
import { StatusText } from '../kit/StatusText.tsx';
import { partOf } from '../monitoring/query.ts';
import { statusBadge, statusOptions } from '../words/monitoring-words.ts';

interface StatusTypes {
  row: ServiceStatus;
  query: Omit<CompanyHealthListParams, 'sort'>;
  form: never;
  body: never;
  action: never;
  actionForm: never;
}

/** Which services work, for the administrators of a company (administration.md §3, monitoring). */
export const serviceStatuses = defineAdminPage<StatusTypes>({
  page: 'monitoring/statuses',
  part: 'statuses',
  title: 'Сервисы',
  idOf: ({ service }) => service,
  keyPattern: servicePattern,
  nameOf: ({ title }) => title,
  scopes: {
    companyAdmin: {
      list: async ({ page, size, ...query }, options) =>
        partOf(await companyHealthList(query, options), { page, size }),
      download: (query) => downloadTable('/user/company/monitoring/downloadListHealth', query, 'Сервисы'),
    },
  },
  search: { label: 'Сервис' },
  sort: 'title,asc',
  columns: [
    { id: 'title', title: 'Сервис', isSortable: true, minWidth: 220, render: ({ title }) => title },
    {
      id: 'status',
      isFact: true,
      title: 'Статус',
      isSortable: true,
      minWidth: 140,
      render({ status }) {
        const { label, tone } = statusBadge(status);
        return <StatusText tone={tone}>{label}</StatusText>;
      },
    },
    {
      id: 'checked',
      isFact: true,
      title: 'Проверено',
      minWidth: 180,
      render: ({ checked }) => <Moment isShort value={checked} />,
    },
  ],
  filters: [{ kind: 'choice', name: 'status', title: 'Статус', options: statusOptions }],
  empty: 'Сервисов нет',
});
