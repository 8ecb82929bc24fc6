/** Accounts, lists of people from files, and jobs. */

import { found, jobDone, rowsOf, table } from '../administration-steps.ts';
import { expectGone, expectHiddenFrom } from '../expect.ts';
import { unique, uniqueEmail } from '../names.ts';
import type { BodyOf } from '../request.ts';
import type { Journey, Person, Run } from '../run.ts';
import { type Json, untypedCall, untypedSend } from '../untyped.ts';
import { type Made, resource } from './administration-resource.ts';

type Area = 'admin' | 'company';

/** Blocks an account, because only a blocked one can be deleted, and deletes it. */
export async function deleted(run: Run, person: Person, area: Area, id: number): Promise<void> {
  for (const action of [{ kind: 'block', reason: 'Конец проверки портала' }, { kind: 'delete' }]) {
    const exchange = await untypedSend(run, person, `${area}UserBatchChange`, {
      body: { selection: { keys: [id] }, action },
    });
    if (exchange.got.status < 300) await jobDone(run, person, Object(exchange.got.json));
  }
  await expectGone(run, person, `${area}UserRead`, { query: { id } });
}

/** The fields of an account without a password, to whom no letter is sent. */
export const newAccount = (fields: Json = {}): Json => ({
  email: uniqueEmail('kit.example'),
  name: unique('Проверка'),
  companyUuid: null,
  department: '',
  description: '',
  role: 'USER',
  groups: [],
  tariffId: null,
  isInvited: false,
  ...fields,
});

/** Adds such an account. */
export async function account(run: Run, admin: Person, fields: Json = {}): Promise<Json> {
  return (await untypedCall(run, admin, 'adminUserAdd', { body: newAccount(fields) })).json;
}

/** The address is found by a part; groups and a tariff are given and taken; a filter chooses the account. */
async function furtherUserSteps(made: Made): Promise<void> {
  const { run, person, key, now } = made;
  const { email } = await now();
  const part = String(email).split('@')[0] ?? '';
  await found(run, person, 'adminUserFind', { email: part.toUpperCase() }, ({ id }) => id === key);
  await groupsAndTariff(made);
  await byFilter(made, 'adminUserBatchChange', String(email));
}

async function groupsAndTariff({ run, person, key, now }: Made): Promise<void> {
  const { json: groups } = await run.call(person, 'adminOptionList', { query: { kind: 'group' } });
  const { json: tariffs } = await run.call(person, 'adminOptionList', { query: { kind: 'tariff' } });
  const group = groups.find(({ value }) => !/ADMIN/.test(value))?.value;
  const tariff = tariffs[0]?.value;
  const id = Number(key);
  const act = async (action: BodyOf<'adminUserBatchChange'>['action'], shows: Json) => {
    const body = { selection: { keys: [id] }, action };
    const { json: job, ...exchange } = await untypedCall(run, person, 'adminUserBatchChange', { body });
    await jobDone(run, person, job);
    const read = await now();
    const names = (read['groups'] as readonly Json[]).map(({ name }) => name);
    run.same(exchange, { ...read, groups: names }, shows);
  };
  if (group !== undefined) {
    await act({ kind: 'groupsAdd', groups: [group] }, { groups: [group] });
    await act({ kind: 'groupsRemove', groups: [group] }, { groups: [] });
  }
  for (const tariffId of [...(tariff === undefined ? [] : [Number(tariff)]), null])
    await act({ kind: 'tariff', tariffId }, { tariffId });
}

/**
 * A filter chooses the account, when it finds as many as the person was told. The action changes nothing, so that a
 * gateway that does not look at the filter leaves the other accounts as they are.
 */
async function byFilter(
  { run, person }: Made,
  id: 'adminUserBatchChange' | 'companyUserBatchChange',
  email: string,
): Promise<void> {
  const body = (expectedCount: number) => ({
    selection: { filter: { searchText: email }, except: [], expectedCount },
    action: { kind: 'groupsAdd' as const, groups: [] },
  });
  const wrong = await untypedSend(run, person, id, { body: body(7) });
  if (wrong.got.status !== 409 && wrong.got.status < 500)
    run.report(wrong, {
      rule: 'filter',
      place: 'expectedCount',
      pointer: '/responses/409',
      message: `A selection of another number of accounts is answered by ${wrong.got.status}.`,
      says: 'When there are more or fewer than the person was told, nothing is changed (409)',
    });
  const { json: job } = await untypedCall(run, person, id, { body: body(1) });
  const { json: ended, ...exchange } = await jobDone(run, person, job);
  run.same(exchange, ended, { status: 'done', total: 1, unchanged: 1, changed: 0 });
}

const emailOf = ({ email }: Json): string => String(email);
const batch = (action: object) => (key: string | number) => ({ selection: { keys: [key] }, action });
const batches = [
  {
    body: batch({ kind: 'block', reason: 'Проверка портала' }),
    shows: { isBlocked: true, status: 'blocked', blockReason: 'Проверка портала' },
    action: 'block',
  },
  { body: batch({ kind: 'unblock' }), shows: { isBlocked: false, blockReason: null }, action: 'unblock' },
  {
    body: batch({ kind: 'place', department: 'Другой отдел' }),
    shows: { department: 'Другой отдел' },
    action: 'change',
  },
];

const elsewhere = { department: 'Отдел № 2', description: 'Другая' };

const users = resource({
  name: 'Accounts',
  role: 'admin',
  key: 'id',
  isUnique: true,
  isAudited: true,
  text: emailOf,
  batches,
  kind: 'adminUser',
  also: ['adminUserFind', 'adminOptionList'],
  fresh: () => newAccount({ department: 'Отдел', description: 'Проверка' }),
  other: ({ email }) => {
    const { isInvited: _, ...fields } = newAccount({ ...elsewhere, email });
    return fields;
  },
  more: furtherUserSteps,
  end: ({ run, person, key }) => deleted(run, person, 'admin', Number(key)),
});

/** The address of the domain in which an administrator of a company may add people. */
const companyDomain = (run: Run): string =>
  run.options.accounts.companyAdmin?.email.split('@')[1] ?? 'neuro.example';

const companyUsers = resource({
  name: 'People of a company',
  role: 'companyAdmin',
  key: 'id',
  isUnique: true,
  text: emailOf,
  batches,
  kind: 'companyUser',
  fresh: (run) => {
    const place = { department: 'Отдел', description: 'Проверка', groups: [], tariffId: null };
    return { email: uniqueEmail(companyDomain(run)), name: unique('Проверка'), ...place, isInvited: false };
  },
  other: ({ email }) => ({ email, name: unique('Проверка'), ...elsewhere, groups: [], tariffId: null }),
  more: async (made) => byFilter(made, 'companyUserBatchChange', String((await made.now())['email'])),
  end: ({ run, person, key }) => deleted(run, person, 'company', Number(key)),
});

const importsOf = (area: Area) =>
  ({
    list: `${area}ImportList`,
    check: `${area}ImportCheck`,
    confirm: `${area}ImportConfirm`,
    rows: `${area}ImportRowList`,
    download: `${area}ImportRowDownload`,
    users: `${area}UserList`,
  }) as const;

/** A list with one good and one bad line: checked, its lines read, imported, and what it made deleted. */
function importJourney(area: Area): Journey {
  const { list, check, confirm, rows, download, users: people } = importsOf(area);
  const other = area === 'admin' ? 'companyAdmin' : 'admin';
  return {
    name: area === 'admin' ? 'Lists of people' : 'Lists of people of a company',
    covers: [list, check, rows, download, confirm, 'jobRead'],
    async run(run) {
      const person = await run.person(area === 'admin' ? 'admin' : 'companyAdmin');
      await run.call(person, list);
      const email = uniqueEmail(area === 'admin' ? 'kit.example' : companyDomain(run));
      const text = `E-mail;Имя;Отдел\n${email};Анна Проверкина;Отдел\nне адрес;Пётр Проверкин;Отдел\n`;
      const file = new File([text], 'Люди.csv', { type: 'text/csv' });
      const request = { purpose: 'add', onExisting: 'skip', isInvited: false };
      const { json: checked, ...exchange } = await untypedCall(run, person, check, {
        form: { request, file },
      });
      const numbers = { total: 2, added: 1, changed: 0, unchanged: 0, refused: 1, fileName: 'Люди.csv' };
      run.same(exchange, checked, { ...numbers, purpose: 'add', job: null });
      const uuid = String(checked['uuid']);
      await found(run, person, list, {}, (one) => one['uuid'] === uuid);
      const refused = { uuid, status: ['refused'] } as const;
      const { json: bad, ...badRows } = await run.call(person, rows, { query: refused });
      const shown = { lines: bad.content.map(({ line }) => line), total: bad.totalElements };
      run.same(badRows, shown, { lines: [3], total: 1 });
      await table(run, person, { list: rows, download, query: refused });
      const theirs = importsOf(area === 'admin' ? 'company' : 'admin');
      await expectHiddenFrom(run, other, theirs.rows, { query: { uuid } });
      await expectHiddenFrom(run, other, theirs.confirm, { body: { uuid } });
      const { json: job } = await untypedCall(run, person, confirm, { body: { uuid } });
      const { json: ended, ...end } = await jobDone(run, person, job);
      run.same(end, ended, { status: 'done', total: 1, changed: 1, refused: 0 });
      const made = await found(run, person, people, { searchText: email }, (one) => one['email'] === email);
      if (made) await deleted(run, person, area, Number(made['id']));
    },
  };
}

/** A job of two rows, one of which is refused. */
const jobs: Journey = {
  name: 'Jobs',
  covers: ['jobList', 'jobRead', 'jobRowList', 'jobRowDownload', 'jobStop'],
  async run(run) {
    const admin = await run.person('admin');
    await run.call(admin, 'jobList');
    const { id } = await account(run, admin);
    const keys = [Number(id), Number.MAX_SAFE_INTEGER];
    const body = { selection: { keys }, action: { kind: 'place' as const, department: 'Отдел' } };
    const { json: job } = await run.call(admin, 'adminUserBatchChange', { body });
    const { uuid } = job;
    const { json: ended, ...exchange } = await jobDone(run, admin, job);
    run.same(exchange, ended, { status: 'done', total: 2, processed: 2, changed: 1, refused: 1 });
    await found(run, admin, 'jobList', {}, (one) => one['uuid'] === uuid);
    const { json: rows, ...list } = await run.call(admin, 'jobRowList', { query: { uuid } });
    const results = rows.content.map(({ line, result }) => `${line} ${result}`);
    run.same(list, { rows: results }, { rows: ['1 changed', '2 refused'] });
    const refused = { uuid, result: 'refused' };
    const { json: bad, ...badList } = await run.call(admin, 'jobRowList', { query: refused });
    run.same(badList, { lines: bad.content.map(({ line }) => line) }, { lines: [2] });
    for (const format of ['csv', 'xlsx'] as const) {
      const file = await run.call(admin, 'jobRowDownload', { query: { ...refused, format } });
      run.same(file, { rows: rowsOf(run, file, format) }, { rows: 1 });
    }
    const { json: stopped, ...stop } = await run.call(admin, 'jobStop', { body: { uuid } });
    run.same(stop, { status: stopped.status }, { status: 'done' });
    for (const id of ['jobRead', 'jobRowList', 'jobRowDownload'] as const)
      await expectHiddenFrom(run, 'companyAdmin', id, { query: { uuid } });
    await expectHiddenFrom(run, 'companyAdmin', 'jobStop', { body: { uuid } });
    await deleted(run, admin, 'admin', Number(id));
  },
};

export const people: readonly Journey[] = [
  users,
  importJourney('admin'),
  jobs,
  companyUsers,
  importJourney('company'),
];
