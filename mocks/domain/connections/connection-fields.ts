/** Fields of a connection that an administrator sets: checks beyond the schema (ADM-26). */
import { addressProblem, hostOf } from '#lib/service-address.ts';
import { refuseFields, refuseTaken } from '#mocks/contract/failures.ts';
import { dayOf } from '#mocks/domain/lists/days.ts';
import type { Database, Schemas, StoredConnection } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import { dependentsOf } from './connection.ts';
import { isRehearsal } from './connections.ts';
import { priceOn } from './prices.ts';

type Fields = Schemas['ConnectionFields'];
type FieldError = Schemas['FieldError'];

/** The names on the way of fallbacks from a connection back to itself; undefined without a circle. */
function circleOf({ connections }: Database, uuid: string, fields: Fields): string[] | undefined {
  const names = [fields.title];
  const seen = new Set<string>();
  for (let next = fields.fallbackUuid; next !== null && !seen.has(next); ) {
    const one = connections.get(next);
    if (next === uuid) return [...names, fields.title];
    if (!one) return undefined;
    seen.add(next);
    names.push(one.title);
    next = one.fallbackUuid;
  }
  return undefined;
}

function fallbackError(database: Database, uuid: string, fields: Fields): FieldError | undefined {
  const error = (code: string, message: string) => ({ field: 'fallbackUuid', code, message });
  if (fields.fallbackUuid === null) return undefined;
  const fallback = database.connections.get(fields.fallbackUuid);
  if (!fallback) return error('unknown', 'Такого подключения нет');
  const circle = circleOf(database, uuid, fields);
  if (isRehearsal(database, fallback) && !isRehearsal(database, fields))
    return error('unfit', 'Это подключение для репетиции, его ответы придуманы');
  if (circle) return error('circle', `Запасные подключения замкнулись: ${circle.join(' → ')}`);
  if (fields.isInternal && !fallback.isInternal)
    return error('unfit', 'Запасное подключение внешнее: данные вышли бы из контура');
  return undefined;
}

/** Connections within the perimeter must not lose their fallback to the outside. */
function perimeterError(database: Database, uuid: string, { isInternal }: Fields): FieldError | undefined {
  const one = isInternal ? undefined : dependentsOf(database, uuid).find((other) => other.isInternal);
  if (!one) return undefined;
  const message = `Это запасное подключение для «${one.title}», которое работает в контуре`;
  return { field: 'isInternal', code: 'unfit', message };
}

/** Errors of prices that differ from today's: those of an existing connection are set in the price list. */
function priceErrors(database: Database, connectionUuid: string, fields: Fields, now: Date): FieldError[] {
  const price = priceOn(database, { connectionUuid, model: null }, dayOf(now.getTime()));
  const today = { priceIn: price?.tokensIn ?? null, priceOut: price?.tokensOut ?? null };
  return (['priceIn', 'priceOut'] as const)
    .filter((field) => fields[field] !== undefined && fields[field] !== today[field])
    .map((field) => ({ field, code: 'price-list', message: 'Цены меняются в\u00a0прайс-листе' }));
}

/**
 * Checks the fields of a connection; `old` is null for a new one.
 *
 * @throws Failure `name-taken`, `fields-invalid`
 */
export function checkConnection(
  { database, now }: Rows & Clock,
  fields: Fields,
  old: { readonly connection: StoredConnection; readonly isKeyErased: boolean } | null,
): void {
  const uuid = old?.connection.uuid ?? '';
  const name = folded(fields.title.trim());
  const others = [...database.connections.values()].filter((one) => one.uuid !== uuid);
  if (others.some(({ title }) => folded(title) === name)) refuseTaken('title', 'Такое название уже есть');
  const errors: (FieldError | undefined)[] = [
    fallbackError(database, uuid, fields),
    perimeterError(database, uuid, fields),
    ...(old ? priceErrors(database, uuid, fields, now()) : []),
  ];
  const problem = addressProblem(fields.baseUrl, fields.isInternal);
  if (problem !== undefined) errors.push({ field: 'baseUrl', code: 'unfit', message: problem });
  const keepsKey = old && database.connectionKeys.get(uuid) !== undefined && !old.isKeyErased;
  if (keepsKey && hostOf(old.connection.baseUrl) !== hostOf(fields.baseUrl)) {
    const message = 'Новому серверу нужен новый ключ. Отметьте, что прежний можно стереть';
    errors.push({ field: 'isKeyErased', code: 'other-host', message });
  }
  refuseFields(errors);
}

/** The fields as they are stored; prices are in the price list. */
export function storedFields(fields: Fields): Omit<Fields, 'priceIn' | 'priceOut'> {
  const { title, provider, baseUrl, model, isInternal, timeout, parallel } = fields;
  const { perMinute, budget, warnAt, fallbackUuid, isDisabled } = fields;
  return {
    title: title.trim(),
    provider,
    baseUrl: baseUrl.trim(),
    model: model?.trim() ?? null,
    isInternal,
    timeout,
    parallel,
    perMinute,
    budget,
    warnAt,
    fallbackUuid,
    isDisabled,
  };
}
