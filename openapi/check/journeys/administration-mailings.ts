/** Mailings: to one person only, and begun tomorrow, so that nobody gets anything. */

import { audited, expectLetter, found, opened, rowsOf } from '../administration-steps.ts';
import { expectGone, expectRefused, expectStatus } from '../expect.ts';
import { unique } from '../names.ts';
import type { Journey, Person, Run } from '../run.ts';
import { neededSend, untypedCall } from '../untyped.ts';

const confirming = ['adminMailingConfirm', 'adminMailingRecipientList'] as const;
const rest = ['adminMailingRecipientDownload', 'adminMailingStop'] as const;

/** Confirms a tested draft for tomorrow, reads its recipients and makes it a draft again. */
async function confirmed(run: Run, admin: Person, uuid: string, version: number, count: number) {
  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  const body = { uuid, version, expectedCount: count, startsAt };
  const other = { body: { ...body, expectedCount: count + 1 } };
  expectRefused(run, await run.send(admin, 'adminMailingConfirm', other), {
    statuses: [409],
    place: 'another number of recipients',
    says: 'When the number of recipients is another than expected, nothing is begun (409 selection-changed)',
  });
  const { json: waiting, ...confirm } = await run.call(admin, 'adminMailingConfirm', { body });
  run.same(confirm, { ...waiting }, { status: 'waiting', count });
  const removal = { query: { uuid, version: waiting.version } };
  const says = 'Drafts only: any other one has a report (409 in-use)';
  expectStatus(run, await run.send(admin, 'adminMailingRemove', removal), 409, 'a mailing that waits', says);
  const query = { uuid };
  const { json: people, ...list } = await run.call(admin, 'adminMailingRecipientList', { query });
  const statuses = people.content.map(({ status }) => status);
  run.same(list, { total: people.totalElements, statuses }, { total: count, statuses: ['waiting'] });
  for (const format of ['csv', 'xlsx'] as const) {
    const file = await run.call(admin, 'adminMailingRecipientDownload', { query: { uuid, format } });
    run.same(file, { rows: rowsOf(run, file, format) }, { rows: count });
  }
  const { json: stopped, ...stop } = await run.call(admin, 'adminMailingStop', { body: { uuid } });
  run.same(stop, { ...stopped }, { status: 'draft' });
}

export const mailings: Journey = {
  name: 'Mailings',
  covers: [
    ...(['adminMailingList', 'adminMailingTableDownload', 'adminMailingRead', 'adminMailingAdd'] as const),
    ...(['adminMailingAudienceCheck', 'adminMailingChange', 'adminMailingTestSend'] as const),
    ...([...confirming, ...rest, 'adminMailingRemove'] as const),
  ],
  async run(run) {
    const admin = await run.person('admin');
    const tableWith = await opened(run, admin, 'adminMailing');
    const email = run.options.accounts.admin?.email ?? '';
    const audience = { searchText: email };
    const checked = await run.call(admin, 'adminMailingAudienceCheck', { body: { audience } });
    const { count, sample } = checked.json;
    run.same(checked, { count, email: sample[0]?.email }, { count: 1, email: email.toLowerCase() });
    const fields = { ...run.example('adminMailingAdd'), title: unique('Проверка'), audience };
    const { json: draft } = await run.call(admin, 'adminMailingAdd', { body: fields });
    const { uuid } = draft;
    try {
      const made = await run.call(admin, 'adminMailingRead', { query: { uuid } });
      const empty = { status: 'draft', count: null, tested: null, delivered: 0, startsAt: null };
      run.same(made, { ...made.json }, { ...fields, ...empty });
      const first = { uuid, version: draft.version };
      const { json: sent } = await neededSend(run, admin, 'adminMailingTestSend', { body: first });
      const body = { ...fields, uuid, version: Number(sent['version']), title: unique('Проверка') };
      const { json: changed, ...changing } = await run.call(admin, 'adminMailingChange', { body });
      // A change asks for another test.
      run.same(changing, { tested: changed.tested }, { tested: null });
      const read = await run.call(admin, 'adminMailingRead', { query: { uuid } });
      run.same(read, { ...read.json }, { title: body.title, version: changed.version });
      await found(run, admin, 'adminMailingList', { searchText: body.title }, (one) => one['uuid'] === uuid);
      await tableWith(body.title);
      const { version } = read.json;
      const startsAt = new Date(Date.now() + 86_400_000).toISOString();
      const untested = { body: { uuid, version, expectedCount: 1, startsAt } };
      const says = 'Without a test of the present version it is refused (422)';
      expectStatus(run, await run.send(admin, 'adminMailingConfirm', untested), 422, 'without a test', says);
      const { json: tested } = await expectLetter(run, run.options.accounts.admin?.email, () =>
        untypedCall(run, admin, 'adminMailingTestSend', { body: { uuid, version } }),
      );
      if (count === 1) await confirmed(run, admin, uuid, Number(tested['version']), count);
      else for (const id of [...confirming, ...rest]) run.skip(id, `its letter would go to ${count} people`);
    } finally {
      const { json: last } = await run.call(admin, 'adminMailingRead', { query: { uuid } });
      const query = { uuid, version: last.version };
      if (last.status === 'draft') await run.call(admin, 'adminMailingRemove', { query });
      else await run.send(admin, 'adminMailingStop', { body: { uuid } });
    }
    await expectGone(run, admin, 'adminMailingRead', { query: { uuid } });
    await audited(run, uuid, ['add', 'change', 'send', 'remove']);
  },
};
