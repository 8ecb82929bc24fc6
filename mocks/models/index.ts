import type { Model } from './model.ts';
import { openAiModel } from './openai.ts';
import { rehearsalModel } from './rehearsal.ts';

/** The model chosen by the environment: an upstream if `UPSTREAM_URL` is set, otherwise the rehearsal model. */
export function modelFromEnvironment(environment: Readonly<Record<string, string | undefined>>): Model {
  const { UPSTREAM_URL: url, UPSTREAM_KEY: key, UPSTREAM_MODEL: model, REHEARSAL_DELAY: delay } = environment;
  if (url) return openAiModel({ url, key, model });
  return rehearsalModel(delay ? Number(delay) || 0 : undefined);
}
