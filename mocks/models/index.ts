import type { Model } from './model.ts';
import { openAiModel } from './openai.ts';
import { rehearsalModel } from './rehearsal.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with the variables of the upstream, as one line for the operator; undefined if nothing is. */
export function upstreamProblem({
  UPSTREAM_URL: url,
  UPSTREAM_INPUT: input,
}: Environment): string | undefined {
  if (url && !/^https?:/.test(URL.parse(url)?.protocol ?? ''))
    return `UPSTREAM_URL is not an address: ${url}`;
  const { username, password } = new URL(url || 'http://none');
  if (username || password) return 'UPSTREAM_URL has a password. Set UPSTREAM_KEY to the key instead.';
  if (input && !/^text(?:,image)?$/.test(input))
    return `UPSTREAM_INPUT is neither text nor text,image: ${input}`;
  return undefined;
}

/** The model chosen by the environment: an upstream if `UPSTREAM_URL` is set, otherwise the rehearsal model. */
export function modelFromEnvironment(environment: Environment): Model {
  const { UPSTREAM_URL: url, UPSTREAM_KEY: key, UPSTREAM_MODEL: model, REHEARSAL_DELAY: delay } = environment;
  const takesPictures = environment['UPSTREAM_INPUT'] !== 'text';
  if (url) return openAiModel({ url, key: key?.trim(), model, takesPictures });
  return rehearsalModel(delay ? Number(delay) || 0 : undefined);
}
