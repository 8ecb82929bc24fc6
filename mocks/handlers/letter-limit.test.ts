import { expect, test } from 'vitest';
import { Client, openGateway } from '#mocks/testing/client.ts';

const MB = 1024 * 1024;

test('[FBK-01] letters without a session are refused while their space is used up, and taken when one was erased', async () => {
  const gateway = await openGateway();
  const { database } = gateway.deps;
  const { store, feedback } = database;
  const visitor = new Client(gateway);
  const json = { email: 'gleb@corp.example', title: 'Вход', text: 'Не могу войти' };
  const send = async () => (await visitor.call('POST', '/notification/send', { json })).status;
  const put = (id: string, size: number) =>
    store.put(feedback, {
      id,
      number: 1,
      owner: null,
      date: '2026-11-29T10:00:00.000Z',
      groupId: 1,
      email: json.email,
      text: '',
      isError: false,
      file: { idFile: id, name: 'a.png', size },
    });
  put('large', 400 * MB);
  put('small', 100 * MB - 3500);
  expect(await send()).toBe(204);
  // One letter more and one record less than at the last count.
  store.delete(feedback, 'small');
  expect(await send()).toBe(204);
  put('small', 100 * MB - 3500);
  expect(await send()).toBe(507);
});
