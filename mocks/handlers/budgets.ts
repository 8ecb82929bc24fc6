/** Budgets: all of them for the platform's administrators, and those of a company for its own (ADM-63, COMP-02). */

import { existing, Failure, refuseField } from '#mocks/contract/failures.ts';
import { type AuditedCall, audit, notesOf } from '#mocks/domain/audit/audit.ts';
import { isOwn, type OwnCall, ownCompany, withinOwn } from '#mocks/domain/companies/own.ts';
import { type Budget, budgetColumns, listBudgets, toBudget } from '#mocks/domain/limits/budget-list.ts';
import { checkOwner, ownerOf, ownerTitle } from '#mocks/domain/limits/budgets.ts';
import { companyOfBudget, findPerson } from '#mocks/domain/people/person.ts';
import type { Database, Schemas, StoredBudget } from '#mocks/store/database.ts';
import { changedBy, createdBy } from '#mocks/store/versioned.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

type Call = AuditedCall & OwnCall;

const table = { entity: 'budget', object: 'Бюджеты' } as const;

const find = ({ budgets }: Database, uuid: string): StoredBudget => existing(budgets.get(uuid.toLowerCase()));

/** A budget of the caller's company. Throws `not-found` for others. */
function findOwn(call: Call, uuid: string): StoredBudget {
  const budget = find(call.deps.database, uuid);
  const company = ownCompany(call);
  if (!company || companyOfBudget(call.deps.database, budget) !== company.uuid)
    throw new Failure('not-found');
  return budget;
}

/** Throws `fields-invalid` for the budget of a whole company, which only the platform sets. */
function checkOwnScope({ scope }: StoredBudget, field: string): void {
  if (scope === 'company')
    refuseField(field, 'platform', 'Бюджет всей компании задаёт администратор портала');
}

const answerOf = ({ deps: { database, now } }: Call, budget: StoredBudget): Budget =>
  toBudget(database, now())(budget);

const noteOf = (database: Database) =>
  notesOf('budget', (budget: StoredBudget) => ({ key: budget.uuid, object: ownerTitle(database, budget) }));

/** What the audit keeps of a budget, by the names of the form; money in roubles. */
const auditedFields = ({ amount, atEnd }: StoredBudget): object => ({ amount: amount / 100, atEnd });

/** Adds a budget. Throws `fields-invalid` and `name-taken`, see `checkOwner`. */
function add(call: Call, fields: Schemas['NewBudget'], isOpen: (id: number) => boolean): Budget {
  const { database, now } = call.deps;
  const { amount, atEnd } = fields;
  const owner = ownerOf(fields);
  checkOwner(database, owner, isOpen);
  const budget = { uuid: crypto.randomUUID(), ...owner, amount, atEnd, ...createdBy(call.user.email, now()) };
  database.store.write((transaction) => {
    transaction.put(database.budgets, budget);
    audit(call, transaction, { ...noteOf(database)(budget, 'add'), after: auditedFields(budget) });
  });
  return answerOf(call, budget);
}

/** Changes a budget. Throws `version-conflict`. */
function change(call: Call, old: StoredBudget, { version, amount, atEnd }: Schemas['BudgetChange']): Budget {
  const { database, now } = call.deps;
  if (old.version !== version) throw new Failure('version-conflict');
  const next = changedBy(call.user.email, now(), { ...old, amount, atEnd });
  database.store.write((transaction) => {
    transaction.put(database.budgets, next);
    const changes = { before: auditedFields(old), after: auditedFields(next) };
    audit(call, transaction, { ...noteOf(database)(next, 'change'), ...changes });
  });
  return answerOf(call, next);
}

/** Removes a budget. Throws `version-conflict`. */
function remove(call: Call, budget: StoredBudget, version: number): void {
  const { database } = call.deps;
  if (budget.version !== version) throw new Failure('version-conflict');
  database.store.write((transaction) => {
    transaction.delete(database.budgets, budget.uuid);
    audit(call, transaction, { ...noteOf(database)(budget, 'remove'), before: auditedFields(budget) });
  });
}

/** Whether somebody is of the caller's company. */
const isColleague = (call: Call) => (id: number) => {
  const person = findPerson(call.deps.database, id);
  return person !== undefined && isOwn(call, person);
};

export const budgetRoutes = [
  on('adminBudgetList', (c) => c.page(listBudgets(c.deps, c.query))),
  on('adminBudgetRead', (c) => c.reply(200, answerOf(c, find(c.deps.database, c.query.uuid)))),
  on('adminBudgetAdd', (c) =>
    c.once(() =>
      c.reply(
        200,
        add(c, c.body, () => true),
      ),
    ),
  ),
  on('adminBudgetChange', (c) => c.reply(200, change(c, find(c.deps.database, c.body.uuid), c.body))),
  on('adminBudgetRemove', (c) => {
    remove(c, find(c.deps.database, c.query.uuid), c.query.version);
    return c.reply(204);
  }),
  on('adminBudgetTableDownload', (c) => sendRows(c, table, budgetColumns, listBudgets(c.deps, c.query))),

  on('companyBudgetList', (c) => c.page(listBudgets(c.deps, withinOwn(c, c.query)))),
  on('companyBudgetRead', (c) => c.reply(200, answerOf(c, findOwn(c, c.query.uuid)))),
  on('companyBudgetAdd', (c) =>
    c.once(() => {
      const companyUuid = ownCompany(c)?.uuid ?? '';
      return c.reply(200, add(c, { ...c.body, companyUuid }, isColleague(c)));
    }),
  ),
  on('companyBudgetChange', (c) => {
    const old = findOwn(c, c.body.uuid);
    checkOwnScope(old, 'amount');
    return c.reply(200, change(c, old, c.body));
  }),
  on('companyBudgetRemove', (c) => {
    const budget = findOwn(c, c.query.uuid);
    checkOwnScope(budget, 'uuid');
    remove(c, budget, c.query.version);
    return c.reply(204);
  }),
  on('companyBudgetTableDownload', (c) =>
    sendRows(
      c,
      { ...table, object: 'Бюджеты компании' },
      budgetColumns,
      listBudgets(c.deps, withinOwn(c, c.query)),
    ),
  ),
] as const;
