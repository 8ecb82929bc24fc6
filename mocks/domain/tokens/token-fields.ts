/** Fields of a token that an administrator sets: checks beyond the schema. */
import { isNetwork } from '#lib/networks.ts';
import { problem, refuseFields } from '#mocks/contract/failures.ts';
import { DAY } from '#mocks/domain/lists/days.ts';
import { findPerson, isCompanyAdmin } from '#mocks/domain/people/person.ts';
import { type Database, itemsOf, type Schemas } from '#mocks/store/database.ts';

type Fields = Schemas['TokenFields'];
type FieldError = Schemas['FieldError'];

function ownerErrors(database: Database, ownerId: number, scopes: Fields['scopes']): FieldError[] {
  const owner = findPerson(database, ownerId);
  if (!owner) return [{ field: 'ownerId', code: 'unknown', message: 'Такого пользователя нет' }];
  const { role } = owner.profile;
  if (role === 'Chat_Bot')
    return [{ field: 'ownerId', code: 'unfit', message: 'Гостю чат-бота токен не выпустить' }];
  if (role === 'ADMIN') return [];
  const unfit = (message: string): FieldError => problem('scopes', 'unfit', message);
  if (scopes.includes('statistics'))
    return [unfit('Статистику видит только владелец с\u00a0ролью администратора')];
  if (scopes.includes('audit') && !isCompanyAdmin(owner))
    return [unfit('Журналы видит только владелец, который администрирует портал или компанию')];
  return [];
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
