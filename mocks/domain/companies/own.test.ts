import { expect, test } from 'vitest';
import { Failure } from '#mocks/contract/failures.ts';
import { openGateway } from '#mocks/testing/client.ts';
import { checkOwn, ownCompany, ownPeople } from './own.ts';

async function call() {
  const { deps } = await openGateway({ people: 120 });
  const user = deps.database.users.get('company@neuro.example');
  if (!user) throw new Error('The administrator of a company is missing');
  return { deps, user };
}

test('[COMP-02] an object of the own company is given, another one is not found', async () => {
  const own = await call();
  const [colleague] = ownPeople(own);
  const { users } = own.deps.database;
  const stranger = [...users.values()].find(({ email }) => email.endsWith('agro.example'));
  expect(checkOwn(own, colleague)).toBe(colleague);
  for (const owner of [stranger, undefined])
    expect(() => checkOwn(own, owner)).toThrow(expect.objectContaining({ failure: 'not-found' }));
});

test('[COMP-02] to an administrator without a company nothing belongs', async () => {
  const { deps, user } = await call();
  const alone = { deps, user: { ...user, companyUuid: null } };
  expect(ownCompany(alone)).toBeUndefined();
  expect(ownPeople(alone)).toEqual([]);
  expect(() => checkOwn(alone, alone.user)).toThrow(Failure);
});
