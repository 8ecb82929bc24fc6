import { describe, expect, test } from 'vitest';
import { SEED_PASSWORD } from '#mocks/rehearsal/seeds/seed.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

const gateway = await openGateway();
const client = new Client(gateway);

const register = (password: string, person: object = {}) =>
  client.call('POST', '/auth/registration', {
    json: {
      email: 'petrova@neuro.example',
      name: 'Анна Петрова',
      password,
      tariffId: 13,
      promo: true,
      ...person,
    },
  });

async function refusalOf(answer: Response): Promise<[status: number, ...(string | undefined)[]]> {
  if (answer.status === 204) return [204];
  const { errors } = (await answer.json()) as Schemas['ErrorResponse'];
  return [answer.status, errors?.[0]?.field, errors?.[0]?.code];
}

describe('[AUTH-14] a new password', () => {
  test.each(['password1', 'Qwertyuiop', '1234567890', 'iloveyou'])('%s is frequent', async (password) => {
    expect(await refusalOf(await register(password))).toEqual([422, 'password', 'frequent']);
  });

  test.each([
    'Нейропортал-2026',
    'Petrova1990!',
    'петроваАнна7',
    'neuro-2026',
    'Нейро.2026',
    '2026@neuropetrova',
  ])('%s is made of words that everybody knows', async (password) => {
    expect(await refusalOf(await register(password))).toEqual([422, 'password', 'own-words']);
  });

  test.each(['рыжий кот у моря 42', 'neuro-и-лисица', '8264019573', '!!!!....'])(
    '%s is taken',
    async (password) => {
      expect(await refusalOf(await register(password))).toEqual([204]);
    },
  );

  test('is checked in a reset, an invitation and a change, too; a refusal does not use the link up', async () => {
    const employee = await new Client(gateway).login();
    const change = await employee.call('POST', '/user/password', {
      json: { old: SEED_PASSWORD, new: 'Орлова-2026' },
    });
    expect(await refusalOf(change)).toEqual([422, 'new', 'own-words']);

    await client.call('GET', '/auth/forgotPassword?email=commerce@neuro.example');
    const headers = await client.mailed('commerce@neuro.example');
    const reset = async (password: string) =>
      refusalOf(await client.call('POST', '/auth/resetPassword', { json: { password }, headers }));
    expect(await reset('commerce-1')).toEqual([422, 'password', 'own-words']);
    expect(await reset('рыжий кот у моря 42')).toEqual([204]);

    const admin = await new Client(gateway).login('admin@neuro.example');
    const person = {
      email: 'new@agro.example',
      name: 'Вера',
      companyUuid: '7d3f2c10-0002-4b6e-8a52-1c9e4d7f6a01',
      department: '',
      description: '',
      role: 'USER',
      groups: [],
      tariffId: null,
      isInvited: true,
    };
    const added = await admin.call('POST', '/admin/users/addUser', {
      json: person,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(added.status).toBe(200);
    const accept = async (password: string) =>
      refusalOf(
        await client.call('POST', '/auth/confirmationRequestToCompany', {
          json: { name: 'Вера Иванова', password },
          headers: await client.mailed('new@agro.example'),
        }),
      );
    expect(await accept('Иванова-77')).toEqual([422, 'password', 'own-words']);
    expect(await accept('Агрохолдинг «Нива» 1')).toEqual([422, 'password', 'own-words']);
    expect(await accept('рыжий кот у моря 42')).toEqual([204]);
  });
});
