/** The check of a connection: a short question, or the list of models where its services hold no conversations. */
import { ModelFailure } from '#mocks/domain/model/model.ts';
import { endpointOf, refusalOf, send } from './call.ts';
import { openAiModel, type Upstream } from './openai.ts';
import { failureOf } from './refusal.ts';
import type { Making } from './service-model.ts';

const question = 'Проверка связи. Ответь одним словом: да';

/**
 * Returns as soon as the server begins to answer. Throws `ModelFailure` when it refuses or breaks off; the caller bounds the time.
 *
 * @param makings what the services of the connection make
 */
export async function isHeard(
  upstream: Upstream,
  makings: readonly Making[],
  signal: AbortSignal,
): Promise<void> {
  if (makings.length === 0 || makings.includes('talk')) {
    const request = { serviceType: 'chatGpt', turns: [{ role: 'user', content: question } as const] };
    for await (const _piece of openAiModel(upstream).answer(request, signal)) return;
    throw new ModelFailure('upstream-failed', {}, 'an empty answer');
  }
  const { url, key, dispatcher } = upstream;
  const response = await send(endpointOf(url, 'models'), { key, signal, dispatcher }).catch(
    (error: unknown) => {
      throw error instanceof ModelFailure
        ? error
        : new ModelFailure('upstream-failed', {}, 'a broken connection');
    },
  );
  if (!response.ok) throw failureOf(await refusalOf(response), false);
  await response.body?.cancel();
}
