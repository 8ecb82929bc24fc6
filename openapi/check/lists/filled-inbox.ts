/** Lists of the administration that are filled by what people send: feedback, requests, letters, errors. */

import { onlyOwn, thisMonth } from '../administration-steps.ts';
import type { OperationId } from '../contract.ts';
import { lettersOnly, unique } from '../names.ts';
import { Blocked, type Journey, type Person } from '../run.ts';
import { emailOf, type Filler, filling, names } from './filled.ts';

/** Finds the uuids of what was sent a moment ago by its texts, in their order. */
async function uuidsOf(
  fill: Filler,
  admin: Person,
  list: OperationId,
  field: string,
  texts: readonly string[],
) {
  const items = await fill.items(admin, list, { size: 100 });
  const uuids = texts.map((text) => items.find((item) => item[field] === text)?.['uuid']);
  if (uuids.includes(undefined)) throw new Blocked(`${list} does not have what was sent`);
  return uuids.map(String);
}

/** Feedback of people with different categories, accounts and statuses. */
const feedback = filling(
  'Several messages of feedback',
  ['adminFeedbackList', 'companyFeedbackList', 'adminAuditList'],
  async (fill, run) => {
    const admin = await run.person('admin');
    const roles = (['employee', 'companyAdmin'] as const).filter((role) => run.options.accounts[role]);
    const texts: string[] = [];
    const send = async (role: (typeof roles)[number], groupId: number, text: string) => {
      const form = { groupId, email: emailOf(run, role), text, isError: groupId === 3 };
      await fill.send(await run.person(role), 'feedbackSend', { form });
      texts.push(text);
    };
    const [one = '', ...others] = names();
    const visited = unique('Проверка без входа');
    const form = { groupId: 1, email: emailOf(run, 'employee'), text: visited, isError: false };
    await fill.send(run.visitor, 'feedbackSend', { form });
    texts.push(visited);
    for (const role of roles) {
      await send(role, 3, unique(one));
      await send(role, 5, unique(others[0] ?? ''));
      await send(role, 6, unique(others[1] ?? ''));
    }
    const uuids = await uuidsOf(fill, admin, 'adminFeedbackList', 'text', texts);
    fill.later(admin, 'adminFeedbackBatchChange', () => ({
      body: { keys: uuids, action: { kind: 'status', status: 'closed' } },
    }));
    for (const status of ['open', 'closed']) {
      const keys = uuids.filter((_, index) => index % 3 === (status === 'open' ? 1 : 2));
      await fill.job(admin, 'adminFeedbackBatchChange', { keys, action: { kind: 'status', status } });
    }
    await fill.check(admin, 'adminFeedbackList');
    // It has entries of changes of many objects now.
    await fill.check(admin, 'adminAuditList', thisMonth);
    if (!roles.includes('companyAdmin')) return;
    const person = await run.person('companyAdmin');
    await fill.check(person, 'companyFeedbackList');
    const options = await fill.items(person, 'companyOptionList', { kind: 'company' });
    await onlyOwn(run, person, 'companyFeedbackList', new Set(options.map(({ value }) => value)));
  },
);

/** Requests for access with different priorities and statuses. */
const requests = filling('Several requests for access', ['adminRequestList'], async (fill, run) => {
  const admin = await run.person('admin');
  // Messages without a session are limited to 20 an hour.
  const texts = names().slice(0, 2);
  for (const text of texts) {
    const form = { groupId: 1, email: emailOf(run, 'employee'), text, isError: false };
    await fill.send(run.visitor, 'feedbackSend', { form });
  }
  const sources = await uuidsOf(fill, admin, 'adminFeedbackList', 'text', texts);
  const keys: string[] = [];
  for (const feedbackUuid of sources)
    keys.push(String((await fill.send(admin, 'adminRequestAdd', { body: { feedbackUuid } }))['uuid']));
  const change = (chosen: readonly string[], action: object) => ({ keys: chosen, action });
  fill.later(admin, 'adminFeedbackBatchChange', () => ({
    body: change(sources, { kind: 'status', status: 'closed' }),
  }));
  const reject = { kind: 'reject', reason: 'Это была проверка портала' };
  fill.later(admin, 'adminRequestBatchChange', () => ({ body: change(keys.slice(1), reject) }));
  for (const [index, priority] of ['high', 'low'].entries())
    await fill.job(
      admin,
      'adminRequestBatchChange',
      change(keys.slice(index, index + 1), { kind: 'priority', priority }),
    );
  await fill.job(admin, 'adminRequestBatchChange', change(keys.slice(0, 1), reject));
  await fill.check(admin, 'adminRequestList');
});

/** Letters to the portal, one of them closed. */
const letters = filling('Several letters', ['adminLetterList'], async (fill, run) => {
  const admin = await run.person('admin');
  const employee = await run.person('employee');
  const titles = names().slice(0, 3);
  for (const title of titles)
    await fill.send(employee, 'notificationSend', { body: { title, text: unique('Проверка списка писем') } });
  const keys = await uuidsOf(fill, admin, 'adminLetterList', 'title', titles);
  const close = (chosen: readonly string[]) => ({ keys: chosen, action: { kind: 'close' } });
  fill.later(admin, 'adminLetterBatchChange', () => ({ body: close(keys.slice(1)) }));
  await fill.job(admin, 'adminLetterBatchChange', close(keys.slice(0, 1)));
  await fill.check(admin, 'adminLetterList');
});

/** Errors with another number of failures each, and with different statuses. */
const errors = filling(
  'Several errors',
  ['adminErrorList', 'adminErrorSeriesList', 'adminErrorEventList'],
  async (fill, run) => {
    const admin = await run.person('admin');
    const employee = await run.person('employee');
    const messages = names().slice(0, 3).map(lettersOnly);
    for (const [index, message] of messages.entries())
      for (let times = 0; times <= index; times++) {
        const name = index % 2 ? 'RangeError' : 'TypeError';
        const body = { name, message, stack: '', version: '1.4.0' };
        await fill.send(employee, 'portalErrorTrack', { body });
      }
    const uuids = await uuidsOf(fill, admin, 'adminErrorList', 'message', messages);
    const action = (status: string, keys: readonly string[]) => ({
      keys,
      action: { kind: 'status', status },
    });
    fill.later(admin, 'adminErrorBatchChange', () => ({ body: action('fixed', uuids) }));
    await fill.job(admin, 'adminErrorBatchChange', action('fixed', uuids.slice(0, 1)));
    await fill.job(admin, 'adminErrorBatchChange', action('known', uuids.slice(1, 2)));
    await fill.check(admin, 'adminErrorList');
    await fill.check(admin, 'adminErrorSeriesList', thisMonth);
    await fill.check(admin, 'adminErrorEventList', { uuid: uuids[2] ?? '' });
  },
);

export const filledInbox: readonly Journey[] = [feedback, requests, letters, errors];
