/** The draft of a function on this device, for its user only (LAB-08). It has no secrets (LAB-15). */
import { isRecord } from '#lib/guards.ts';
import { formDraft } from '#platform/form-draft.ts';
import { type FunctionValues, type HeaderValue, methods, withoutSecrets } from './values.ts';

/** What is stored: the values, the version that they were made from, and when. */
export interface StoredDraft {
  values: FunctionValues;
  /** Version of the function; 0 for a new one. */
  version: number;
  /** ISO 8601. */
  date: string;
}

/** Larger drafts are not stored, bytes (lab.md §4). */
const MAX_LENGTH = 64_000;

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

function readValues(stored: unknown): FunctionValues | undefined {
  if (!isRecord(stored)) return undefined;
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

/** Whether values are short enough for a draft. */
export const fitsDraft = (values: FunctionValues): boolean =>
  new TextEncoder().encode(JSON.stringify(withoutSecrets(values))).length <= MAX_LENGTH;

/**
 * The draft of a function.
 *
 * @param id of the function; `new` for a new one
 */
export const functionDraft = (userId: number, id: string) =>
  formDraft<StoredDraft>(userId, `function:${id}`, {
    parse(stored) {
      if (!isRecord(stored)) return {};
      const { version, date } = stored;
      const values = readValues(stored['values']);
      return values && typeof version === 'number' && typeof date === 'string'
        ? { values, version, date }
        : {};
    },
    keep: (draft) => (fitsDraft(draft.values) ? { ...draft, values: withoutSecrets(draft.values) } : null),
  });
