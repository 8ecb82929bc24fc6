import { ApiError } from '#api/error.ts';
import type { ReportSchedule } from '#api/generated/model/reportSchedule.ts';
import type { ReportScheduleListParams } from '#api/generated/model/reportScheduleListParams.ts';
import type { ScheduleFields } from '#api/generated/model/scheduleFields.ts';
import type { AdminArea, AdminScope } from '../kit/admin-scope.ts';
import { type AdminForm, defineAdminPage } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import {
  formatOptions,
  hourOptions,
  hourText,
  isFormat,
  isPeriod,
  kindText,
  periodOptions,
  periodText,
  repeatedDaysText,
} from '../words/report-words.ts';
import { scheduleCalls } from './calls.ts';
import { Details } from './Details.tsx';

interface ScheduleForm {
  title: string;
  period: string | null;
  hour: string | null;
  format: string | null;
  isMailed: boolean;
}

interface ScheduleTypes {
  row: ReportSchedule;
  query: Omit<ReportScheduleListParams, 'page' | 'size' | 'sort'>;
  form: ScheduleForm;
  body: Omit<ScheduleFields, 'report'> & {
    report: Pick<ScheduleFields['report'], 'title' | 'format' | 'isMailed'>;
  };
  action: never;
  actionForm: object;
}

const form: AdminForm<ScheduleTypes> = {
  fields: () => [
    { kind: 'text', name: 'title', label: 'Название', maxLength: 200, isRequired: true },
    { kind: 'select', name: 'period', label: 'Как часто', options: periodOptions, isRequired: true },
    {
      kind: 'select',
      name: 'hour',
      label: 'Час',
      options: hourOptions,
      isRequired: true,
      description: 'Московское время',
    },
    { kind: 'select', name: 'format', label: 'Формат', options: formatOptions, isRequired: true },
    { kind: 'switch', name: 'isMailed', label: 'Прислать письмо, когда отчёт готов' },
  ],
  toValues: (row) => ({
    title: row?.report.title ?? '',
    period: row?.period ?? 'monthly',
    hour: String(row?.hour ?? 9),
    format: row?.report.format ?? 'xlsx',
    isMailed: row?.report.isMailed ?? false,
  }),
  toBody: ({ title, period, hour, format, isMailed }) => ({
    report: { title: title.trim(), format: isFormat(format) ? format : 'xlsx', isMailed },
    period: isPeriod(period) ? period : 'monthly',
    hour: Number(hour),
  }),
};

/** The contract has no call for one schedule: it is found in the list. There are at most 50 of a person. */
async function read(
  list: (typeof scheduleCalls)[AdminArea]['list'],
  uuid: string,
  options: { signal?: AbortSignal },
): Promise<ReportSchedule> {
  for (let page = 0; ; page++) {
    const { content, last } = await list({ page, size: 100 }, options);
    const found = content.find((row) => row.uuid === uuid);
    if (found) return found;
    if (last || content.length === 0)
      throw new ApiError({ kind: 'http', operation: null, url: uuid, status: 404 });
  }
}

/** Reports that are made again and again (administration.md §3, getListReports), in an area. */
function schedulesPage(area: AdminArea) {
  const calls = scheduleCalls[area];
  const scope: AdminScope<ScheduleTypes> = {
    list: calls.list,
    read: (uuid, options) => read(calls.list, uuid, options),
    change: ({ uuid, version, report }, { report: changed, ...rest }) =>
      calls.change({ ...rest, report: { ...report, ...changed }, uuid, version }),
    download: calls.download,
  };
  return defineAdminPage<ScheduleTypes>({
    page: 'getListReports/schedules',
    part: 'schedules',
    title: 'Расписания отчётов',
    entity: 'schedule',
    idOf: ({ uuid }) => uuid,
    nameOf: ({ report }) => report.title,
    scopes: { [area]: scope },
    search: { label: area === 'admin' ? 'Название или автор' : 'Название', isPersonal: true },
    sort: 'next,asc',
    columns: [
      { id: 'title', title: 'Отчёт', isSortable: true, minWidth: 195, render: ({ report }) => report.title },
      {
        id: 'kind',
        isFact: true,
        under: 'title',
        title: 'Вид',
        minWidth: 195,
        render: ({ report }) => kindText(report.kind),
      },
      {
        id: 'period',
        isFact: true,
        title: 'Повторение',
        minWidth: 180,
        render: ({ period }) => periodText(period),
      },
      { id: 'hour', title: 'Час', isHidden: true, minWidth: 90, render: ({ hour }) => hourText(hour) },
      {
        id: 'next',
        isFact: true,
        under: 'period',
        title: 'Следующий',
        isSortable: true,
        minWidth: 130,
        render: ({ next }) => <Moment isShort value={next} />,
      },
      { id: 'format', title: 'Формат', minWidth: 90, render: ({ report }) => report.format.toUpperCase() },
      { id: 'author', title: 'Автор', area: 'admin', minWidth: 160, render: ({ author }) => author },
      {
        id: 'created',
        title: 'Создано',
        isSortable: true,
        isHidden: true,
        minWidth: 115,
        render: ({ created }) => <Moment isShort value={created} />,
      },
    ],
    actions: [
      {
        id: 'remove',
        title: 'Удалить',
        on: 'one',
        // In a company's area people see only their own.
        level: area === 'companyAdmin' ? 'ask' : 'type',
        isDanger: true,
        isRemoval: true,
        question: (_count, [row]) => `Удалить расписание «${row?.report.title}»?`,
        effect: 'Новых отчётов по\u00a0нему не\u00a0будет. Готовые останутся.',
        call: ({ uuid, version }, _values, options) => calls.remove({ uuid, version }, options),
        done: ({ report }) => `Расписание удалено: ${report.title}`,
      },
    ],
    actionValues: {},
    drawer: {
      form,
      tabs: [
        {
          id: 'order',
          title: 'Параметры',
          render: ({ report, period, author }) => (
            <Details
              order={report}
              area={area}
              before={{ Дни: repeatedDaysText(period), Автор: area === 'admin' ? author : null }}
            />
          ),
        },
      ],
    },
    empty: 'Расписаний нет. Повторение выбирают, когда заказывают отчёт',
  });
}

/** Everybody's schedules. */
export const reportSchedules = schedulesPage('admin');
/** Those of an administrator of a company. */
export const companySchedules = schedulesPage('companyAdmin');
