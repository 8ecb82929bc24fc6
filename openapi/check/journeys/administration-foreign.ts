/** What an administrator of a company must not reach: people and messages of other companies. */

import { jobDone, onlyOwn } from '../administration-steps.ts';
import { expectHidden, expectRefused } from '../expect.ts';
import { itemsOf } from '../lists/page.ts';
import { uniqueEmail } from '../names.ts';
import type { Journey, Person, Run } from '../run.ts';
import { type Json, untypedCall } from '../untyped.ts';
import { deleted } from './administration-people.ts';

const names = ['email', 'name', 'department', 'description', 'tariffId'] as const;

/** An account of another company, by the lists of the portal's administrator. */
async function otherPerson(run: Run, admin: Person, own: ReadonlySet<unknown>): Promise<Json | undefined> {
  const { json } = await untypedCall(run, admin, 'adminUserList', { query: { size: 100 } });
  return itemsOf(json).find(({ companyUuid }) => companyUuid !== null && !own.has(companyUuid));
}

const people: Journey = {
  name: 'People of other companies',
  covers: [
    ...(['companyUserList', 'companyUserRead', 'companyUserChange', 'companyUserBatchChange'] as const),
    'companyUserAdd',
  ],
  async run(run) {
    const person = await run.person('companyAdmin');
    const { json: options } = await run.call(person, 'companyOptionList', { query: { kind: 'company' } });
    const own = new Set<unknown>(options.map(({ value }) => value));
    await onlyOwn(run, person, 'companyUserList', own);
    if (!run.options.accounts.admin)
      return run.skip('companyUserRead', 'ids of another company are not known without an account admin');
    const admin = await run.person('admin');
    const all = { query: { company: [...own].map(String) } };
    const { json: theirs } = await run.call(admin, 'adminUserList', all);
    const { json: ours, ...exchange } = await untypedCall(run, person, 'companyUserList');
    run.same(exchange, { people: ours['totalElements'] }, { people: theirs.totalElements });
    await foreignDomain(run, person);
    await foreignGroup(run, person, admin);
    const other = await otherPerson(run, admin, own);
    if (!other) return run.skip('companyUserRead', 'adminUserList has nobody of another company');
    const id = Number(other['id']);
    await expectHidden(run, person, 'companyUserRead', { query: { id } });
    const fields = Object.fromEntries(names.map((name) => [name, other[name]]));
    const groups = (other['groups'] as readonly Json[]).map(({ name }) => name);
    const body = { ...fields, groups, id, version: other['version'] };
    await expectHidden(run, person, 'companyUserChange', { body });
    const selection = { keys: [id] };
    const action = { kind: 'place', department: 'Чужой отдел' } as const;
    const batch = await run.send(person, 'companyUserBatchChange', { body: { selection, action } });
    if (batch.got.status < 300) {
      const { json: job, ...end } = await jobDone(run, person, Object(batch.got.json));
      if (job['changed'] !== 0)
        run.report(end, {
          rule: 'other-person',
          place: 'job',
          pointer: '/description',
          message: 'A job of a company changed an account of another company.',
          says: 'An account of another company is a refused row, as if it did not exist',
        });
    }
    const { json: after, ...reading } = await run.call(admin, 'adminUserRead', { query: { id } });
    run.same(reading, { ...after }, { version: other['version'], department: other['department'] });
  },
};

/** An address outside the domains of the company is refused. */
async function foreignDomain(run: Run, person: Person): Promise<void> {
  const body = {
    ...run.example('companyUserAdd'),
    email: uniqueEmail('kit.example'),
    groups: [],
    tariffId: null,
  };
  const exchange = await run.send(person, 'companyUserAdd', { body: { ...body, isInvited: false } });
  expectRefused(run, exchange, {
    statuses: [422],
    place: 'body /email: another domain',
    what: 'An address outside the domains of the company',
    says: 'The address lies in a domain of the company, otherwise 422 at the field',
  });
}

/** A group that only the administrators of the portal give is refused. */
async function foreignGroup(run: Run, person: Person, admin: Person): Promise<void> {
  const { json } = await untypedCall(run, admin, 'adminGroupList', { query: { size: 100 } });
  const kept = itemsOf(json).find(({ isGrantable }) => isGrantable === false);
  if (!kept) return;
  const email = uniqueEmail(run.options.accounts.companyAdmin?.email.split('@')[1]);
  const example = { ...run.example('companyUserAdd'), email, tariffId: null, isInvited: false };
  const exchange = await run.send(person, 'companyUserAdd', {
    body: { ...example, groups: [String(kept['name'])] },
  });
  expectRefused(run, exchange, {
    statuses: [422],
    place: 'body /groups: not grantable',
    what: 'A group that is not grantable',
    says: 'Only grantable groups are given; otherwise 422 at the field',
  });
  if (exchange.got.status < 300) await deleted(run, person, 'company', Number(Object(exchange.got.json).id));
}

const messages: Journey = {
  name: 'Feedback of other companies',
  covers: [
    ...(['companyFeedbackList', 'companyFeedbackRead', 'companyFeedbackFileDownload'] as const),
    ...(['companyFeedbackChange', 'companyFeedbackAnswerSend'] as const),
  ],
  async run(run) {
    const person = await run.person('companyAdmin');
    const { json: options } = await run.call(person, 'companyOptionList', { query: { kind: 'company' } });
    const own = new Set<unknown>(options.map(({ value }) => value));
    await onlyOwn(run, person, 'companyFeedbackList', own);
    if (!run.options.accounts.admin)
      return run.skip('companyFeedbackRead', 'ids of another company are not known without an account admin');
    const admin = await run.person('admin');
    const { json } = await untypedCall(run, admin, 'adminFeedbackList', { query: { size: 100 } });
    const other = itemsOf(json).find(({ companyUuid }) => !own.has(companyUuid));
    if (!other) return run.skip('companyFeedbackRead', 'there is no feedback of another company');
    const uuid = String(other['uuid']);
    await expectHidden(run, person, 'companyFeedbackRead', { query: { uuid } });
    await expectHidden(run, person, 'companyFeedbackFileDownload', { query: { uuid } });
    const fields = { uuid, version: other['version'], status: 'open', assigneeId: null };
    await expectHidden(run, person, 'companyFeedbackChange', { body: fields });
    await expectHidden(run, person, 'companyFeedbackAnswerSend', { body: { uuid, text: 'Чужой ответ' } });
  },
};

export const otherCompanies: readonly Journey[] = [people, messages];
