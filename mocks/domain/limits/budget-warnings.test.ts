import { beforeEach, expect, test } from 'vitest';
import type { Schemas, StoredBudget } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { budgetNotices, warnOfBudgets } from './budget-warnings.ts';
import { monthSpending, shareOf } from './budgets.ts';

let admin: Client;
let now: Date;
beforeEach(async () => {
  now = new Date('2026-11-23T09:00:00Z');
  admin = await new Client(await openGateway({ people: 120, now: () => now })).login('admin@neuro.example');
});

const warn = () => warnOfBudgets(admin.gateway.deps);
const find = (isWanted: (budget: StoredBudget) => boolean): StoredBudget => {
  const budget = [...admin.gateway.deps.database.budgets.values()].find(isWanted);
  if (!budget) throw new Error('A budget is missing');
  return budget;
};
const company = () =>
  find(({ scope, companyUuid }) => scope === 'company' && companyUuid?.includes('0001') === true);
/** Gives a budget an amount of which so many percent are spent. */
function setSpent(budget: StoredBudget, percent: number): void {
  const { database } = admin.gateway.deps;
  const spent = monthSpending(database, now)(budget);
  expect(spent).toBeGreaterThan(1000);
  database.store.put(database.budgets, { ...budget, amount: Math.floor((spent * 100) / percent) });
}
const letters = (subject: RegExp) =>
  [...admin.gateway.deps.database.mails.values()]
    .filter((mail) => subject.test(mail.subject))
    .map(({ to, subject: text }) => [to, text.replaceAll('\u00a0', ' ')]);
const notices = async (client: Client) =>
  (await client.json<Schemas['Notification'][]>('GET', '/notification/getNotificationUser')).filter(
    ({ title }) => /бюджет/i.test(title),
  );

test('[ADM-64] 50, 80 and 100 % of a company’s budget are told once each to its administrators and the platform’s', async () => {
  const budget = company();
  const subjects = () => letters(/Нейро$/);
  setSpent(budget, 49);
  warn();
  expect(subjects()).toEqual([]);
  setSpent(budget, 55);
  warn();
  warn();
  const half = 'Бюджет на месяц израсходован на 50 %: Нейро';
  expect(subjects()).toEqual([
    ['company@neuro.example', half],
    ['safonova.1059@neuro.example', half],
    ['admin@neuro.example', half],
  ]);
  setSpent(budget, 52);
  warn();
  expect(subjects(), 'another amount is told anew').toHaveLength(6);
  setSpent(budget, 101);
  warn();
  warn();
  expect(
    subjects()
      .slice(6)
      .map(([, text]) => text),
  ).toEqual(Array(3).fill('Бюджет на месяц израсходован: Нейро'));
});

test('[ADM-64] notices are those of the present month, and a budget of nothing is not told', async () => {
  const budget = company();
  const { database } = admin.gateway.deps;
  setSpent(budget, 85);
  warn();
  expect(letters(/80.%: Нейро$/)).toHaveLength(3);
  expect(await notices(admin)).toHaveLength(1);
  database.store.put(database.budgets, { ...budget, amount: 0 });
  warn();
  expect(letters(/Нейро$/)).toHaveLength(3);
  database.store.put(database.budgets, {
    ...budget,
    amount: [...database.budgetWarnings.values()][0]?.amount ?? 0,
  });
  now = new Date('2026-12-23T09:00:00Z');
  await admin.login('admin@neuro.example');
  expect(await notices(admin)).toEqual([]);
});

test('[ADM-64] the person is told of the own budget, and nobody else of it', async () => {
  const { database } = admin.gateway.deps;
  const [dearest] = [...database.users.values()]
    .filter(({ email }) => email.endsWith('@agro.example'))
    .map((user) => ({
      user,
      budget: { ...company(), scope: 'person' as const, companyUuid: null, userId: user.profile.id },
    }))
    .sort((a, b) => monthSpending(database, now)(b.budget) - monthSpending(database, now)(a.budget));
  if (!dearest) throw new Error('Nobody of the company');
  const budget = { ...dearest.budget, uuid: crypto.randomUUID() };
  setSpent(budget, 90);
  warn();
  expect(letters(/^Ваш бюджет/)).toEqual([[dearest.user.email, 'Ваш бюджет на месяц израсходован на 80 %']]);
  expect(budgetNotices(admin.gateway.deps, dearest.user)).toHaveLength(1);
  expect((await notices(admin)).map(({ title }) => title)).not.toContain(
    'Ваш бюджет на\u00a0месяц израсходован на\u00a080\u00a0%',
  );
});

test('[ADM-63] the share of a budget is 1 only when it is reached', () => {
  expect([shareOf(0, 0), shareOf(999_960, 1_000_000), shareOf(1_000_000, 1_000_000)]).toEqual([1, 0.9999, 1]);
});
