/** Fields of a service that an administrator sets: checks beyond the schema. */
import { problem, refuseField, refuseFields, refuseTaken } from '#mocks/contract/failures.ts';
import { type Database, itemsOf, type Schemas, type Tile } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';

type Fields = Schemas['ServiceFields'];
type FieldError = Schemas['FieldError'];

function modelError({ models }: Fields): FieldError | undefined {
  const names = new Set(models.map(({ value }) => value));
  if (names.size < models.length) return problem('models', 'twice', 'Одна модель указана дважды');
  const defaults = models.filter(({ isDefault }) => isDefault).length;
  if (models.length > 0 && defaults !== 1)
    return problem('models', 'default', 'Отметьте ровно одну модель по\u00a0умолчанию');
  return undefined;
}

function connectionError({ connections }: Database, fields: Fields): FieldError | undefined {
  const { connectionUuid, disabled } = fields;
  if (connectionUuid === null)
    return disabled
      ? undefined
      : problem('connectionUuid', 'required', 'Без подключения сервис можно только выключить');
  return connections.get(connectionUuid)
    ? undefined
    : problem('connectionUuid', 'unknown', 'Такого подключения нет');
}

/** Throws `fields-invalid` for a group that does not exist. */
export function checkGroupNames({ groups }: Database, names: readonly string[], field = 'groups'): void {
  if (names.every((name) => groups.get(name))) return;
  refuseField(field, 'unknown', 'Такой группы нет');
}

/**
 * Checks the fields of a service; `old` is null for a new one.
 *
 * @throws Failure `name-taken`, `fields-invalid`
 */
export function checkService(database: Database, fields: Fields, old: Tile | null, value: string): void {
  const others = itemsOf(database.tiles).filter(({ uuid }) => uuid !== old?.uuid);
  if (others.some((one) => one.value.toLowerCase() === value.toLowerCase()))
    refuseTaken('name', 'Сервис с таким именем уже есть');
  const title = folded(fields.title.trim());
  if (others.some((one) => folded(one.title) === title))
    refuseTaken('title', 'Сервис с таким названием уже есть');
  checkGroupNames(database, fields.groups);
  const hasUnknown = fields.companies.some((uuid) => !database.companies.get(uuid.toLowerCase()));
  refuseFields([
    modelError(fields),
    connectionError(database, fields),
    hasUnknown ? problem('companies', 'unknown', 'Такой компании нет') : undefined,
  ]);
}
