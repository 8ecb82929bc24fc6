import type { Tile } from '#api/generated/model/tile.ts';
import { TileGroup } from '#api/generated/model/tileGroup.ts';
import { TypeInput } from '#api/generated/model/typeInput.ts';
import { serviceOf } from './services.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isOneOf = <T extends string>(values: Record<string, T>, value: unknown): value is T =>
  Object.values<unknown>(values).includes(value);

function readTile(item: unknown): Tile | null {
  if (!isRecord(item)) return null;
  const { uuid, value, title, serviceType, description, group, external, tags, typeInput } = item;
  if (!isText(uuid) || !isText(value) || !isText(title) || !/^[A-Za-z]\w*$/.test(value)) return null;
  const known = serviceOf(value);
  return {
    uuid,
    value,
    serviceType: isText(serviceType) ? serviceType : value,
    title: title.trim(),
    description: isText(description) ? description.trim() : '',
    group: isOneOf(TileGroup, group) ? group : 'other',
    // What does not say where it runs is taken to run outside: the toggle «Только внутренние» must not show it.
    external: typeof external === 'boolean' ? external : (known?.external ?? true),
    isPopular: item['isPopular'] === true,
    fromFavorite: item['fromFavorite'] === true,
    disabled: item['disabled'] === true,
    tags: Array.isArray(tags) ? tags.filter(isText) : [],
    typeInput: isOneOf(TypeInput, typeInput) ? typeInput : (known?.typeInput ?? 'text'),
  };
}

/**
 * Tiles out of whatever the server sent: an item without an id, a name or a title is dropped, as is one that was
 * already there; the other fields fall back, an unknown group to «Другое» (PRE-13).
 */
export function readTiles(answer: unknown): Tile[] {
  const tiles = new Map<string, Tile>();
  for (const item of Array.isArray(answer) ? answer : []) {
    const tile = readTile(item);
    if (tile && !tiles.has(tile.uuid)) tiles.set(tile.uuid, tile);
  }
  return [...tiles.values()];
}
