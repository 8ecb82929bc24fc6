import { ApiError } from '#api/error.ts';
import {
  adminOptionList,
  serviceHealthRuleChange,
  serviceHealthRuleList,
} from '#api/generated/hooks/admin/admin.ts';
import type { AlertRule } from '#api/generated/model/alertRule.ts';
import type { RuleFields } from '#api/generated/model/ruleFields.ts';
import type { ServiceHealthRuleListParams } from '#api/generated/model/serviceHealthRuleListParams.ts';
import type { Choice } from '#forms/index.ts';
import { isEmail } from '#lib/email.ts';
import { plural } from '#lib/text.ts';
import { downloadTable } from '#platform/downloads.ts';
import { Badge } from '#ui/index.ts';
import { defineAdminPage } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { partOf, rowOf } from '../monitoring/query.ts';
import { metricChoices, metricOf, metricText, thresholdText } from '../words/monitoring-words.ts';

interface RuleForm {
  service: Choice | null;
  metric: string | null;
  /** As people read it: seconds, percent or requests. */
  threshold: number | null;
  minutes: number | null;
  emails: string;
}
type Fields = Omit<RuleFields, 'uuid' | 'version'>;

interface RuleTypes {
  row: AlertRule;
  query: Omit<ServiceHealthRuleListParams, 'sort'>;
  form: RuleForm;
  body: Fields;
  action: never;
  actionForm: object;
}

const mostEmails = 20;
/** How many units of the contract are one of the form: ms in a second, a hundredth in a percent. */
const scaleOf = (metric: string | null): number =>
  metric === 'p95' ? 1000 : metric === 'errorShare' ? 0.01 : 1;
const emailsIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
const keyed = (headers?: Record<string, string>) => ({
  headers: { 'Idempotency-Key': headers?.['Idempotency-Key'] ?? crypto.randomUUID() },
});

/** Saves one rule. The gateway names faults by the place in the list: `rules[0].emails` is the field `emails`. */
async function save(rule: RuleFields, headers?: Record<string, string>): Promise<AlertRule> {
  const saved = await serviceHealthRuleChange({ rules: [rule], removed: [] }, keyed(headers)).catch(
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      const refusedFields = error.refusedFields.map((one) => ({
        ...one,
        field: one.field.replace(/^rules\[0\]\./, ''),
      }));
      throw new ApiError({ ...error, refusedFields });
    },
  );
  return rowOf(saved, () => true, rule.uuid ?? '');
}

function thresholdFault({ metric, threshold }: RuleForm): string | undefined {
  return metric === 'errorShare' && threshold !== null && threshold > 100
    ? 'Не больше 100\u00a0%'
    : undefined;
}
function emailsFault(text: string): string | undefined {
  const emails = emailsIn(text);
  const wrong = emails.find((email) => !isEmail(email));
  if (wrong !== undefined) return `Это не адрес почты: ${wrong}`;
  return emails.length > mostEmails ? `Не больше ${mostEmails} адресов` : undefined;
}

/** Rules that send letters when a service is slow, fails or has a queue (administration.md §3, monitoring). */
export const rules = defineAdminPage<RuleTypes>({
  page: 'monitoring/rules',
  part: 'rules',
  title: 'Правила',
  entity: 'rule',
  idOf: ({ uuid }) => uuid,
  nameOf: ({ metric, serviceTitle }) => `${metricText(metric)}: ${serviceTitle ?? 'все сервисы'}`,
  scopes: {
    admin: {
      list: async ({ page, size, ...query }, options) =>
        partOf(await serviceHealthRuleList(query, options), { page, size }),
      read: async (uuid, options) =>
        rowOf(await serviceHealthRuleList({}, options), (rule) => rule.uuid === uuid, uuid),
      add: (fields, { headers }) => save({ ...fields, uuid: null, version: null }, headers),
      change: ({ uuid, version }, fields) => save({ ...fields, uuid, version }),
      options: adminOptionList,
      download: (query) => downloadTable('/admin/monitoring/downloadListRule', query, 'Правила мониторинга'),
    },
  },
  search: { label: 'Сервис или e-mail', isPersonal: true },
  columns: [
    { id: 'metric', title: 'Что проверяется', minWidth: 190, render: ({ metric }) => metricText(metric) },
    {
      id: 'service',
      isFact: true,
      title: 'Сервис',
      isSortable: true,
      minWidth: 130,
      render: ({ serviceTitle }) => serviceTitle ?? 'Все',
    },
    {
      id: 'threshold',
      isFact: true,
      title: 'Порог',
      align: 'end',
      minWidth: 130,
      render: ({ metric, threshold }) => thresholdText(metric, threshold),
    },
    {
      id: 'minutes',
      under: 'threshold',
      title: 'За сколько',
      isSortable: true,
      align: 'end',
      minWidth: 130,
      render: ({ metric, minutes }) => (metric === 'queue' ? 'сейчас' : `${minutes}\u00a0мин`),
    },
    {
      id: 'breached',
      isFact: true,
      title: 'Состояние',
      isSortable: true,
      minWidth: 200,
      render: ({ breached }) =>
        breached ? (
          <Badge tone="negative">
            Превышен с&nbsp;
            <Moment value={breached} />
          </Badge>
        ) : (
          'В норме'
        ),
    },
    {
      id: 'emails',
      title: 'Кому письмо',
      minWidth: 190,
      render: ({ emails: [first = '—', ...others] }) => (
        <span title={[first, ...others].join(', ')}>
          {others.length > 0 ? `${first} и\u00a0ещё\u00a0${others.length}` : first}
        </span>
      ),
    },
  ],
  actions: [
    {
      id: 'remove',
      title: 'Удалить',
      on: 'one',
      level: 'type',
      isDanger: true,
      isRemoval: true,
      question: () => 'Удалить правило?',
      effect: 'Письма по\u00a0нему больше не\u00a0придут. Вернуть его нельзя.',
      call: ({ uuid, version }, _values, { headers }) =>
        serviceHealthRuleChange({ rules: [], removed: [{ uuid, version }] }, keyed(headers)),
      done: () => 'Правило удалено',
    },
  ],
  actionValues: {},
  drawer: {
    newTitle: 'Новое правило',
    form: {
      fields: (sources) => [
        { kind: 'select', name: 'metric', label: 'Что проверять', options: metricChoices, isRequired: true },
        {
          kind: 'lookup',
          name: 'service',
          label: 'Сервис',
          source: sources('tile'),
          description: 'Если не\u00a0выбрать, проверяются все вместе',
        },
        {
          kind: 'number',
          name: 'threshold',
          label: 'Порог',
          minValue: 0,
          maxValue: 1_000_000,
          isRequired: true,
          description: 'Длительность в\u00a0секундах, доля ошибок в\u00a0процентах, очередь в\u00a0запросах',
        },
        {
          kind: 'number',
          name: 'minutes',
          label: 'За сколько минут',
          minValue: 1,
          maxValue: 1440,
          isRequired: true,
          description: 'Очередь проверяется на\u00a0этот момент',
        },
        {
          kind: 'textarea',
          name: 'emails',
          label: 'Кому отправить письмо',
          rows: 3,
          maxLength: 5200,
          isRequired: true,
          description: `До\u00a0${plural(mostEmails, 'адреса', 'адресов', 'адресов')}, через запятую или с\u00a0новой строки`,
        },
      ],
      toValues: (row) => ({
        service: row?.service ? { id: row.service, label: row.serviceTitle ?? row.service } : null,
        metric: row ? row.metric : 'p95',
        threshold: row ? Math.round((row.threshold / scaleOf(row.metric)) * 1000) / 1000 : null,
        minutes: row?.minutes ?? 5,
        emails: row?.emails.join('\n') ?? '',
      }),
      validate: (values) => ({ threshold: thresholdFault(values), emails: emailsFault(values.emails) }),
      toBody: ({ service, metric, threshold, minutes, emails }) => ({
        service: service?.id ?? null,
        metric: metricOf(metric) ?? 'p95',
        threshold: (threshold ?? 0) * scaleOf(metric),
        minutes: minutes ?? 1,
        emails: emailsIn(emails),
      }),
    },
  },
  empty: { title: 'Правил нет', text: 'Добавьте первое, чтобы получать письма о\u00a0сбоях.' },
});
