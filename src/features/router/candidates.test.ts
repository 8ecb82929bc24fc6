import { expect, test } from 'vitest';
import type { ServicePick } from '#api/generated/model/servicePick.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import { candidatesOf } from './candidates.ts';
import type { Ranking } from './model/types.ts';

const ranking: Ranking = {
  services: ['claude', 'ocr', 'llama'].map((value) => ({
    tile: { value, title: value, group: 'chat' } as Tile,
    points: 10,
    reason: { fallback: 'words' },
    settings: {},
  })),
  isSure: false,
  refused: [],
};
const pick = (value: string, confidence = 0.9, rest: Partial<ServicePick> = {}): ServicePick => ({
  tileUuid: '',
  value,
  confidence,
  reason: `почему ${value}`,
  ...rest,
});
const names = (picks: ServicePick[]) => candidatesOf(ranking, picks).map(({ name }) => name);

test('[HOME-06] the first service of the local ranking stays first; the gateway orders the others', () => {
  expect(names([pick('llama'), pick('claude', 1)])).toEqual(['claude', 'llama', 'ocr']);
  expect(names([])).toEqual(['claude', 'ocr', 'llama']);
});

test('[HOME-06] the others have the reasons and the simple settings of the gateway', () => {
  const settings = { to: 'en', scripts: ['latin'] } as ServicePick['settings'];
  const [, second] = candidatesOf(ranking, [pick('ocr', 1, settings && { settings })]);
  expect(second).toMatchObject({ reason: 'почему ocr', settings: { to: 'en' } });
});

test('[HOME-11] services that the ranking does not have are ignored', () => {
  expect(names([pick('unknown'), pick('img')])).toEqual(['claude', 'ocr', 'llama']);
});
