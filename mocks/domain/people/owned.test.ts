import { expect, test } from 'vitest';
import { moveAccount } from '#mocks/domain/accounts/accounts.ts';
import type { Gateway } from '#mocks/gateway.ts';
import { Collection } from '#mocks/store/collection.ts';
import type { User } from '#mocks/store/database.ts';
import { openGateway } from '#mocks/testing/client.ts';
import { owned, ownedNames, ownedOf } from './owned.ts';

const from = 'employee@neuro.example';
const to = 'orlova@neuro.example';

/** Names of the collections in which somebody owns a record, also of those that the list does not know. */
const collectionsOf = ({ deps: { database } }: Gateway, owner: string): string[] =>
  Object.entries(database).flatMap(([name, collection]) =>
    collection instanceof Collection &&
    [...(collection as Collection<{ owner?: string }>).values()].some((value) => value.owner === owner)
      ? [name]
      : [],
  );

/** A gateway at which a person owns a record of every collection, the export with its zip, and a link to the chat-bot. */
async function start(): Promise<{ gateway: Gateway; move: (next: User | undefined) => void; user: User }> {
  const gateway = await openGateway();
  const { deps } = gateway;
  const { store, users, guestPasses } = deps.database;
  const keys = { id: 'one', uuid: 'one', idFile: 'one', tileUuid: 'one' };
  store.write((transaction) => {
    for (const name of ownedNames)
      transaction.put(ownedOf(deps.database, name), { owner: from, email: from, ...keys });
    transaction.blob('one', new Uint8Array(1));
    transaction.put(guestPasses, { tokenHash: 'one', email: from });
  });
  const user = users.get(from) as User;
  const move = (next: User | undefined): void =>
    store.write((transaction) => moveAccount(deps, transaction, user, next));
  return { gateway, move, user };
}

test('[ADM-14] another address keeps everything of an account', async () => {
  const { gateway, move, user } = await start();
  const before = collectionsOf(gateway, from);
  expect(before.toSorted()).toEqual(ownedNames.toSorted());
  move({ ...user, email: to });
  const { feedback, guestPasses, store } = gateway.deps.database;
  expect([collectionsOf(gateway, from), collectionsOf(gateway, to)]).toEqual([[], before]);
  // An answer must not go to whoever has the old address next.
  expect(feedback.get('one')?.email).toBe(to);
  expect(guestPasses.get('one')?.email).toBe(to);
  expect(store.blobSize('one')).toBe(1);
});

test('[ADM-21] the next owner of the address of a deleted account inherits nothing', async () => {
  const { gateway, move } = await start();
  const kept = ownedNames.filter((name) => owned[name] === 'kept');
  move(undefined);
  const { feedback, guestPasses, store } = gateway.deps.database;
  expect(collectionsOf(gateway, from)).toEqual([]);
  expect(collectionsOf(gateway, 'удалённый № 1').toSorted()).toEqual(kept.toSorted());
  expect([feedback.get('one')?.email, guestPasses.get('one'), store.blobSize('one')]).toEqual([
    null,
    undefined,
    0,
  ]);
});
