/** Answers of a model that are an object by a JSON Schema. */
import type { Schema } from '#mocks/contract/contract.ts';
import type { Validator } from '#mocks/contract/validator.ts';
import type { Asked, ModelRequest } from './model.ts';

interface Question {
  readonly request: Omit<ModelRequest, 'answerSchema'>;
  readonly schema: Schema;
  /** Maximum length of the answer, characters. */
  readonly longest: number;
  /** Time for each of the two tries, ms. */
  readonly time: number;
  /** Ends both tries. @default never */
  readonly signal?: AbortSignal;
}

/**
 * Asks a model for an object, a second time when the first answer does not fit. The object may be wrapped in a sentence or a
 * code block. The second request has no schema: a server may have refused the option.
 *
 * @param read checks the object further and returns the result; throws when the object does not fit
 * @throws the error of the second try
 */
export async function jsonAnswer<T, Result>(
  deps: Asked & { readonly validate: Validator },
  question: Question,
  read: (value: T) => Result,
): Promise<Result> {
  try {
    return read((await answerTo(deps, question, true)) as T); // the schema says so
  } catch {
    return read((await answerTo(deps, question, false)) as T);
  }
}

async function answerTo(
  { model, validate }: Asked & { readonly validate: Validator },
  { request, schema, longest, time, signal }: Question,
  namesSchema: boolean,
): Promise<unknown> {
  signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(time);
  const timed = signal ? AbortSignal.any([signal, timeout]) : timeout;
  let answer = '';
  for await (const piece of model.answer(
    { ...request, ...(namesSchema && { answerSchema: schema }) },
    timed,
  )) {
    if (piece.type === 'delta') answer += piece.text;
    if (answer.length > longest) throw new Error('The answer is too long');
  }
  const value: unknown = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
  if (validate(schema, value)) throw new Error('The answer does not fit the schema');
  return value;
}
