import type { Report } from '#api/generated/model/report.ts';
import type { ReportListParams } from '#api/generated/model/reportListParams.ts';
import type { ReportOrder } from '#api/generated/model/reportOrder.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { formatNumber } from '#lib/numbers.ts';
import { Inline, ProgressBar, Stack } from '#ui/index.ts';
import type { AdminArea, AdminScope } from '../kit/admin-scope.ts';
import { type AdminAction, defineAdminPage } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { orderPages } from '../kit/menu.ts';
import { userIdPattern } from '../kit/patterns.ts';
import { StatusText } from '../kit/StatusText.tsx';
import {
  daysText,
  hourOptions,
  isOpen,
  isPeriod,
  kindOptions,
  kindText,
  periodOptions,
  statusBadge,
  statusOptions,
} from '../words/report-words.ts';
import { reportCalls, scheduleCalls } from './calls.ts';
import { Details } from './Details.tsx';
import { choicesIn } from './kinds.ts';

/** The form of «Повторять по расписанию». */
interface RepeatForm {
  period: string | null;
  hour: string | null;
}

interface ReportTypes {
  row: Report;
  query: Omit<ReportListParams, 'page' | 'size' | 'sort'>;
  form: never;
  body: never;
  action: never;
  actionForm: RepeatForm;
}

/** What was ordered, to order it again. */
const orderOf = ({ title, kind, format, isMailed, parameters }: Report): ReportOrder => ({
  title,
  kind,
  format,
  isMailed,
  parameters,
});

/** `isOwn`: the list has one's own reports only. */
const actionsOf = (area: AdminArea, isOwn: boolean): readonly AdminAction<ReportTypes>[] => [
  {
    id: 'download',
    title: 'Скачать',
    on: 'one',
    level: 'now',
    isReading: true,
    allowed: ({ status }) => status === 'done' || 'Файла нет',
    question: (_count, [row]) => `Скачать «${row?.title}»?`,
    call: ({ uuid, title, format }) => reportCalls[area].save(uuid, `${title}.${format}`),
    done: () => null,
  },
  {
    id: 'repeat',
    title: 'Повторить',
    on: 'one',
    level: 'now',
    allowed: ({ status }) => !isOpen(status) || 'Ещё не готов',
    question: (_count, [row]) => `Повторить «${row?.title}»?`,
    call: (row, _values, options) => reportCalls[area].add(orderOf(row), options),
    done: ({ title }) => `Отчёт заказан: ${title}`,
  },
  {
    id: 'schedule',
    title: 'Повторять по\u00a0расписанию',
    on: 'one',
    level: 'ask',
    question: (_count, [row]) => `Повторять «${row?.title}»`,
    effect: 'Каждый отчёт будет за предыдущий день, неделю или месяц.',
    fields: () => [
      { kind: 'select', name: 'period', label: 'Как часто', options: periodOptions, isRequired: true },
      {
        kind: 'select',
        name: 'hour',
        label: 'Час',
        options: hourOptions,
        isRequired: true,
        description: 'Московское время',
      },
    ],
    call(row, { period, hour }, options) {
      const order = orderOf(row);
      const report = { ...order, parameters: { ...order.parameters, from: null, to: null } };
      const schedule = {
        report,
        period: isPeriod(period) ? period : ('monthly' as const),
        hour: Number(hour),
      };
      return scheduleCalls[area].add(schedule, options);
    },
    done: ({ title }) => `Расписание создано: ${title}`,
  },
  {
    id: 'stop',
    title: 'Остановить',
    on: 'one',
    level: 'now',
    allowed: ({ status }) => isOpen(status) || 'Уже не готовится',
    question: (_count, [row]) => `Остановить «${row?.title}»?`,
    call: ({ uuid }, _values, options) => reportCalls[area].stop({ uuid }, options),
    done: ({ title }) => `Отчёт остановлен: ${title}`,
  },
  {
    id: 'remove',
    title: 'Удалить',
    on: 'one',
    level: isOwn ? 'ask' : 'type',
    isDanger: true,
    isRemoval: true,
    question: (_count, [row]) => `Удалить «${row?.title}»?`,
    effect: 'Файл тоже удалится. Вернуть его нельзя.',
    call: ({ uuid }, _values, options) => reportCalls[area].remove({ uuid }, options),
    done: ({ title }) => `Отчёт удалён: ${title}`,
  },
];

function Status({ status, progress, title }: Report) {
  const { label, tone } = statusBadge(status);
  if (status === 'running')
    return <ProgressBar label={label} value={progress} valueText={`${progress}\u00a0%`} key={title} />;
  return <StatusText tone={tone}>{label}</StatusText>;
}

interface ReportsPage {
  page: string;
  title: string;
  area: AdminArea;
  /** Which ones the platform gives. */
  own: { isMine: true } | object;
}

const scopeOf = (area: AdminArea, title: string, own: ReportsPage['own']): AdminScope<ReportTypes> => ({
  list: (query, options) => reportCalls[area].list({ ...query, ...own }, options),
  read: (uuid, options) => reportCalls[area].read({ uuid }, options),
  options: reportCalls[area].options,
  download: (query) => reportCalls[area].download({ ...query, ...own }, title),
});

/** A list of reports: those of the user, or all of them (administration.md §3, reports; ADM-36). */
const reportsPage = ({ page, title, area, own }: ReportsPage) =>
  defineAdminPage<ReportTypes>({
    page,
    title,
    entity: 'report',
    idOf: ({ uuid }) => uuid,
    nameOf: (row) => row.title,
    scopes: { [area]: scopeOf(area, title, own) },
    refreshWhile: (rows) => rows.some(({ status }) => isOpen(status)),
    search: { label: 'isMine' in own ? 'Название' : 'Название или автор', isPersonal: true },
    sort: 'created,desc',
    columns: [
      { id: 'title', title: 'Название', isSortable: true, minWidth: 195, render: (row) => row.title },
      {
        id: 'kind',
        isFact: true,
        under: 'title',
        title: 'Вид',
        minWidth: 140,
        render: ({ kind }) => kindText(kind),
      },
      { id: 'period', title: 'Период', minWidth: 178, render: ({ parameters }) => daysText(parameters) },
      {
        id: 'format',
        under: 'period',
        title: 'Формат',
        minWidth: 90,
        render: ({ format }) => format.toUpperCase(),
      },
      { id: 'status', isFact: true, title: 'Статус', minWidth: 125, render: (row) => <Status {...row} /> },
      { id: 'rows', title: 'Строк', align: 'end', minWidth: 100, render: ({ rows }) => formatNumber(rows) },
      {
        id: 'size',
        under: 'rows',
        title: 'Размер',
        isSortable: true,
        align: 'end',
        minWidth: 100,
        render: ({ size }) => (size === null ? '—' : formatFileSize(size)),
      },
      {
        id: 'author',
        title: 'Автор',
        area: 'admin',
        minWidth: 150,
        isHidden: 'isMine' in own,
        render: ({ author }) => author,
      },
      {
        id: 'created',
        isFact: true,
        title: 'Заказан',
        isSortable: true,
        minWidth: 145,
        render: ({ created }) => <Moment isShort value={created} />,
      },
      {
        id: 'expires',
        under: 'created',
        title: 'Хранится до',
        isSortable: true,
        minWidth: 145,
        render: ({ expires }) => (expires === null ? '—' : <Moment isShort value={expires} />),
      },
    ],
    filters: [
      {
        kind: 'choice',
        name: 'kind',
        title: 'Вид',
        options: kindOptions.filter(({ id }) => choicesIn(area, id)),
      },
      { kind: 'choice', name: 'status', title: 'Статус', options: statusOptions },
      ...('isMine' in own
        ? []
        : [
            {
              kind: 'lookup',
              name: 'author',
              title: 'Автор',
              source: 'user',
              pattern: userIdPattern,
              isNumeric: true,
            } as const,
          ]),
      { kind: 'days', from: 'createdFrom', to: 'createdTo', title: 'Заказан' },
    ],
    actions: actionsOf(area, 'isMine' in own),
    actionValues: { period: 'monthly', hour: '9' },
    drawer: {
      tabs: [
        {
          id: 'order',
          title: 'Параметры',
          isFirst: true,
          render: (row) => (
            <Stack>
              <Inline>
                <Status {...row} />
              </Inline>
              <Details
                order={row}
                area={area}
                before={{ Причина: row.error, Автор: area === 'admin' ? row.author : null }}
              />
            </Stack>
          ),
        },
      ],
    },
    empty: {
      title: 'Отчётов нет',
      text: 'Закажите первый.',
      link: { title: 'Заказать отчёт', pages: orderPages },
    },
  });

/** One's own reports. */
export const ownReports = reportsPage({
  page: 'reports/list-reports',
  title: 'Отчёты',
  area: 'admin',
  own: { isMine: true },
});
/** One's own reports of a company. */
export const companyReports = reportsPage({
  page: 'reports/list-reports',
  title: 'Отчёты',
  area: 'companyAdmin',
  own: { isMine: true },
});
/** Everybody's reports. */
export const allReports = reportsPage({
  page: 'getListReports/list-reports',
  title: 'Архив отчётов',
  area: 'admin',
  own: {},
});
