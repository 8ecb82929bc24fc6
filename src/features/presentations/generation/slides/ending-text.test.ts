import { expect, test } from 'vitest';
import { type DeckWork, type Run, workOn } from '../model/run.ts';
import { deckOf, item, slideOf } from '../model/testing.ts';
import { endingText } from './ending-text.ts';

const outline = ['a', 'b', 'c'].map((id) => item(id));
const run: Run = { id: 'r', stage: 'slides', total: 1, done: new Set(), end: 'complete', error: null };
const after = (made: readonly string[], own: Partial<Run> = {}): DeckWork => ({
  ...workOn(deckOf({ outline, slides: made.map((id) => slideOf(id)), status: 'ready' })),
  run: { ...run, ...own },
});

test('[PRES-07] a run that repeated one slide does not say that all slides are there', () => {
  expect(endingText(after(['a', 'b', 'c']))).toBe('Слайды готовы');
  expect(endingText(after(['a']))).toBe('Готово 1 из\u00a03\u00a0пунктов плана');
});

test('[PRES-04] other endings, and the reason where it is known', () => {
  expect(endingText(after(['a'], { end: 'stopped' }))).toBe('Остановлено. Готовые слайды сохранены');
  expect(endingText(after(['a'], { end: 'failed', error: 'Не\u00a0хватило запросов' }))).toBe(
    'Не\u00a0хватило запросов',
  );
  const read = (status: 'ready' | 'failed', ids: string[]) =>
    endingText(workOn(deckOf({ outline, status, slides: ids.map((id) => slideOf(id)) })));
  expect(read('ready', ['a'])).toBeNull();
  expect(read('failed', ['a'])).toBe('Часть слайдов создать не\u00a0удалось');
  expect(read('failed', [])).toBe('Создание прервалось. Готовые слайды сохранены');
});
