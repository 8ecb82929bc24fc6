/** The draft of a function on this device, for its user only (LAB-08). It has no secrets (LAB-15). */
import { isRecord } from '#lib/guards.ts';
import { objectDraft } from '#objects/index.ts';
import { type FunctionValues, type HeaderValue, methods, withoutSecrets } from './values.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readHeader(stored: unknown): HeaderValue[] {
  if (!isRecord(stored)) return [];
  const { id, name, value, isSecret, isStored, isReplaced } = stored;
  const flags = {
    isSecret: isSecret !== false,
    isStored: isStored === true,
    isReplaced: isReplaced === true,
  };
  return [
    {
      id: textOf(id) || crypto.randomUUID(),
      name: textOf(name),
      value: flags.isSecret ? '' : textOf(value),
      ...flags,
    },
  ];
}

function valuesIn(stored: Record<string, unknown>): FunctionValues {
  const { method, headers, timeoutSeconds } = stored;
  const text = (name: string): string => textOf(stored[name]);
  return {
    title: text('title'),
    name: text('name'),
    description: text('description'),
    url: text('url'),
    body: text('body'),
    parameters: text('parameters'),
    sampleAnswer: text('sampleAnswer'),
    changes: stored['changes'] === true,
    method: methods.find((one) => one === method) ?? 'GET',
    headers: Array.isArray(headers) ? headers.slice(0, 20).flatMap(readHeader) : [],
    timeoutSeconds: typeof timeoutSeconds === 'number' ? timeoutSeconds : null,
  };
}

/**
 * The draft of a function.
 *
 * @param id of the function; `new` for a new one
 */
export const functionDraft = (userId: number, id: string) =>
  objectDraft(userId, `function:${id}`, valuesIn, withoutSecrets);
