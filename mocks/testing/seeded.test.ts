import { expect, test } from 'vitest';
import { createGateway } from '#mocks/gateway.ts';
import { Collection } from '#mocks/store/collection.ts';
import { type Database, openDatabase } from '#mocks/store/database.ts';
import { openGateway } from './client.ts';
import { seededPersistence } from './seeded.ts';

const now = () => new Date('2026-11-20T09:00:00Z');

/** Values by collection in their order. Random ids, hashes and salts are left out. */
function contents(database: Database): Record<string, unknown> {
  const uuid = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|[\da-f]{32,}/g;
  return Object.fromEntries(
    Object.entries(database).flatMap(([name, collection]) =>
      collection instanceof Collection
        ? [[name, JSON.parse(JSON.stringify([...collection.values()]).replaceAll(uuid, 'random'))]]
        : [],
    ),
  );
}

test('[CON-06] a copied state equals a fresh one', async () => {
  const fresh = await createGateway({ now, passwordCost: { iterations: 1 } });
  for (let count = 0; count < 2; count++) {
    const copied = await openGateway({ now });
    expect(contents(copied.deps.database)).toEqual(contents(fresh.deps.database));
    for (const { idFile } of fresh.deps.database.files.values()) {
      const { store } = copied.deps.database;
      const [other] = [...copied.deps.database.files.values()].filter((file) => file.idFile === idFile);
      if (other) expect(store.readBlob(idFile)).toEqual(fresh.deps.database.store.readBlob(idFile));
    }
    const sizes = ({ deps: { database } }: typeof fresh) =>
      [...database.files.values()].map(({ idFile }) => database.store.blobSize(idFile));
    expect(sizes(copied)).toEqual(sizes(fresh));
    copied.close();
  }
  fresh.close();
});

test('[CON-06] two states share no changes', async () => {
  const [one, other] = [
    openDatabase(await seededPersistence(now)),
    openDatabase(await seededPersistence(now)),
  ];
  const [user] = one.users.values();
  const [file] = one.files.values();
  if (!user || !file) throw new Error('Nothing was seeded');
  const before = contents(other);
  const bytes = other.store.readBlob(file.idFile);
  one.store.write((transaction) => {
    transaction.delete(one.users, user.email);
    transaction.put(one.seeds, { name: 'mine' });
    transaction.blob(file.idFile, new Uint8Array([1]));
  });
  one.store.close();
  expect(contents(other)).toEqual(before);
  expect(other.store.readBlob(file.idFile)).toEqual(bytes);
  expect(other.users.get(user.email)).not.toBe(user);
});
