import { afterEach, expect, test } from 'vitest';
import { SEED_PASSWORD } from './db/seed.ts';
import { setupGateway } from './node.ts';

let close = () => {};
afterEach(() => close());

test('[CON-06] behind fetch in vitest the same gateway answers, cookies included', async () => {
  const { server } = await setupGateway();
  server.listen();
  close = () => server.close();
  const base = 'http://portal.test/api/1.0';
  const tiles = () => fetch(`${base}/tile/getTile`, { credentials: 'include' });
  expect((await tiles()).status).toBe(401);
  const login = await fetch(`${base}/auth/authentication`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'employee@neuro.example', password: SEED_PASSWORD }),
  });
  expect(login.status).toBe(200);
  const [cookie = ''] = login.headers.getSetCookie();
  const answer = await fetch(`${base}/tile/getTile`, { headers: { cookie } });
  expect(await answer.json()).toHaveLength(31);
});
