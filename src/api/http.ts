import { malformed, readJson } from './body.ts';
import { client, operationOf } from './client.ts';
import type { ApiError } from './error.ts';
import type { operations } from './generated/operations.ts';

/** Every generated hook fails with this. */
export type ErrorType<_Declared> = ApiError;

type Outline = (typeof operations)[keyof typeof operations]['answer'];

/** Does the value have the outline that the contract gives the answer? (PRE-13) */
function matches(value: unknown, outline: Outline | null): boolean {
  if (outline === null) return true;
  if (outline === 'array') return Array.isArray(value);
  if (outline === 'boolean') return typeof value === 'boolean';
  return typeof value === 'object' && value !== null && outline.every((key: string) => key in value);
}

/**
 * orval's mutator: gives the generated hooks our one transport.
 *
 * @param url path below the base path, query included
 * @param init method, JSON body, signal
 * @returns the parsed body; undefined for 204
 * @throws ApiError for anything but a success of the declared outline
 */
export async function http<T>(url: string, init: RequestInit = {}): Promise<T> {
  const { method = 'GET', ...rest } = init;
  // The generated caller has typed path, query and body already; the client types them anew from literals only.
  const send = client.request as (
    method: string,
    url: string,
    init: object,
  ) => Promise<{ response: Response }>;
  const { response } = await send(method, url, {
    ...rest,
    parseAs: 'stream',
    bodySerializer: (body: unknown) => body,
  });
  if (response.status === 204) return undefined as T;
  const operation = operationOf(method, response.url || url);
  const call = { operationId: operation?.id ?? null, url: response.url || url, signal: init.signal };
  const value = await readJson(response, call);
  if (!matches(value, operation?.answer ?? null)) {
    throw malformed(response, call, new TypeError('The answer is not what the contract says'));
  }
  return value as T;
}
