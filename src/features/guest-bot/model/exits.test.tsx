import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

const load = () => import('./exits.ts');

test('[BOT-05] only the three known values are exits', async () => {
  const { parseExit } = await load();
  expect(['login', 'close', 'portal'].map(parseExit)).toEqual(['login', 'close', 'portal']);
  expect(['', 'Portal', 'exit', undefined, null, 3, ['close']].map(parseExit)).toEqual(
    Array(7).fill(undefined),
  );
});

test('[BOT-05] the default is the bot’s login', async () => {
  expect((await load()).keptExit()).toBe('login');
});

test('[BOT-05] the exit is kept through a reload', async () => {
  (await load()).keepExit('close');
  vi.resetModules();
  expect((await load()).keptExit()).toBe('close');
});

test('[BOT-05][PRE-07] a malformed stored value is ignored', async () => {
  sessionStorage.setItem('chatBotExit', 'https://evil.example');
  expect((await load()).keptExit()).toBe('login');
});

test('[BOT-05][PRE-07] without storage the exit is kept until the page is closed', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('forbidden');
    });
  }
  const { keepExit, keptExit } = await load();
  keepExit('portal');
  expect(keptExit()).toBe('portal');
});
