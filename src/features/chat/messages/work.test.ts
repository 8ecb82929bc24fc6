import { expect, test } from 'vitest';
import { elapsedText, estimateOf, framesOf, nextRemaining, remainingText, stagesOf } from './work.ts';

const stage = 'Распознаём';

test('[CHAT-26] the rest is that of the gateway, else it follows from the share, from 20 % and 10 s on', () => {
  expect(estimateOf({ stage, percent: 5, etaSeconds: 90 }, 1)).toBe(90);
  expect(estimateOf({ stage, percent: 25, etaSeconds: 0 }, 30)).toBe(0);
  expect(estimateOf({ stage, percent: 25 }, 30)).toBe(90);
  expect(estimateOf({ stage, percent: 19 }, 30)).toBeNull();
  expect(estimateOf({ stage, percent: 50 }, 9)).toBeNull();
  expect(estimateOf({ stage, percent: null }, 60)).toBeNull();
});

test('[CHAT-26] the rest never rises twice running', () => {
  const first = nextRemaining(null, 100);
  const risen = nextRemaining(first, 120);
  expect(risen.seconds).toBe(120);
  const held = nextRemaining(risen, 150);
  expect(held.seconds).toBe(120);
  const fallen = nextRemaining(held, 60);
  expect(fallen.seconds).toBe(60);
  expect(nextRemaining(fallen, 70).seconds).toBe(70);
});

test('[CHAT-26] stages are done, now and next; those that were not seen have numbers, the next ones are counted', () => {
  const names = new Map([[1, 'Читаем запись']]);
  const progress = { stage, percent: 60, stageIndex: 2, stageCount: 4 };
  expect(stagesOf(progress, names)).toEqual([
    { number: 0, state: 'done', name: 'Этап 1' },
    { number: 1, state: 'done', name: 'Читаем запись' },
    { number: 2, state: 'now', name: stage },
    { number: 3, state: 'next', name: 'ещё 1\u00a0этап' },
  ]);
  expect(stagesOf({ stage, percent: null }, new Map())).toEqual([{ number: 0, state: 'now', name: stage }]);
});

test('[CHAT-26] times are told in minutes, and the frames of pictures have the asked proportions', () => {
  expect([remainingText(59), remainingText(130)]).toEqual([
    'осталось меньше минуты',
    'осталось около 2\u00a0мин',
  ]);
  expect(elapsedText(80)).toBe('прошло 1:20');
  expect(framesOf({ size: '1536x1024', count: 2 })).toEqual({ ratio: 1.5, count: 2 });
  expect(framesOf({ aspect: '9:16' })).toEqual({ ratio: 9 / 16, count: 1 });
  expect(framesOf(undefined)).toEqual({ ratio: 1, count: 1 });
});
