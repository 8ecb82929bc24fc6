import { expect, test } from 'vitest';
import { outgoingLetter } from '#mocks/domain/mail/outbox.ts';
import { Client, moveOn, openGateway } from '#mocks/testing/client.ts';
import { keyed } from '#mocks/testing/company-area.ts';
import { stateOnDisk } from '#mocks/testing/state-on-disk.ts';

const PERSON = 5;
const email = 'commerce@neuro.example';
const name = 'Анна Полевая';

test('[ADM-37] requests, mailings, jobs and letters do not name a deleted account', async () => {
  const disk = stateOnDisk();
  const gateway = await openGateway({ persistence: disk.open() });
  const { database } = gateway.deps;
  const admin = await new Client(gateway).login('admin@neuro.example');
  database.store.write((transaction) => {
    transaction.put(database.requests, {
      uuid: '6f0c1f6e-0000-4000-8000-000000000001',
      number: 1,
      kind: 'service',
      priority: 'normal',
      status: 'new',
      userId: PERSON,
      email,
      name,
      tasks: 'Нужен доступ',
      decision: null,
      feedbackUuid: null,
      companyUuid: null,
      tile: null,
      questions: [],
      version: 1,
      created: '2026-11-20T09:00:00.000Z',
      changed: '2026-11-20T09:00:00.000Z',
      changedBy: null,
    });
    transaction.put(database.mailingRecipients, {
      mailingUuid: '6f0c1f6e-0000-4000-8000-000000000002',
      line: 1,
      id: PERSON,
      email,
      name,
      status: 'delivered',
      message: null,
      moment: '2026-11-20T09:00:00.000Z',
    });
    const letter = { to: email, subject: `Здравствуйте, ${name}`, text: '' };
    const date = new Date('2026-11-20T09:00:00Z');
    transaction.put(database.mails, { ...letter, id: '1', date: date.toISOString() });
    transaction.put(database.outgoing, outgoingLetter(letter, date));
  });
  const act = (action: object) =>
    admin.call('POST', '/admin/users/changeListUser', {
      json: { selection: { keys: [PERSON] }, action },
      headers: keyed(),
    });
  await act({ kind: 'block', reason: 'Уволена' });
  expect((await act({ kind: 'delete' })).status).toBe(200);
  moveOn(gateway, 60);
  expect([...database.requests.values()].find(({ userId }) => userId === PERSON)).toMatchObject({
    name: '',
    email: 'deleted-5@account.invalid',
    status: 'rejected',
    tasks: 'Нужен доступ',
  });
  expect([...database.mailingRecipients.values()]).toMatchObject([{ id: PERSON, email: null, name: '' }]);
  expect([...database.jobRows.values()].map(({ label }) => label)).toEqual([
    'удалённый № 5',
    'удалённый № 5',
  ]);
  const letters = [...database.mails.values(), ...database.outgoing.values()];
  expect(letters.filter(({ to }) => to === email)).toEqual([]);
  gateway.close();
});
