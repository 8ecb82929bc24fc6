import { adminOptionList, usageLogList, usageLogRead } from '#api/generated/hooks/admin/admin.ts';
import type { UsageLogEntry } from '#api/generated/model/usageLogEntry.ts';
import type { UsageLogListParams } from '#api/generated/model/usageLogListParams.ts';
import { formatDuration, formatMoney, formatNumber } from '#lib/numbers.ts';
import { downloadTable } from '#platform/downloads.ts';
import { defineAdminPage } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { servicePattern, userIdPattern, uuidPattern } from '../kit/patterns.ts';
import { StatusText } from '../kit/StatusText.tsx';
import { Contents } from '../logs/Contents.tsx';
import { Facts } from '../logs/Facts.tsx';
import { resultOptions, resultStatus, sourceOptions, sourceText } from '../words/log-words.ts';

interface UsageLogTypes {
  row: UsageLogEntry;
  query: Omit<UsageLogListParams, 'page' | 'size' | 'sort'>;
  form: never;
  body: never;
  action: never;
  actionForm: never;
}

const tokensOf = ({ tokensIn, tokensOut }: UsageLogEntry): number | null =>
  tokensIn === null && tokensOut === null ? null : (tokensIn ?? 0) + (tokensOut ?? 0);

/** The requests to services, one by one (administration.md §3, logs; ADM-30). */
export const usageLog = defineAdminPage<UsageLogTypes>({
  page: 'logs/usage',
  part: 'usage',
  title: 'Использование',
  idOf: ({ uuid }) => uuid,
  nameOf: ({ user, serviceTitle }) => `${user}: ${serviceTitle}`,
  scopes: {
    admin: {
      list: usageLogList,
      read: (uuid, options) => usageLogRead({ uuid }, options),
      options: adminOptionList,
      download: (query) => downloadTable('/admin/logs/downloadListLog', query, 'Журнал использования'),
    },
  },
  report: 'usageLog',
  search: { label: 'Сотрудник или модель', isPersonal: true },
  sort: 'moment,desc',
  columns: [
    {
      id: 'moment',
      title: 'Время',
      isSortable: true,
      minWidth: 165,
      render: ({ moment }) => <Moment value={moment} />,
    },
    { id: 'user', isFact: true, title: 'Сотрудник', minWidth: 180, render: ({ user }) => user },
    {
      id: 'company',
      under: 'user',
      title: 'Компания',
      minWidth: 180,
      render: ({ companyName }) => companyName ?? '—',
    },
    {
      id: 'service',
      isFact: true,
      title: 'Сервис',
      minWidth: 170,
      render: ({ serviceTitle }) => serviceTitle,
    },
    { id: 'model', under: 'service', title: 'Модель', minWidth: 170, render: ({ model }) => model ?? '—' },
    { id: 'source', title: 'Источник', minWidth: 115, render: ({ source }) => sourceText(source) },
    {
      id: 'external',
      under: 'source',
      title: 'Внешний',
      minWidth: 115,
      render: ({ isExternal }) => (isExternal ? 'Внешний' : 'В\u00a0контуре'),
    },
    {
      id: 'result',
      isFact: true,
      title: 'Результат',
      minWidth: 115,
      render({ result }) {
        const { label, tone } = resultStatus(result);
        return <StatusText tone={tone}>{label}</StatusText>;
      },
    },
    {
      id: 'duration',
      title: 'Длительность',
      isSortable: true,
      align: 'end',
      minWidth: 125,
      render: ({ duration }) => formatDuration(duration),
    },
    {
      id: 'tokens',
      under: 'duration',
      title: 'Токены',
      align: 'end',
      minWidth: 125,
      render: (row) => formatNumber(tokensOf(row)),
    },
    {
      id: 'cost',
      title: 'Стоимость',
      isSortable: true,
      align: 'end',
      minWidth: 118,
      render: ({ cost }) => formatMoney(cost),
    },
  ],
  filters: [
    { kind: 'days', from: 'from', to: 'to', title: 'Период', preset: 2, maxDays: 31 },
    {
      kind: 'lookup',
      name: 'user',
      title: 'Сотрудник',
      source: 'user',
      pattern: userIdPattern,
      isNumeric: true,
    },
    { kind: 'lookup', name: 'company', title: 'Компания', source: 'company', pattern: uuidPattern },
    { kind: 'lookup', name: 'service', title: 'Сервис', source: 'tile', pattern: servicePattern },
    { kind: 'choice', name: 'source', title: 'Источник', options: sourceOptions },
    { kind: 'choice', name: 'result', title: 'Результат', options: resultOptions },
    { kind: 'range', min: 'durationMin', max: 'durationMax', title: 'Длительность, мс' },
    {
      kind: 'yesNo',
      name: 'isExternal',
      title: 'Где обработан',
      yes: 'внешний сервис',
      no: 'в\u00a0контуре',
    },
  ],
  drawer: {
    tabs: [
      { id: 'request', title: 'Запрос', render: (entry) => <Facts entry={entry} /> },
      {
        id: 'content',
        title: 'Содержание',
        render: (entry, _refresh, canChange) => (
          <Contents key={entry.uuid} entry={entry} canChange={canChange} />
        ),
      },
    ],
  },
  empty: { title: 'За период записей нет', text: 'Выберите другой период.' },
});
