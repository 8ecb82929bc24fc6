import { afterEach, expect, test } from 'vitest';
import { takeEarlyAnswer } from './early-answers.ts';

const call = (path: string, method = 'GET', area = 'ai') => ({
  url: `http://127.0.0.1${path}`,
  method,
  headers: new Headers({ 'Session-Type': area }),
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

test('[APP-19] an answer that was asked for before the code is taken once, by its own call, in the first ten seconds', async () => {
  const answers = () => ({ '/api/1.0/tile/getTile': Promise.resolve(new Response('[]')) });
  Object.assign(globalThis, { window: { earlyAnswers: answers() } });
  expect(takeEarlyAnswer(call('/api/1.0/tile/getTile', 'POST'), 0)).toBeUndefined();
  expect(takeEarlyAnswer(call('/api/1.0/tile/getTile?a=1'), 0)).toBeUndefined();
  expect(takeEarlyAnswer(call('/api/1.0/tile/getTile', 'GET', 'chatBot'), 0)).toBeUndefined();
  expect(await (await takeEarlyAnswer(call('/api/1.0/tile/getTile'), 0))?.text()).toBe('[]');
  expect(takeEarlyAnswer(call('/api/1.0/tile/getTile'), 0)).toBeUndefined();
  Object.assign(globalThis, { window: { earlyAnswers: answers() } });
  expect(takeEarlyAnswer(call('/api/1.0/tile/getTile'), 10_001)).toBeUndefined();
  expect(takeEarlyAnswer(call('/api/1.0/tile/getTile'), 0)).toBeUndefined();
});
