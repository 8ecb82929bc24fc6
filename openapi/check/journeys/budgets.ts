/** Budgets of a month: who has one, what is spent, and what is refused at the end (ADM-63). */
import { expectError, expectRefused } from '../expect.ts';
import { Blocked, type Journey, type Person, type Run } from '../run.ts';
import { type Json, untypedCall, untypedSend } from '../untyped.ts';
import { type Made, resource } from './administration-resource.ts';

const amounts = { amount: 1_000_000_000, atEnd: 'warn' } as const;
const nobody = { department: null, group: null } as const;

/** The id of an account of the kit that has no budget. */
async function idOf(run: Run, email: string): Promise<number> {
  const admin = await run.person('admin');
  const { json } = await run.call(admin, 'adminUserList', { query: { searchText: email } });
  const user = json.content.find((one) => one.email === email);
  if (!user) throw new Blocked('the account is not in adminUserList');
  const { json: budgets } = await run.call(admin, 'adminBudgetList', {
    query: { scope: ['person'], searchText: email },
  });
  if (budgets.content.some(({ userId }) => userId === user.id))
    throw new Blocked('the account has a budget already');
  return user.id;
}

const emailOf = (run: Run, role: 'colleague' | 'companyAdmin'): string => {
  const account = run.options.accounts[role];
  if (!account) throw new Blocked(`there is no account "${role}"`);
  return account.email;
};

/** A service for conversations that is open to a person and costs money today; undefined without one. */
async function pricedService(run: Run, admin: Person, person: Person): Promise<string | undefined> {
  const { json: connections } = await run.call(admin, 'adminConnectionList', { query: { size: 100 } });
  const priced = connections.content.filter(
    ({ priceIn, priceOut }) => Math.max(priceIn ?? 0, priceOut ?? 0) > 0,
  );
  const values = new Set(priced.flatMap(({ services }) => services.map(({ value }) => value)));
  const { json: tiles } = await run.call(person, 'tileList');
  return tiles.find(
    ({ value, group, disabled, agentId }) => group === 'chat' && values.has(value) && !disabled && !agentId,
  )?.serviceType;
}

/** With a budget of nothing, what costs money is refused. */
async function endOfBudget({ run, person: admin, key, now }: Made): Promise<void> {
  const { version } = await now();
  const body = { uuid: key, version, amount: 0, atEnd: 'stop' };
  const spent = await untypedCall(run, admin, 'adminBudgetChange', { body });
  run.same(spent, await now(), { amount: 0, share: 1, status: 'spent' });
  const colleague = await run.other('colleague', 'chatMessageSend');
  if (!colleague) return;
  const serviceType = await pricedService(run, admin, colleague);
  if (serviceType === undefined) return;
  const refused = await run.send(colleague, 'chatMessageSend', {
    path: { serviceType },
    headers: { accept: 'application/json' },
    form: { request: { text: 'Проверка бюджета' } },
  });
  expectError(run, refused, {
    status: 429,
    code: 'budget-spent',
    rule: 'status',
    place: 'a request of a person whose budget is spent',
    says: 'At the end of a budget with `stop` requests to services that have a price are 429 `budget-spent`',
  });
}

/** The budget of the whole company is the platform's. */
async function companyBudget({ run, person }: Made): Promise<void> {
  const { json } = await run.call(person, 'companyBudgetList', { query: { scope: ['company'] } });
  const [whole] = json.content;
  if (!whole) return;
  const { uuid, version } = whole;
  const refusal = {
    statuses: [422],
    says: 'The budget of the whole company is set by the platform',
  } as const;
  const changed = await untypedSend(run, person, 'companyBudgetChange', {
    body: { uuid, version, amount: whole.amount, atEnd: whole.atEnd ?? 'warn' },
  });
  expectRefused(run, changed, { ...refusal, place: 'a change of the budget of the whole company' });
}

const common = {
  key: 'uuid',
  isAudited: true,
  isUnique: true,
  text: ({ title }: Json) => String(title),
  other: (): Json => ({ amount: 2_000_000_000, atEnd: 'cheaper' }),
} as const;

export const budgets: readonly Journey[] = [
  resource({
    ...common,
    name: 'Budgets',
    role: 'admin',
    kind: 'adminBudget',
    also: ['chatMessageSend'],
    fresh: async (run) => {
      const userId = await idOf(run, emailOf(run, 'colleague'));
      const admin = await run.person('admin');
      const { json } = await run.call(admin, 'adminUserRead', { query: { id: userId } });
      return { scope: 'person', companyUuid: json.companyUuid, ...nobody, userId, ...amounts };
    },
    more: endOfBudget,
  }),
  resource({
    ...common,
    isAudited: false,
    name: 'Budgets of a company',
    role: 'companyAdmin',
    kind: 'companyBudget',
    fresh: async (run) => ({
      scope: 'person',
      ...nobody,
      userId: await idOf(run, emailOf(run, 'companyAdmin')),
      ...amounts,
    }),
    more: companyBudget,
  }),
];
