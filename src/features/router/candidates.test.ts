import { expect, test } from 'vitest';
import type { ServicePick } from '#api/generated/model/servicePick.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import { candidatesOf } from './candidates.ts';
import type { Ranking } from './model/types.ts';

const ranking = (isSure: boolean): Ranking => ({
  services: ['claude', 'ocr', 'llama'].map((value) => ({
    tile: { value, title: value, group: 'chat' } as Tile,
    points: 10,
    reason: { fallback: 'words' },
    settings: {},
  })),
  isSure,
  refused: [],
});
const pick = (value: string, confidence = 0.9, rest: Partial<ServicePick> = {}): ServicePick => ({
  tileUuid: '',
  value,
  confidence,
  reason: `почему ${value}`,
  ...rest,
});
const names = (isSure: boolean, picks: ServicePick[]) => {
  const { all, isSure: isSureNow } = candidatesOf(ranking(isSure), picks);
  return [...all.map(({ name }) => name), isSureNow];
};

test('[HOME-06] a sure local choice stays first; the gateway orders the others', () => {
  expect(names(true, [pick('llama')])).toEqual(['claude', 'llama', 'ocr', true]);
  expect(names(true, [])).toEqual(['claude', 'ocr', 'llama', true]);
});

test('[HOME-06] an unsure choice becomes that of a sure gateway, with its reason and simple settings', () => {
  expect(names(false, [pick('llama')])).toEqual(['llama', 'claude', 'ocr', true]);
  expect(names(false, [pick('llama', 0.3)])).toEqual(['llama', 'claude', 'ocr', false]);
  const settings = { to: 'en', scripts: ['latin'] } as ServicePick['settings'];
  const [first] = candidatesOf(ranking(false), [pick('ocr', 1, settings && { settings })]).all;
  expect(first).toMatchObject({ reason: 'почему ocr', settings: { to: 'en' } });
});

test('[HOME-11] services that the ranking does not have are ignored', () => {
  expect(names(false, [pick('unknown'), pick('img')])).toEqual(['claude', 'ocr', 'llama', false]);
});
