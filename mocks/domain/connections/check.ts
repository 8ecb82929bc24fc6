/** The check of a connection: calls its address. In place of an invented address it asks the base model or rehearses. */

import { errorBody } from '#mocks/contract/contract.ts';
import { type Asked, type Model, ModelFailure } from '#mocks/domain/model/model.ts';
import type { ConnectionCheck, StoredConnection } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { connectionsOf, isRehearsal } from './connections.ts';
import { isKeyLost } from './keys.ts';

type Found = Pick<ConnectionCheck, 'isOk' | 'latency' | 'message'>;

/** Longest wait for the beginning of an answer, s. */
const PATIENCE = 10;
const QUESTION = 'Проверка связи. Ответь одним словом: да';

const broken = (message: string): Found => ({ isOk: false, latency: null, message });

/** Without an upstream a title with «сбой» fails, one with «медленно» takes long, and any other works. */
function rehearsed({ title }: StoredConnection): Found {
  if (/сбой/i.test(title)) return broken('Сервер ответил ошибкой 503. Попробуйте позже');
  const latency = 180 + ([...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 400);
  return { isOk: true, latency: /медленн/i.test(title) ? latency + 3000 : latency, message: '' };
}

/** Asks until `ask` is done, at most as long as the connection waits for answers. */
async function measured(
  { now }: Clock,
  timeout: number,
  ask: (signal: AbortSignal) => Promise<void>,
): Promise<Found> {
  const seconds = Math.min(timeout, PATIENCE);
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(seconds * 1000)]);
  const begin = performance.now();
  try {
    await ask(signal);
    return { isOk: true, latency: Math.round(performance.now() - begin), message: '' };
  } catch (error) {
    if (signal.aborted) return broken(`Сервер не ответил за ${seconds} с`);
    if (!(error instanceof ModelFailure)) throw error;
    return broken(error.details.message ?? errorBody(error.failure, '', now()).message);
  } finally {
    stop.abort();
  }
}

/** A question to a model in place of an invented connection. */
async function askedModel(model: Model, signal: AbortSignal): Promise<void> {
  const request = { serviceType: 'chatGpt', turns: [{ role: 'user', content: QUESTION } as const] };
  for await (const _piece of model.answer(request, signal)) return;
  throw new ModelFailure('upstream-failed', { message: 'Сервер ответил пустым ответом' });
}

/** Checks a connection. A failure is a result. */
export async function checkNow(deps: Rows & Clock & Asked, connection: StoredConnection): Promise<Found> {
  const { database, model } = deps;
  const { uuid, timeout } = connection;
  const hasKey = database.connectionKeys.get(uuid) !== undefined;
  if (!hasKey && !connection.isInternal) return broken('Нет ключа. Задайте его в «Сменить ключ»');
  if (isKeyLost(database, connection))
    return broken('Ключ не читается: на сервере другой главный ключ. Задайте ключ заново');
  if (!isRehearsal(database, connection))
    return measured(deps, timeout, async (signal) => model.check?.(uuid, signal));
  const { base } = connectionsOf(database);
  if (base.rehearses?.('chatGpt')) return rehearsed(connection);
  return measured(deps, timeout, (signal) => askedModel(base, signal));
}
