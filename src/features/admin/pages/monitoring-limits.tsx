import { serviceHealthLimitList } from '#api/generated/hooks/admin/admin.ts';
import type { LimitRow } from '#api/generated/model/limitRow.ts';
import type { ServiceHealthLimitListParams } from '#api/generated/model/serviceHealthLimitListParams.ts';
import { formatShare } from '#lib/numbers.ts';
import { downloadTable } from '#platform/downloads.ts';
import { Badge } from '#ui/index.ts';
import { defineAdminPage } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { partOf } from '../monitoring/query.ts';
import { limitAmount, nearlyUsed, scopeOptions, scopeText } from '../words/monitoring-words.ts';

interface LimitTypes {
  row: LimitRow;
  query: Omit<ServiceHealthLimitListParams, 'sort'>;
  form: never;
  body: never;
  action: never;
  actionForm: never;
}

const shareTone = (share: number) => (share >= 1 ? 'negative' : share >= nearlyUsed ? 'warning' : null);

function Share({ share }: { share: number }) {
  const tone = shareTone(share);
  return tone ? <Badge tone={tone}>{formatShare(share)}</Badge> : formatShare(share);
}

/** Limits of companies, tariffs and connections, and how much of them is used (administration.md §3, monitoring). */
export const limits = defineAdminPage<LimitTypes>({
  page: 'monitoring/limits',
  part: 'limits',
  title: 'Лимиты',
  idOf: ({ scope, key }) => `${scope} ${key}`,
  nameOf: ({ title }) => title,
  scopes: {
    admin: {
      list: async ({ page, size, ...query }, options) =>
        partOf(await serviceHealthLimitList(query, options), { page, size }),
      download: (query) => downloadTable('/admin/monitoring/downloadListLimit', query, 'Лимиты'),
    },
  },
  search: { label: 'Название' },
  sort: 'share,desc',
  columns: [
    { id: 'title', title: 'Название', isSortable: true, minWidth: 210, render: ({ title }) => title },
    {
      id: 'scope',
      isFact: true,
      under: 'title',
      title: 'Чей лимит',
      minWidth: 130,
      render: ({ scope }) => scopeText(scope),
    },
    {
      id: 'period',
      title: 'Период',
      minWidth: 100,
      render: ({ period }) => (period === 'day' ? 'День' : 'Месяц'),
    },
    {
      id: 'used',
      isFact: true,
      title: 'Использовано',
      align: 'end',
      minWidth: 140,
      // A tariff bounds each person, so its number is that of the most active one.
      render: (row) =>
        row.scope === 'tariff'
          ? `до\u00a0${limitAmount(row.used, row)} у\u00a0одного`
          : limitAmount(row.used, row),
    },
    {
      id: 'limit',
      title: 'Лимит',
      align: 'end',
      minWidth: 130,
      render: (row) => limitAmount(row.limit, row),
    },
    {
      id: 'share',
      isFact: true,
      title: 'Доля',
      isSortable: true,
      align: 'end',
      minWidth: 100,
      render: ({ share }) => <Share share={share} />,
    },
    {
      id: 'resets',
      title: 'Начнётся заново',
      isSortable: true,
      minWidth: 170,
      render: ({ resets }) => <Moment isShort value={resets} />,
    },
  ],
  filters: [{ kind: 'choice', name: 'scope', title: 'Чей лимит', options: scopeOptions }],
  empty: 'Лимитов нет',
});
