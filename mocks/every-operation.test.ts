import { beforeAll, expect, test } from 'vitest';
import { operations } from './contract/contract.ts';
import { callTo, linkTo } from './testing/calls.ts';
import { Client, openGateway } from './testing/client.ts';

/** Who may call what an employee may not. */
const callers: Readonly<Record<string, string>> = {
  adminTileList: 'admin@neuro.example',
  adminUserFind: 'admin@neuro.example',
  statisticsDownload: 'admin@neuro.example',
  companyTileList: 'company@neuro.example',
};

let client: Client;
beforeAll(async () => {
  client = new Client(await openGateway());
});

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '[CON-06] %s answers the contract’s own example with a declared success',
  async (id, operation) => {
    const caller = new Client(await openGateway());
    await caller.login(callers[id]);
    const { method, path, ...call } = callTo(operation);
    if (id === 'registrationConfirm') {
      const registration = operations.find((one) => one.id === 'registrationAdd');
      if (registration) await caller.call('POST', registration.path, callTo(registration));
    }
    if (id === 'fileUpload' && call.body instanceof FormData)
      call.body.append('files', new File(['Отчёт'], 'Отчёт.txt'));
    const email = id === 'passwordReset' ? 'employee@neuro.example' : 'new@neuro.example';
    const link = await linkTo(caller, operation, email);
    const response = await caller.call(method, path, { ...call, headers: { ...call.headers, ...link } });
    expect([200, 204], await response.clone().text()).toContain(response.status);
    expect(operation.answers.has(response.status)).toBe(true);
  },
);

test('[CON-06] Prism’s successful examples are no failures to the stand-in', async () => {
  await client.login();
  const response = await client.call('GET', '/tile/getTile', {
    headers: { prefer: 'code=200, example=all' },
  });
  expect(response.status).toBe(200);
});
