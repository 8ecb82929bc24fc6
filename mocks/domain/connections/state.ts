/** The status of a connection and its reason, from its check, its errors and its durations (ADM-42). */
import { momentWords } from '#mocks/domain/tables/cells.ts';
import type { Database, Schemas, StoredConnection } from '#mocks/store/database.ts';
import { connectionsOf, isRehearsal } from './connections.ts';
import type { ConnectionCounts } from './counts.ts';
import { isKeyLost } from './keys.ts';

/** A check is slow if the beginning of the answer took this long or longer, ms. */
export const SLOW_CHECK = 2000;
/** A connection is slow if the 95th percentile of the durations of its answers is this long or longer, ms. */
const SLOW_ANSWERS = 30_000;
/** A connection is failing if at least this share and at least this number of its answers failed. */
const FAILING_SHARE = 0.1;
const FAILING_COUNT = 3;

export interface ConnectionState {
  readonly status: Schemas['ConnectionStatus'];
  /** The reason, in Russian; empty where none is needed. */
  readonly statusReason: string;
}

type Figures = Pick<ConnectionCounts, 'p95' | 'errorShare' | 'failed' | 'spent'>;

const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });
const seconds = (ms: number): string => `${number.format(ms / 1000)}\u00a0с`;
const percent = (share: number): string => `${number.format(share * 100)}\u00a0%`;

/** The state that follows from the last check, the key and the breaker; undefined when they show no failure. */
function stateNow(database: Database, connection: StoredConnection, now: Date): ConnectionState | undefined {
  const failing = (statusReason: string) => ({ status: 'failing', statusReason }) as const;
  if (connection.isDisabled) return { status: 'off', statusReason: '' };
  if (isKeyLost(database, connection))
    return failing('Ключ не\u00a0читается: на\u00a0сервере другой главный ключ');
  if (!connection.isInternal && !database.connectionKeys.get(connection.uuid))
    return { status: 'unchecked', statusReason: 'Нет ключа' };
  const until = connectionsOf(database).breakerOf(connection).pausedUntil(now.getTime());
  if (until !== undefined)
    return failing(`Несколько сбоев подряд: не\u00a0спрашиваем до\u00a0${momentWords(new Date(until))}`);
  const check = database.connectionChecks.get(connection.uuid);
  return check?.isOk === false ? failing(`Проверка не\u00a0прошла: ${check.message}`) : undefined;
}

/** The state of a connection at the time `now` with its figures. */
export function stateOf(
  database: Database,
  connection: StoredConnection,
  { p95, errorShare, failed, spent }: Figures,
  now: Date,
): ConnectionState {
  const found = stateNow(database, connection, now);
  if (found?.status === 'off' || found?.statusReason === 'Нет ключа') return found;
  const { budget } = connection;
  const isSpent = budget !== null && spent >= budget && !isRehearsal(database, connection);
  const isFailing = errorShare !== null && errorShare >= FAILING_SHARE && failed >= FAILING_COUNT;
  const isSlow = p95 !== null && p95 >= SLOW_ANSWERS;
  const check = database.connectionChecks.get(connection.uuid);
  const isSlowToCheck = check?.latency != null && check.latency >= SLOW_CHECK;
  const reasons = [
    found?.statusReason,
    isSpent && 'Бюджет месяца израсходован',
    isFailing && `Ошибок за\u00a0сутки ${percent(errorShare)}`,
    isSlow && `95\u00a0% ответов за\u00a0${seconds(p95)}`,
    isSlowToCheck && `При проверке ответ начался через ${seconds(check?.latency ?? 0)}`,
  ].filter((reason): reason is string => Boolean(reason));
  const statusReason = reasons.join('. ').slice(0, 300);
  if (found || isSpent || isFailing) return { status: 'failing', statusReason };
  if (isSlow || isSlowToCheck) return { status: 'slow', statusReason };
  return { status: check || p95 !== null ? 'working' : 'unchecked', statusReason };
}
