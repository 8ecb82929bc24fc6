import { expect, test } from 'vitest';
import { draftSince } from '#lib/draft-moment.ts';
import { savedMoment } from './moments.ts';
import { outcomeWords } from './outcome.ts';

const now = new Date(2026, 10, 20, 15, 0);

test('a moment of today is a time, another one a day', () => {
  expect(draftSince(new Date(2026, 10, 20, 12, 40, 5).toISOString(), now)).toBe(' от\u00a012:40');
  expect(draftSince(new Date(2026, 10, 19, 12, 40).toISOString(), now)).toBe(' от\u00a019.11.2026');
  expect(draftSince('вчера', now)).toBe('');
  expect(savedMoment(new Date(2026, 10, 20, 14, 5, 9), now)).toBe('в\u00a014:05');
  expect(savedMoment(new Date(2026, 10, 19, 14, 5), now)).toBe('19.11.2026 в\u00a014:05');
});

test.each([
  ['ok', 230, 'Ответ получен · 0,2\u00a0с'],
  ['ok', 3, 'Ответ получен · 0,1\u00a0с'],
  ['failed', 1250, 'Не\u00a0получилось · 1,3\u00a0с'],
  ['timeout', 15_000, 'Ответ не\u00a0пришёл вовремя · 15,0\u00a0с'],
  ['refused', 0, 'Вызов не\u00a0отправлен'],
  ['another', 1000, 'Не\u00a0получилось · 1,0\u00a0с'],
])('a trial that ended as %s after %i ms', (status, durationMs, words) => {
  expect(outcomeWords({ status: status as 'ok', result: '', durationMs })).toBe(words);
});
