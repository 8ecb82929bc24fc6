/** Rules of the monitoring, and the letters that they and the budgets of connections send. */

import type { paths } from '#api/generated/gateway.d.ts';
import { isEmail } from '#lib/email.ts';
import { formatDuration, formatMoney, formatNumber, formatShare } from '#lib/numbers.ts';
import { Failure, problem, refuseFields } from '#mocks/contract/failures.ts';
import { numbersOf } from '#mocks/domain/connections/usage.ts';
import { dayOf } from '#mocks/domain/lists/days.ts';
import { by, containing, inOrder, narrowed, type SortKeys, sorted } from '#mocks/domain/lists/list.ts';
import type { Post } from '#mocks/domain/mail/mailbox.ts';
import { sendMail } from '#mocks/domain/mail/mailbox.ts';
import { statusOf } from '#mocks/domain/people/person.ts';
import { type Alert, type Database, itemsOf, type Schemas, type StoredRule } from '#mocks/store/database.ts';
import type { Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import type { Loaded } from './load.ts';
import { loadsOf } from './load.ts';
import { failedShare, MINUTE, measureOf, measuresOf, percentile, together } from './measures.ts';

export type AlertTools = Post & Loaded;

/** Rules at most. */
const MOST = 100;

export const rulesInOrder = ({ alertRules }: Database): StoredRule[] =>
  inOrder(alertRules.values(), by('created'), by('uuid'));

const titleOf = ({ tiles }: Database, service: string | null): string | null =>
  service === null
    ? null
    : (itemsOf(tiles).find(({ serviceType }) => serviceType === service)?.title ?? service);

/** A rule in the contract's shape. */
export const toRule = (database: Database, rule: StoredRule): Schemas['AlertRule'] => ({
  ...rule,
  emails: [...rule.emails],
  serviceTitle: titleOf(database, rule.service),
  breached: database.alerts.get(rule.uuid)?.since ?? null,
});

type Query = NonNullable<paths['/admin/monitoring/getListRule']['get']['parameters']['query']>;
export type Rule = Schemas['AlertRule'];

const sortKeys: SortKeys<Rule> = {
  created: ({ created }) => created,
  service: ({ serviceTitle }) => serviceTitle && folded(serviceTitle),
  minutes: ({ minutes }) => minutes,
  breached: ({ breached }) => breached,
};

/** The rules that the query finds, in its order. */
export function listRules(database: Database, { searchText, sort = 'created,asc' }: Query): Rule[] {
  const rules = [...database.alertRules.values()].map((rule) => toRule(database, rule));
  const found = narrowed(rules, [
    containing(searchText, ({ serviceTitle, emails }) => folded([serviceTitle, ...emails].join('\n'))),
  ]);
  return sorted(found, sort, sortKeys, ({ uuid }) => uuid);
}

/** Checks fields beyond the schema. Throws `fields-invalid` with the path of the fault. */
export function checkRules(database: Database, rules: readonly Schemas['RuleFields'][]): void {
  const services = new Set(itemsOf(database.tiles).map(({ serviceType }) => serviceType));
  const errors = rules.flatMap(({ service, metric, threshold, emails }, index) => {
    const fault = (isWrong: boolean, field: string, code: string, message: string) =>
      isWrong ? problem(`rules[${index}].${field}`, code, message) : undefined;
    return [
      fault(service !== null && !services.has(service), 'service', 'unknown', 'Такого сервиса нет'),
      fault(
        metric === 'errorShare' && threshold > 1,
        'threshold',
        'range',
        'Доля ошибок не\u00a0больше 100\u00a0%',
      ),
      fault(!emails.every(isEmail), 'emails', 'format', 'Проверьте адреса: нужен вид имя@компания.ru'),
    ];
  });
  refuseFields(errors);
}

/** Throws `limit-reached` when there would be too many rules. */
export function checkCount({ alertRules }: Database, added: number): void {
  if (alertRules.size + added > MOST)
    throw new Failure('limit-reached', { message: `Правил может быть не\u00a0больше ${MOST}` });
}

const shown: Readonly<Record<Schemas['RuleMetric'], (value: number) => string>> = {
  p95: formatDuration,
  errorShare: formatShare,
  queue: formatNumber,
};
const words: Readonly<Record<Schemas['RuleMetric'], (value: number) => string>> = {
  p95: (value) => `p95 ${shown.p95(value)}`,
  errorShare: (value) => `доля ошибок ${shown.errorShare(value)}`,
  queue: (value) => `в\u00a0очереди ${shown.queue(value)}`,
};

/** The bound of a rule with its unit. */
export const thresholdText = (metric: Schemas['RuleMetric'], value: number): string => shown[metric](value);

/** The present value of a rule; null without requests. */
function valueIn(deps: AlertTools, { service, metric, minutes }: StoredRule): number | null {
  if (metric === 'queue') {
    const loads = loadsOf(deps);
    const all = service === null ? [...loads.values()] : [loads.get(service)];
    return all.reduce((sum, load) => sum + (load?.queue ?? 0), 0);
  }
  const now = deps.now().getTime();
  const measures = measuresOf(deps.database, now - minutes * MINUTE, now);
  const measure = service === null ? together(measures) : measureOf(measures, service);
  return metric === 'p95' ? percentile(measure.durations, 0.95) : failedShare(measure);
}

/** A letter that is due as long as a bound is exceeded. */
interface Due extends Pick<Alert, 'key' | 'of'> {
  readonly emails: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** Sends the letters of an alert once and keeps since when it lasts. */
export function raise(deps: AlertTools, { key, of, emails, subject, text }: Due): void {
  const { alerts } = deps.database;
  if (alerts.get(key)?.of === of) return;
  const link = deps.portalUrl && { link: `${deps.portalUrl}/admin/monitoring` };
  const alert = { key, of, since: deps.now().toISOString() };
  deps.database.store.put(alerts, alert);
  for (const to of emails) sendMail(deps, { to, subject, text, ...link });
}

export function settle({ database }: Rows, key: string): void {
  if (database.alerts.get(key)) database.store.delete(database.alerts, key);
}

function checkRule(deps: AlertTools, rule: StoredRule): void {
  const { uuid, service, metric, threshold, minutes, emails } = rule;
  const value = valueIn(deps, rule);
  if (value === null || value <= threshold) {
    settle(deps, uuid);
    return;
  }
  const subject = `${titleOf(deps.database, service) ?? 'Все сервисы'}: ${words[metric](value)}`;
  const span = metric === 'queue' ? '' : ` Смотрели за\u00a0последние минуты: ${minutes}.`;
  const text = `Правило мониторинга сработало. Порог: ${words[metric](threshold)}.${span} Следующее письмо придёт, когда значение вернётся в\u00a0норму и\u00a0снова превысит порог.`;
  raise(deps, { key: uuid, of: '', emails, subject, text });
}

/** The addresses of the administrators who can sign in. */
export const adminEmails = ({ users }: Database): string[] =>
  [...users.values()]
    .filter((user) => user.profile.role === 'ADMIN' && statusOf(user) === 'active')
    .map(({ email }) => email);

/** A connection whose cost reaches the share «Предупредить при» of its budget is told to the administrators once a month. */
function checkBudgets(deps: AlertTools): void {
  const { database, now } = deps;
  const month = dayOf(now().getTime()).slice(0, 7);
  const emails = adminEmails(database);
  for (const connection of database.connections.values()) {
    const { uuid, title, budget, warnAt } = connection;
    if (budget === null || warnAt === null) continue;
    const { spent } = numbersOf(database, connection, now());
    if (spent * 100 < budget * warnAt) {
      settle(deps, uuid);
      continue;
    }
    const subject = `Подключение «${title}»: израсходовано больше ${warnAt}\u00a0% бюджета`;
    const text = `С\u00a0начала месяца израсходовано ${formatMoney(spent)} из\u00a0${formatMoney(budget)}.`;
    raise(deps, { key: uuid, of: month, emails, subject, text });
  }
}

/** Compares all rules and budgets with the present values, and sends the letters of those that are exceeded. */
export function checkAlerts(deps: AlertTools): void {
  for (const rule of rulesInOrder(deps.database)) checkRule(deps, rule);
  checkBudgets(deps);
}
