/** How the services work, limits, and rules that send letters, for the platform's administrators. */

import { existing, Failure } from '#mocks/contract/failures.ts';
import { type AuditedCall, type AuditNote, audit } from '#mocks/domain/audit/audit.ts';
import { listHealth } from '#mocks/domain/monitoring/health.ts';
import { listLimits } from '#mocks/domain/monitoring/limits.ts';
import {
  checkAlerts,
  checkCount,
  checkRules,
  listRules,
  thresholdText,
  toRule,
} from '#mocks/domain/monitoring/rules.ts';
import { healthSeries } from '#mocks/domain/monitoring/series.ts';
import { healthColumns, limitColumns, ruleColumns } from '#mocks/domain/monitoring/tables.ts';
import type { Database, Schemas, StoredRule } from '#mocks/store/database.ts';
import { changedBy, createdBy } from '#mocks/store/versioned.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

type Key = Schemas['RemovedRule'];

/** The stored rule of this version. Throws `not-found`, `version-conflict`. */
function findRule({ alertRules }: Database, { uuid, version }: Key): StoredRule {
  const rule = existing(alertRules.get(uuid.toLowerCase()));
  if (rule.version !== version) throw new Failure('version-conflict');
  return rule;
}

const metrics: Readonly<Record<Schemas['RuleMetric'], string>> = {
  p95: 'p95',
  errorShare: 'доля ошибок',
  queue: 'очередь',
};
const noteOf = (database: Database, rule: StoredRule, action: 'add' | 'change' | 'remove'): AuditNote => {
  const { serviceTitle } = toRule(database, rule);
  const object = `${serviceTitle ?? 'Все сервисы'}: ${metrics[rule.metric]}`;
  return { action, entity: 'rule', key: rule.uuid, object };
};

/** What the audit keeps of a rule, by the names of the form. */
const audited = (database: Database, rule: StoredRule): object => ({
  metric: rule.metric,
  minutes: rule.minutes,
  emails: rule.emails,
  service: toRule(database, rule).serviceTitle,
  threshold: thresholdText(rule.metric, rule.threshold),
});

/** The rules of a change as they will be stored, each with the one that it replaces. */
function nextRules({ deps, user }: AuditedCall, rules: readonly Schemas['RuleFields'][]) {
  return rules.map(({ uuid, version, emails, ...fields }) => {
    const own = { ...fields, emails: emails.map((email) => email.trim()) };
    if (uuid === null || version === null) {
      const next = { uuid: crypto.randomUUID(), ...own, ...createdBy(user.email, deps.now()) };
      return { old: undefined, next };
    }
    const old = findRule(deps.database, { uuid, version });
    return { old, next: { ...changedBy(user.email, deps.now(), old), ...own } };
  });
}

export const adminMonitoringRoutes = [
  on('serviceHealthList', (c) => c.reply(200, listHealth(c.deps, c.query))),

  on('serviceHealthTableDownload', (c) =>
    sendRows(
      c,
      { entity: 'statistics', object: 'Мониторинг: сервисы' },
      healthColumns,
      listHealth(c.deps, c.query),
      'Мониторинг сервисов',
    ),
  ),

  on('serviceHealthSeriesList', (c) => c.reply(200, healthSeries(c.deps, c.query))),

  on('serviceHealthLimitList', (c) => c.reply(200, listLimits(c.deps, c.query))),

  on('serviceHealthLimitTableDownload', (c) =>
    sendRows(
      c,
      { entity: 'statistics', object: 'Мониторинг: лимиты' },
      limitColumns,
      listLimits(c.deps, c.query),
      'Лимиты',
    ),
  ),

  on('serviceHealthRuleList', (c) => c.reply(200, listRules(c.deps.database, c.query))),

  on('serviceHealthRuleTableDownload', (c) =>
    sendRows(
      c,
      { entity: 'rule', object: 'Мониторинг: правила' },
      ruleColumns,
      listRules(c.deps.database, c.query),
      'Правила мониторинга',
    ),
  ),

  on('serviceHealthRuleChange', (c) =>
    c.once(() => {
      const { database } = c.deps;
      const { rules, removed } = c.body;
      checkRules(database, rules);
      const gone = removed.map((key) => findRule(database, key));
      const changes = nextRules(c, rules);
      checkCount(database, changes.filter(({ old }) => !old).length - gone.length);
      database.store.write((transaction) => {
        for (const rule of gone) {
          transaction.delete(database.alertRules, rule.uuid);
          transaction.delete(database.alerts, rule.uuid);
          audit(c, transaction, { ...noteOf(database, rule, 'remove'), before: audited(database, rule) });
        }
        for (const { old, next } of changes) {
          transaction.put(database.alertRules, next);
          // The letter told of the old bound.
          transaction.delete(database.alerts, next.uuid);
          const note = noteOf(database, next, old ? 'change' : 'add');
          const before = old && audited(database, old);
          audit(c, transaction, { ...note, before, after: audited(database, next) });
        }
      });
      checkAlerts(c.deps);
      return c.reply(
        200,
        changes.map(({ next }) => toRule(database, next)),
      );
    }),
  ),
] as const;
