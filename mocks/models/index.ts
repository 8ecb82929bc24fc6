import type { Model } from './model.ts';
import { openAiModel } from './openai.ts';
import { rehearsalModel } from './rehearsal.ts';

/** The model that the environment asks for: an upstream when UPSTREAM_URL is set, else the rehearsal. */
export function modelFromEnvironment(environment: Readonly<Record<string, string | undefined>>): Model {
  const { UPSTREAM_URL: url, UPSTREAM_KEY: key, UPSTREAM_MODEL: model, REHEARSAL_DELAY: delay } = environment;
  if (url) return openAiModel({ url, key, model });
  return rehearsalModel(delay ? Number(delay) || 0 : undefined);
}
