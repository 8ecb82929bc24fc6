/** Records that the examples of the contract refer to, stored as an administrator's. */
import type { Operation } from '#mocks/contract/contract.ts';
import type { StoredMailing } from '#mocks/store/database.ts';
import type { Client } from './client.ts';

const admin = 'admin@neuro.example';

/** Stores the message that the example of an operation names. */
export function putFeedback({ gateway: { deps } }: Client, { body }: Operation): void {
  const { uuid, feedbackUuid } = Object(body?.example) as { uuid?: string; feedbackUuid?: string };
  const id = String(uuid ?? feedbackUuid);
  const date = deps.now().toISOString();
  deps.database.store.write((transaction) =>
    transaction.put(deps.database.feedback, {
      id,
      number: 1,
      owner: admin,
      email: admin,
      groupId: 4,
      text: 'Вопрос',
      isError: false,
      date,
    }),
  );
}

/** Stores a letter with the id that the example of an operation has. */
export function putLetter({ gateway: { deps } }: Client, { body }: Operation): void {
  const id = String(Reflect.get(Object(body?.example), 'uuid'));
  const date = deps.now().toISOString();
  deps.database.store.write((transaction) =>
    transaction.put(deps.database.letters, { id, owner: admin, email: admin, title: 'А', text: 'Б', date }),
  );
}

/** A mailing that was tested and waits to be confirmed. */
export const draftMailing = (uuid: string, date: string): StoredMailing => ({
  uuid,
  title: 'Работы',
  channel: 'mail',
  level: null,
  subject: 'Работы',
  body: 'Работы',
  audience: { group: ['COMMERCE'] },
  status: 'draft',
  startsAt: null,
  tested: date,
  version: 1,
  created: date,
  changed: date,
  changedBy: admin,
});

/** Stores the mailing that the example of an operation names. */
export function putMailing({ gateway: { deps } }: Client, { body }: Operation): void {
  const uuid = String(Reflect.get(Object(body?.example), 'uuid'));
  const date = deps.now().toISOString();
  deps.database.store.write((transaction) =>
    transaction.put(deps.database.mailings, draftMailing(uuid, date)),
  );
}

/** Stores the shared chat of the contract's example. */
export function putShare({ gateway: { deps } }: Client, { parameters }: Operation): void {
  const { database } = deps;
  const created = deps.now().toISOString();
  const uuid = String(parameters.find(({ name }) => name === 'uuid')?.example);
  database.store.write((transaction) =>
    transaction.put(database.shares, {
      uuid,
      owner: 'employee@neuro.example',
      title: 'Чат',
      service: 'chatGpt',
      serviceType: 'chatGpt',
      created,
      withFiles: false,
      userIds: [2],
      content: [{ role: 'user', content: 'Вопрос', date: created, files: [] }],
    }),
  );
}

/** Allows links to shows in all companies. */
export function allowLinks({ gateway: { deps } }: Client): void {
  const { store, companies } = deps.database;
  store.write((transaction) => {
    for (const company of [...companies.values()])
      transaction.put(companies, { ...company, isShowingByLink: true });
  });
}
