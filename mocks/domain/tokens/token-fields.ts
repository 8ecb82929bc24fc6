/** Fields of a token that an administrator sets: checks beyond the schema. */
import { isNetwork } from '#lib/networks.ts';
import { refuseFields } from '#mocks/contract/failures.ts';
import { DAY } from '#mocks/domain/lists/days.ts';
import { findPerson } from '#mocks/domain/people/person.ts';
import { type Database, itemsOf, type Schemas } from '#mocks/store/database.ts';

type Fields = Schemas['TokenFields'];
type FieldError = Schemas['FieldError'];

function ownerErrors(database: Database, ownerId: number, scopes: Fields['scopes']): FieldError[] {
  const role = findPerson(database, ownerId)?.profile.role;
  if (!role) return [{ field: 'ownerId', code: 'unknown', message: 'Такого пользователя нет' }];
  if (role === 'Chat_Bot')
    return [{ field: 'ownerId', code: 'unfit', message: 'Гостю чат-бота токен не выпустить' }];
  if (!scopes.includes('statistics') || role === 'ADMIN') return [];
  const message = 'Статистику видит только владелец с ролью администратора';
  return [{ field: 'scopes', code: 'unfit', message }];
}

/** Checks services, networks and the owner. Throws `fields-invalid`. */
export function checkToken(database: Database, { scopes, tiles, networks }: Fields, ownerId: number): void {
  const errors = ownerErrors(database, ownerId, scopes);
  const known = new Set(itemsOf(database.tiles).map(({ value }) => value));
  if (tiles.some((value) => !known.has(value)))
    errors.push({ field: 'tiles', code: 'unknown', message: 'Такого сервиса нет' });
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong !== undefined)
    errors.push({ field: 'networks', code: 'unfit', message: `Это не сеть и не адрес: ${wrong}` });
  refuseFields(errors);
}

/** The end of a token that lives for so many days from `now`. */
export const expiryOf = (lifetime: number, now: Date): string =>
  new Date(now.getTime() + lifetime * DAY).toISOString();

/** The fields as they are stored. */
export function storedFields({ name, scopes, tiles, networks, perMinute }: Fields) {
  return { name: name.trim(), scopes, tiles, networks, perMinute };
}
