import { expect, test } from 'vitest';
import type { Tile } from '#api/generated/model/tile.ts';
import { byUse } from './by-use.ts';

const tile = (uuid: string, fromFavorite = false) => ({ uuid, fromFavorite }) as Tile;
const catalogue = [tile('a'), tile('b', true), tile('c'), tile('d'), tile('e', true)];
const order = (recent: readonly string[]): string =>
  byUse(
    catalogue,
    recent.map((uuid) => ({ uuid })),
  )
    .map(({ uuid }) => uuid)
    .join('');

test.each([
  [['d', 'b'], 'dbeac'],
  [[], 'beacd'],
  [['gone', 'c'], 'cbead'],
])(
  '[APP-20] after %j the services are offered as %s: used last, favourites, catalogue',
  (recent, offered) => {
    expect(order(recent)).toBe(offered);
  },
);
