/** Fields of a group that an administrator sets: checks beyond the schema. */
import { refuseField, refuseTaken } from '#mocks/contract/failures.ts';
import { type Database, itemsOf, type Schemas, type StoredGroup } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';

type Fields = Schemas['GroupFields'];

/** Throws `fields-invalid` for a service that does not exist. */
export function checkTiles(database: Database, values: readonly string[], field = 'tiles'): void {
  const known = new Set(itemsOf(database.tiles).map(({ value }) => value));
  if (values.every((value) => known.has(value))) return;
  refuseField(field, 'unknown', 'Такого сервиса нет');
}

/**
 * Checks the fields of a group; `old` is null for a new one.
 *
 * @throws Failure `name-taken`, `fields-invalid`
 */
export function checkGroup(database: Database, name: string, fields: Fields, old: StoredGroup | null): void {
  const all = [...database.groups.values()];
  if (!old && all.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    refuseTaken('name', 'Группа с таким именем уже есть');
  const title = folded(fields.title.trim());
  if (all.some((one) => one.name !== name && folded(one.title) === title))
    refuseTaken('title', 'Группа с таким названием уже есть');
  checkTiles(database, fields.tiles);
  if (old?.isSystem && old.groupType !== fields.groupType)
    refuseField('groupType', 'system', 'У\u00a0системной группы вид не\u00a0меняется');
}

/** The fields as they are stored with the group; its services are rules of their tiles. */
export function storedFields({ title, groupType, dayLimit, isDefault, isGrantable }: Fields) {
  return { title: title.trim(), groupType, dayLimit, isDefault, isGrantable };
}
