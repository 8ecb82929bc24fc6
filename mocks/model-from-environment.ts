import { type Model, unconnectedModel } from './domain/model/model.ts';
import { makingOf } from './rehearsal/makers/index.ts';
import { rehearsalModel } from './rehearsal/model/rehearsal.ts';
import { openAiModel } from './upstream/openai.ts';
import { serviceModel } from './upstream/service-model.ts';

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

/**
 * The model chosen by the environment: an upstream if `UPSTREAM_URL` is set. Pictures, speech and transcripts come from the
 * upstream where the variable with their model is set, too. All other services are rehearsed, or without a model.
 *
 * @param rehearses whether services without an upstream answer with the rehearsal model
 */
export function modelFromEnvironment(environment: Environment, rehearses = true): Model {
  const { UPSTREAM_URL: url, UPSTREAM_KEY: key, UPSTREAM_MODEL: model, REHEARSAL_DELAY: delay } = environment;
  const takesPictures = environment['UPSTREAM_INPUT'] !== 'text';
  const others = rehearses ? rehearsalModel(delay ? Number(delay) || 0 : undefined) : unconnectedModel;
  if (!url) return others;
  const chat = openAiModel({ url, key: key?.trim(), model, takesPictures });
  const service = (variable: string) => {
    const name = environment[variable]?.trim();
    return name ? { url, key: key?.trim(), model: name } : undefined;
  };
  return serviceModel(
    chat,
    others,
    {
      images: service('UPSTREAM_IMAGE_MODEL'),
      speech: service('UPSTREAM_SPEECH_MODEL'),
      transcript: service('UPSTREAM_TRANSCRIPTION_MODEL'),
    },
    makingOf,
  );
}
