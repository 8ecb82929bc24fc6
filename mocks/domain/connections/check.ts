/** The check of a connection: it asks the upstream, or rehearses where there is none. */

import { errorBody } from '#mocks/contract/contract.ts';
import type { Asked } from '#mocks/domain/model/model.ts';
import { ModelFailure } from '#mocks/domain/model/model.ts';
import type { ConnectionCheck, StoredConnection } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
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

async function asked({ model, now }: Clock & Asked, { timeout }: StoredConnection): Promise<Found> {
  const seconds = Math.min(timeout, PATIENCE);
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(seconds * 1000)]);
  const begin = performance.now();
  const request = { serviceType: 'chatGpt', turns: [{ role: 'user', content: QUESTION } as const] };
  try {
    for await (const _piece of model.answer(request, signal)) {
      const latency = Math.round(performance.now() - begin);
      return { isOk: true, latency, message: '' };
    }
    return broken(signal.aborted ? `Сервер не ответил за ${seconds} с` : 'Сервер ответил пустым ответом');
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return broken(error.details.message ?? errorBody(error.failure, '', now()).message);
  } finally {
    stop.abort();
  }
}

/** Checks a connection. A failure is a result. */
export async function checkNow(deps: Rows & Clock & Asked, connection: StoredConnection): Promise<Found> {
  const hasKey = deps.database.connectionKeys.get(connection.uuid) !== undefined;
  if (!hasKey && !connection.isInternal) return broken('Нет ключа. Задайте его в «Сменить ключ»');
  if (isKeyLost(deps.database, connection))
    return broken('Ключ не читается: на сервере другой главный ключ. Задайте ключ заново');
  return deps.model.isRehearsal ? rehearsed(connection) : asked(deps, connection);
}
