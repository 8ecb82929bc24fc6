/** What the pages of the profile show of the accounts of names.md: payments and charges, and the documents of offers. */

import { DAY, dayOf, startOf } from '#mocks/domain/lists/days.ts';
import { paysItself } from '#mocks/domain/people/reference.ts';
import { seedOnce } from '#mocks/initial/once.ts';
import type { Database, StoredOperation, User } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { seedDocuments } from './documents.ts';

/** Days with charges before today. */
const DAYS = 45;
const PRICE = 350;
const TOP_UP = 100_000;

const shownDay = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Moscow',
});

/** The payment or the charge at the end of a day; null on days without one. Always the same for a day and a person. */
function operationOf(user: User, day: string, index: number): Omit<StoredOperation, 'uuid' | 'owner'> | null {
  const date = startOf(day, 1);
  const title = shownDay.format(Date.parse(startOf(day)));
  if (index % 15 === 0) {
    const name = paysItself(user.profile.groups) ? 'Пополнение от лицея' : 'Пополнение от компании';
    return { date: startOf(day), title: name, amount: TOP_UP, currency: 'RUB' };
  }
  const requests = (index * 7 + user.profile.id * 3) % 11;
  return requests === 0
    ? null
    : { date, title: `Запросы за ${title}`, amount: -requests * PRICE, currency: 'RUB' };
}

function seedOperations(database: Database, transaction: Transaction, user: User, now: Date): void {
  for (let index = 0; index < DAYS; index++) {
    const day = dayOf(now.getTime() - (DAYS - index) * DAY);
    const operation = operationOf(user, day, index);
    if (operation)
      transaction.put(database.operations, { ...operation, uuid: crypto.randomUUID(), owner: user.email });
  }
}

/** Adds payments, charges and offers once. Documents of an earlier version get their kind. */
export function seedProfiles(database: Database, now: Date): void {
  seedOnce(database, 'profiles', (transaction) => {
    const documents = seedDocuments();
    const stored = database.documents.get('all')?.items ?? [];
    const others = stored.filter(({ uuid }) => documents.every(({ document }) => document.uuid !== uuid));
    for (const user of database.users.values())
      if (user.profile.role !== 'Chat_Bot') seedOperations(database, transaction, user, now);
    transaction.put(database.documents, {
      name: 'all',
      items: [...documents.map(({ document }) => document), ...others],
    });
    for (const { document, bytes } of documents) transaction.blob(document.uuid, bytes);
  });
}
