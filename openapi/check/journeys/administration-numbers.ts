/** Statistics, monitoring, logs, audit, and what the administration offers to choose. */

import { day, found, rowsOf, table, tableOf, thisMonth } from '../administration-steps.ts';
import type { OperationId } from '../contract.ts';
import { expectHidden, expectRefused } from '../expect.ts';
import { itemsOf } from '../lists/page.ts';
import type { Journey, Person, Run } from '../run.ts';
import { type Json, type Query, untypedCall, untypedSend } from '../untyped.ts';

/** A period that is longer than an operation takes, and one that ends before it begins: 422. */
async function periods(run: Run, person: Person, id: OperationId, days: number, query: Query = {}) {
  for (const [what, period] of [
    [`longer than ${days} days`, { from: day(-days), to: day() }],
    ['over before it begins', { from: day(), to: day(-1) }],
  ] as const) {
    const exchange = await untypedSend(run, person, id, { query: { ...query, ...period } });
    expectRefused(run, exchange, {
      statuses: [422],
      place: `period: ${what}`,
      what: `A period that is ${what}`,
      says: `A period is at most ${days} days; a longer one, or one that ends before it begins, is 422`,
    });
  }
}

const usageOf = {
  admin: {
    list: 'usageList',
    series: 'usageSeriesList',
    summary: 'usageSummaryRead',
    download: 'statisticsDownload',
  },
  company: {
    list: 'companyUsageList',
    series: 'companyUsageSeriesList',
    summary: 'companyUsageSummaryRead',
    download: 'companyUsageTableDownload',
  },
} as const;
type Usage = (typeof usageOf)['admin' | 'company'];

/** Days that are over, so that their numbers stay as they are. */
const past = { from: day(-29), to: day(-1) } as const;
const requestsOf = (json: unknown): number => Number(Object(Object(json).current).requests);

/** The same requests are counted in the summary, by days, in the series, and under a filter. */
async function sums(run: Run, person: Person, { list, series, summary }: Usage): Promise<void> {
  const { json } = await untypedCall(run, person, summary, { query: past });
  const requests = requestsOf(json);
  const query = { ...past, groupBy: 'day', size: 100 };
  const { json: days, ...exchange } = await untypedCall(run, person, list, { query });
  const rows = itemsOf(days);
  const sum = (items: readonly Json[], name: string) =>
    items.reduce((all, one) => all + Number(one[name]), 0);
  run.same(exchange, { days: rows.length, requests: sum(rows, 'requests') }, { days: 29, requests });
  const points = await run.call(person, series, { query: { ...past, step: 'day', metric: 'requests' } });
  run.same(points, { requests: sum(itemsOf(points.json), 'value') }, { requests });
  const { json: services } = await untypedCall(run, person, list, { query: { ...past, groupBy: 'service' } });
  const first = itemsOf(services)[0];
  if (!first) return;
  const filter = { ...past, service: [String(first['key'])] };
  const { json: one, ...filtered } = await untypedCall(run, person, summary, { query: filter });
  run.same(filtered, { requests: requestsOf(one) }, { requests: first['requests'] });
}

/** Each row of a person has an address, which is null for a deleted account. */
async function addresses(run: Run, person: Person, { list }: Usage): Promise<void> {
  const { json, ...exchange } = await untypedCall(run, person, list, { query: { ...past, groupBy: 'user' } });
  const unnamed = itemsOf(json).filter(({ email }) => email === undefined);
  run.same(exchange, { rowsWithoutEmail: unnamed.length }, { rowsWithoutEmail: 0 });
}

async function usagePeriods(run: Run, person: Person, { list, series, summary }: Usage): Promise<void> {
  await periods(run, person, list, 366, { groupBy: 'service' });
  for (const id of [series, summary]) await periods(run, person, id, 366);
}

const statistics: Journey = {
  name: 'Statistics',
  covers: ['usageList', 'usageSeriesList', 'usageSummaryRead', 'statisticsDownload'],
  async run(run) {
    const admin = await run.person('admin');
    await sums(run, admin, usageOf.admin);
    await addresses(run, admin, usageOf.admin);
    const query = { ...past, groupBy: 'service' };
    await table(run, admin, { list: 'usageList', download: 'statisticsDownload', query, hasTotal: true });
    const file = await run.call(admin, 'statisticsDownload', { query: past });
    rowsOf(run, file, 'csv');
    await usagePeriods(run, admin, usageOf.admin);
  },
};

const companyStatistics: Journey = {
  name: 'Statistics of a company',
  covers: Object.values(usageOf.company),
  async run(run) {
    const person = await run.person('companyAdmin');
    await sums(run, person, usageOf.company);
    await addresses(run, person, usageOf.company);
    const query = { ...past, groupBy: 'service' };
    const { list, download, summary } = usageOf.company;
    await table(run, person, { list, download, query, hasTotal: true });
    await usagePeriods(run, person, usageOf.company);
    if (!run.options.accounts.admin) return;
    const { json: own } = await run.call(person, 'companyOptionList', { query: { kind: 'company' } });
    const admin = await run.person('admin');
    const filter = { ...past, company: own.map(({ value }) => value) };
    if (own.length === 0) return;
    const { json: asked } = await run.call(admin, 'usageSummaryRead', { query: filter });
    const { json: told, ...exchange } = await untypedCall(run, person, summary, { query: past });
    run.same(exchange, { requests: requestsOf(told) }, { requests: requestsOf(asked) });
  },
};

/** A rule that nothing exceeds is added, changed and removed. */
async function alertRules(run: Run, admin: Person): Promise<void> {
  const email = run.options.accounts.admin?.email.toLowerCase() ?? '';
  const before = await run.call(admin, 'serviceHealthRuleList');
  const known = new Set(before.json.map(({ uuid }) => uuid));
  const rule = { service: null, metric: 'p95' as const, threshold: 999_999, minutes: 7, emails: [email] };
  const added = { rules: [{ ...rule, uuid: null, version: null }], removed: [] };
  await run.call(admin, 'serviceHealthRuleChange', { body: added });
  const list = await run.call(admin, 'serviceHealthRuleList');
  const own = list.json.find(({ uuid }) => !known.has(uuid));
  if (!own) return run.same(list, { rule: undefined }, { rule: rule });
  run.same(list, { ...own }, { ...rule, breached: null });
  const { uuid, version } = own;
  const change = { rules: [{ ...rule, minutes: 9, uuid, version }], removed: [] };
  await run.call(admin, 'serviceHealthRuleChange', { body: change });
  const { json: changed, ...exchange } = await run.call(admin, 'serviceHealthRuleList');
  const now = changed.find((one) => one.uuid === uuid);
  run.same(exchange, { minutes: now?.minutes, count: changed.length }, { minutes: 9, count: known.size + 1 });
  const removed = { rules: [], removed: [{ uuid, version: now?.version ?? version }] };
  await run.call(admin, 'serviceHealthRuleChange', { body: removed });
  const { json: last, ...end } = await run.call(admin, 'serviceHealthRuleList');
  run.same(end, { count: last.length }, { count: known.size });
}

const monitoring: Journey = {
  name: 'Monitoring',
  covers: [
    ...(['serviceHealthList', 'serviceHealthLimitList', 'serviceHealthRuleList'] as const),
    ...(['serviceHealthTableDownload', 'serviceHealthLimitTableDownload'] as const),
    ...(['serviceHealthRuleTableDownload', 'serviceHealthSeriesList', 'serviceHealthRuleChange'] as const),
  ],
  async run(run) {
    const admin = await run.person('admin');
    for (const kind of ['serviceHealth', 'serviceHealthLimit', 'serviceHealthRule'] as const)
      await tableOf(run, admin, kind);
    await run.call(admin, 'serviceHealthSeriesList', { query: thisMonth });
    await periods(run, admin, 'serviceHealthSeriesList', 366);
    await alertRules(run, admin);
  },
};

const companyMonitoring: Journey = {
  name: 'Monitoring of a company',
  covers: ['companyHealthList', 'companyHealthTableDownload', 'companyLimitList'],
  async run(run) {
    const person = await run.person('companyAdmin');
    await tableOf(run, person, 'companyHealth');
    await run.call(person, 'companyLimitList');
  },
};

const logs: Journey = {
  name: 'Logs',
  covers: [
    ...(['usageLogList', 'usageLogTableDownload', 'usageLogRead', 'adminSignInList'] as const),
    'adminSignInTableDownload',
  ],
  async run(run) {
    const admin = await run.person('admin');
    const query = { ...thisMonth, size: 100 };
    const { json: page } = await run.call(admin, 'usageLogList', { query });
    // A table has at most 100,000 rows.
    const yesterday = { from: day(-1), to: day(-1) };
    await tableOf(run, admin, 'usageLog', yesterday);
    await periods(run, admin, 'usageLogList', 31);
    const [first] = page.content;
    if (first) await run.call(admin, 'usageLogRead', { query: { uuid: first.uuid } });
    else run.skip('usageLogRead', 'there was no request to a service within a month');
    await run.call(admin, 'adminSignInList', { query: thisMonth });
    await tableOf(run, admin, 'adminSignIn', thisMonth);
    await periods(run, admin, 'adminSignInList', 31);
    const searchText = run.options.accounts.admin?.email.toLowerCase() ?? '';
    const done = { ...thisMonth, searchText, result: ['done'] };
    await found(run, admin, 'adminSignInList', done, ({ account }) => account === searchText);
  },
};

const audit: Journey = {
  name: 'Audit',
  covers: ['adminAuditList', 'adminAuditTableDownload', 'adminAuditRead'],
  async run(run) {
    const admin = await run.person('admin');
    const { json: page } = await run.call(admin, 'adminAuditList', { query: thisMonth });
    await tableOf(run, admin, 'adminAudit', thisMonth);
    await periods(run, admin, 'adminAuditList', 31);
    const [first] = page.content;
    if (!first) return run.skip('adminAuditRead', 'the audit has no entry');
    const { json, ...exchange } = await run.call(admin, 'adminAuditRead', { query: { uuid: first.uuid } });
    run.same(exchange, { ...json }, { moment: first.moment, action: first.action, actorId: first.actorId });
  },
};

/** A download of the portal's administrator is in the audit of no company. */
async function foreignEntry(run: Run, person: Person): Promise<void> {
  const admin = await run.person('admin');
  await tableOf(run, admin, 'adminAudit', thisMonth);
  const query = { ...thisMonth, action: ['download' as const], entity: ['audit' as const] };
  const { json: all } = await run.call(admin, 'adminAuditList', { query });
  const entry = all.content.find(({ actor }) => actor === run.options.accounts.admin?.email.toLowerCase());
  if (!entry)
    return run.skip('companyAuditRead', 'the audit does not have the download of the account admin');
  await expectHidden(run, person, 'companyAuditRead', { query: { uuid: entry.uuid } });
  const { json, ...exchange } = await run.call(person, 'companyAuditList', { query });
  const entries = json.content.filter(({ uuid }) => uuid === entry.uuid).length;
  run.same(exchange, { 'entries of the portal': entries }, { 'entries of the portal': 0 });
}

const companyAudit: Journey = {
  name: 'Audit of a company',
  covers: ['companyAuditList', 'companyAuditTableDownload', 'companyAuditRead'],
  async run(run) {
    const person = await run.person('companyAdmin');
    await tableOf(run, person, 'companyAudit', thisMonth);
    await periods(run, person, 'companyAuditList', 31);
    const { json: page } = await run.call(person, 'companyAuditList', { query: thisMonth });
    const [first] = page.content;
    if (!first) return run.skip('companyAuditRead', 'the audit of the company has no entry');
    const { json, ...exchange } = await run.call(person, 'companyAuditRead', { query: { uuid: first.uuid } });
    run.same(exchange, { ...json }, { moment: first.moment, action: first.action, actorId: first.actorId });
    if (run.options.accounts.admin) await foreignEntry(run, person);
  },
};

const kinds = [
  ...(['company', 'department', 'group', 'tariff', 'user', 'admin', 'tile', 'connection', 'place'] as const),
];

/** What can be chosen, each kind; a value that is named is found. */
async function choices(run: Run, person: Person, id: 'adminOptionList' | 'companyOptionList'): Promise<void> {
  for (const kind of kinds) {
    const { json: options, ...exchange } = await run.call(person, id, { query: { kind } });
    const isClosed = id === 'companyOptionList' && (kind === 'connection' || kind === 'place');
    if (isClosed) run.same(exchange, { [kind]: options.length }, { [kind]: 0 });
    const value = options.at(-1)?.value;
    if (value === undefined) continue;
    const { json: named, ...again } = await run.call(person, id, { query: { kind, value: [value] } });
    run.same(again, { [kind]: named.map((one) => one.value) }, { [kind]: [value] });
  }
}

const menus: Journey = {
  name: 'Menu and choices of the administration',
  covers: ['adminTileList', 'adminOptionList'],
  async run(run) {
    const admin = await run.person('admin');
    await run.call(admin, 'adminTileList');
    await choices(run, admin, 'adminOptionList');
  },
};

const companyMenus: Journey = {
  name: 'Menu and choices of a company',
  covers: ['companyTileList', 'companyOptionList'],
  async run(run) {
    const person = await run.person('companyAdmin');
    await run.call(person, 'companyTileList');
    await choices(run, person, 'companyOptionList');
  },
};

export const numbers: readonly Journey[] = [
  menus,
  statistics,
  monitoring,
  logs,
  audit,
  companyMenus,
  companyStatistics,
  companyMonitoring,
  companyAudit,
];
