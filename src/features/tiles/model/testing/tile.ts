import type { Tile } from '#api/generated/model/tile.ts';

/** A tile for tests: a chat of this name, with the values of `own` instead of the defaults. */
export const tile = (value: string, own: Partial<Tile> = {}): Tile => ({
  uuid: crypto.randomUUID(),
  value,
  serviceType: value,
  title: value,
  description: '',
  group: 'chat',
  external: true,
  isPopular: false,
  fromFavorite: false,
  disabled: false,
  tags: [],
  typeInput: 'text',
  ...own,
});
