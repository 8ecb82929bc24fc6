import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminTile } from '#api/generated/model/adminTile.ts';
import type { LimitRow } from '#api/generated/model/limitRow.ts';
import type { OperationId } from '#api/generated/operation-id.ts';
import { periodBefore } from '#lib/periods.ts';
import { exampleOf } from '#mocks/contract/contract.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { daysAfter, daysBefore, reportingToday } from '../kit/reporting-days.ts';
import { limitCard } from './limit-card.ts';
import { daysSoFar } from './Month.tsx';
import { dayWords } from './moment-words.ts';
import { listed } from './part.ts';

const admin = 'admin@neuro.example';
const today = reportingToday();
const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s/g, ' ');
const plainDay = (day: string): string => plain(dayWords(day));

const months = new Intl.DateTimeFormat('ru-RU', { month: 'long' });
/** «Ноябрь», of a day. */
const monthOf = (day: string): string =>
  months.format(new Date(`${day}T12:00:00`)).replace(/^./, (first) => first.toUpperCase());

/** A page with so many rows, of which the first is in it: the contract's example of the operation, changed. */
const pageOf = (count: number, operation: OperationId, first: object) => ({
  content:
    count > 0
      ? [
          {
            ...((exampleOf(operation, 'two') ?? exampleOf(operation, 'three')) as { content: object[] })
              .content[0],
            ...first,
          },
        ]
      : [],
  totalElements: count,
  totalPages: count,
  number: 0,
  size: 1,
  last: count < 2,
});
const request = {
  number: 7,
  name: 'Олег Ким',
  email: 'kim@neuro.example',
  companyName: 'Нейро',
  created: ago(6 * 24 + 1),
  decision: null,
};
const connection = {
  uuid: '2d8f4b10-0000-4e6a-9c35-000000000001',
  title: 'Anthropic',
  isDisabled: false,
  status: 'failing',
  errorShare: 0.195,
  p95: 46000,
  checked: null,
  fallbackTitle: null,
  keyExpires: daysAfter(today, 4),
  services: [{ value: 'claude', label: 'Claude' }],
};

/** A stand-in in which nothing needs anybody but what these operations answer. */
async function calmStandIn(answers: Partial<Record<OperationId, unknown>> = {}) {
  const standIn = await startStandIn();
  for (const operation of [
    'adminBudgetList',
    'companyBudgetList',
    'adminConnectionList',
    'adminRequestList',
    'adminFeedbackList',
    'adminErrorList',
    'adminTokenList',
    'adminLetterList',
    'adminMailingList',
    'adminUserList',
    'reportList',
    'companyFeedbackList',
    'companyUserList',
    'companyReportList',
  ] as const)
    standIn.change(operation, () => answers[operation] ?? pageOf(0, operation, {}));
  for (const operation of [
    'serviceHealthList',
    'serviceHealthLimitList',
    'companyHealthList',
    'companyLimitList',
  ] as const)
    standIn.change(operation, () => answers[operation] ?? []);
  return standIn;
}

test('[ADM-01] the area opens with what needs someone: each thing says what and why, and leads to its one action', async () => {
  const standIn = await calmStandIn({
    adminRequestList: pageOf(21, 'adminRequestList', request),
    adminConnectionList: pageOf(1, 'adminConnectionList', connection),
  });
  const { user, router } = await renderPortal('/admin', { as: admin, standIn });
  expect(await screen.findByRole('heading', { level: 1, name: 'Требует внимания' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/admin/attention');
  const requests = await screen.findByRole('heading', {
    level: 2,
    name: /^21\sзапрос доступа ждёт решения$/,
  });
  const list = within(screen.getByRole('list', { name: 'Требует внимания' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
    '«Anthropic» отвечает с ошибками19,5 % ошибок за сутки, время ответа p95 46,00 с. Запасное подключение не заданоОткрыть',
    `Ключ подключения «Anthropic» истекает ${plainDay(connection.keyExpires)}Отвечает за ClaudeЗаменить`,
    '21 запрос доступа ждёт решенияСамый старый: 6 дней, Олег Ким, НейроРешить',
  ]);
  // The menu has the number.
  const [menu] = await screen.findAllByRole('navigation', { name: 'Администрирование' });
  const [first] = within(menu as HTMLElement).getAllByRole('link');
  await waitFor(() => expect(first?.textContent).toBe('Требует внимания3'));
  expect(first?.ariaCurrent).toBe('page');

  await user.click(screen.getByRole('link', { name: `Решить: ${requests.textContent}` }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Запросы' })).toBeTruthy();
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      status: 'new',
      sort: 'created,asc',
    }),
  );
});

test('[ADM-01] an outage of a connection, its expired key and its services is one card, with a link to each', async () => {
  const keyExpires = daysBefore(today, 3);
  const failing = ['Claude', 'Opus'].map((title) => ({
    ...(exampleOf('serviceHealthList', 'two') as object[])[0],
    service: title.toLowerCase(),
    title,
    status: 'failing',
    connectionUuid: connection.uuid,
  }));
  const standIn = await calmStandIn({
    adminConnectionList: pageOf(1, 'adminConnectionList', { ...connection, keyExpires }),
    serviceHealthList: failing,
  });
  await renderPortal('/admin/attention', { as: admin, standIn });
  await screen.findByText(/^«Anthropic» отвечает с\sошибками$/);
  const list = within(screen.getByRole('list', { name: 'Требует внимания' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(plain(list.getByRole('listitem').textContent)).toContain(
    `Запасное подключение не задано. Ключ истёк ${plainDay(keyExpires)}. Затронуты сервисы Claude, Opus`,
  );
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Заменить ключ',
    'Мониторинг',
    'Открыть',
  ]);
});

test('[ADM-20] a part that fails says so in its place, the others are shown, and it is loaded again on demand', async () => {
  const standIn = await calmStandIn({ adminRequestList: pageOf(2, 'adminRequestList', request) });
  const mend = standIn.break('adminErrorList', 'HTML with 200');
  const { user } = await renderPortal('/admin/attention', { as: admin, standIn });
  expect(await screen.findByText(/^2\sзапроса доступа ждут решения$/)).toBeTruthy();
  const failure = await screen.findByText(/^Не\sудалось проверить ошибки$/);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  mend();
  await user.click(screen.getByRole('button', { name: `Повторить: ${failure.textContent}` }));
  await waitFor(() => expect(screen.queryByText(/^Не\sудалось проверить ошибки$/)).toBeNull());
  expect(screen.getByText(/^2\sзапроса/)).toBeTruthy();
});

test('[ADM-01][ADM-05] a calm day, and the month by day beside the month before with its change in words', async () => {
  const standIn = await calmStandIn();
  const { user, problems } = await renderPortal('/admin/attention', { as: admin, standIn });
  expect(await screen.findByRole('heading', { name: 'Сегодня всё спокойно' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Требует внимания' })).toBeNull();
  const [days, before] = [daysSoFar(today), periodBefore(daysSoFar(today))];
  const month = within(await screen.findByRole('region', { name: new RegExp(`^${monthOf(days.from)}`) }));
  const chart = within(await month.findByRole('figure', { name: /^Запросы по\sдням$/ }));
  expect(chart.getByRole('button', { name: monthOf(before.from) })).toBeTruthy();
  await user.click(month.getByRole('radio', { name: 'Стоимость' }));
  expect(await month.findByRole('figure', { name: /^Стоимость по\sдням$/ })).toBeTruthy();
  const asked = standIn.callsOf('usageSeriesList').map(({ url }) => {
    const { searchParams } = new URL(url);
    return ['metric', 'from', 'to'].map((name) => searchParams.get(name)).join(' ');
  });
  const spans = [before, days].map(({ from, to }) => `${from} ${to}`);
  expect(asked.sort()).toEqual(
    ['cost', 'requests'].flatMap((metric) => spans.map((span) => `${metric} ${span}`)),
  );
  expect(problems).toEqual([]);
});

test('[ADM-08] only what the menu of the person has is asked for', async () => {
  const standIn = await calmStandIn({
    adminFeedbackList: pageOf(5, 'adminFeedbackList', { date: ago(3.5), category: 3, companyName: null }),
  });
  standIn.change('adminTileList', (tiles: AdminTile[]) => tiles.filter(({ value }) => value === 'feedback'));
  const { settle } = await renderPortal('/admin/attention', { as: admin, standIn });
  expect(await screen.findByText(/^5\sобращений ждут ответа$/)).toBeTruthy();
  expect(screen.getByText(/^Самое старое: 3\sчаса, Сообщение об ошибке$/)).toBeTruthy();
  await settle();
  const asked = standIn.calls.map(({ operation }) => operation);
  expect(asked.filter((operation) => /^(?:admin|service|usage|report)/.test(operation)).sort()).toEqual([
    'adminFeedbackList',
    'adminTileList',
  ]);
});

test('[COMP-01] an administrator of a company sees what the company needs', async () => {
  const standIn = await calmStandIn({
    companyUserList: pageOf(13, 'companyUserList', { created: ago(20 * 24) }),
  });
  await renderPortal('/companyAdmin', { as: 'company@neuro.example', standIn });
  expect(await screen.findByText(/^13\sчеловек не\sвошли после приглашения$/)).toBeTruthy();
  const [asked] = standIn.callsOf('companyUserList');
  const { searchParams } = new URL(asked?.url ?? '');
  expect([searchParams.get('status'), searchParams.get('createdTo')]).toEqual([
    'invited',
    daysBefore(today, 8),
  ]);
  expect(standIn.calls.filter(({ operation }) => /^admin/.test(operation))).toEqual([]);
});

test('[ADM-05] limits that are nearly used have cards of their own, many have one together', () => {
  const row = (share: number, scope: LimitRow['scope'] = 'company'): LimitRow => ({
    scope,
    key: String(share),
    title: 'Нива',
    period: 'month',
    unit: scope === 'connection' ? 'money' : 'requests',
    used: share * 5_000_000,
    limit: 5_000_000,
    share,
    resets: '2026-12-01T00:00:00Z',
  });
  const titles = (...rows: LimitRow[]): string[] => limitCard(rows, {}).map(({ title }) => plain(title));
  expect(titles(row(0.89))).toEqual([]);
  expect(titles(row(0.92, 'connection'), row(1))).toEqual([
    'Нива: израсходовано 92 % бюджета',
    'Нива: исчерпано 100 % лимита на месяц',
  ]);
  expect(titles(row(0.95, 'tariff'))).toEqual([
    'Тариф «Нива»: у одного сотрудника израсходовано 95 % лимита на месяц',
  ]);
  expect(titles(row(0.91), row(0.92), row(0.93))).toEqual(['3 лимита почти исчерпаны']);
  expect(plain(listed(['А', 'Б', 'В', 'Г', 'Д']))).toBe('А, Б, В и ещё 2');
});

test('[ADM-31] the month so far ends yesterday; on its first day it is the whole month before', () => {
  expect(daysSoFar('2026-11-24')).toEqual({ from: '2026-11-01', to: '2026-11-23' });
  expect(daysSoFar('2026-11-02')).toEqual({ from: '2026-11-01', to: '2026-11-01' });
  expect(daysSoFar('2026-12-01')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});

test('[ADM-01] a day does not continue on the next line', () => {
  expect(dayWords('2026-12-02')).toBe('2\u00a0декабря');
});
