/** The form of a function: its values, their checks, and what is sent (lab.md §5, §6). */
import type { AgentFunction } from '#api/generated/model/agentFunction.ts';
import type { FunctionDraft } from '#api/generated/model/functionDraft.ts';
import type { FunctionMethod } from '#api/generated/model/functionMethod.ts';
import type { FieldErrors } from '#forms/index.ts';
import { argumentsIn, functionAddressProblem, originOf } from '#lib/function-address.ts';
import { JsonFault, readJsonLines } from '#lib/json-lines.ts';
import { noArguments, readRows } from './arguments.ts';

export const methods: readonly FunctionMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A header in the form. */
export interface HeaderValue {
  /** Distinguishes the rows of the form. */
  id: string;
  name: string;
  /** What was typed; empty for a stored secret, which is never read. */
  value: string;
  isSecret: boolean;
  /** The gateway has a secret of this name. */
  isStored: boolean;
  /** The stored secret gives way to `value`. */
  isReplaced: boolean;
}

/** The form; its fields are named as in the contract, so that errors of the gateway match them. */
export interface FunctionValues {
  title: string;
  name: string;
  description: string;
  method: FunctionMethod;
  url: string;
  headers: readonly HeaderValue[];
  body: string;
  parameters: string;
  changes: boolean;
  timeoutSeconds: number | null;
  sampleAnswer: string;
}

export const newHeader = (): HeaderValue => ({
  id: crypto.randomUUID(),
  name: '',
  value: '',
  isSecret: true,
  isStored: false,
  isReplaced: false,
});

/** The values of a function as it was read; those of a new one for null. */
export function toValues(one: AgentFunction | null): FunctionValues {
  if (!one)
    return {
      title: '',
      name: '',
      description: '',
      method: 'GET',
      url: '',
      headers: [],
      body: '',
      parameters: noArguments,
      changes: false,
      timeoutSeconds: 15,
      sampleAnswer: '',
    };
  const { title, name, description, url, body, parameters, changes, timeoutSeconds, sampleAnswer } = one;
  return {
    title,
    name,
    description,
    url,
    body,
    parameters,
    changes,
    timeoutSeconds,
    sampleAnswer,
    method: methods.find((method) => method === one.method) ?? 'GET',
    headers: one.headers.map((header) => ({
      id: header.name,
      name: header.name,
      value: header.isSecret ? '' : (header.value ?? ''),
      isSecret: header.isSecret,
      isStored: header.isSecret && header.isSet,
      isReplaced: false,
    })),
  };
}

/** Whether a call changes data. Every method except GET does; GET does if the author of the function says so. */
export const changesData = ({ method, changes }: Pick<FunctionValues, 'method' | 'changes'>): boolean =>
  method !== 'GET' || changes;

/** Whether secrets that were entered for one address go with another one: only with its origin (LAB-16). */
export const isSameOrigin = (url: string, savedUrl: string): boolean =>
  originOf(url) !== '' && originOf(url) === originOf(savedUrl);

/** Whether the stored secret of a header stays. */
export const isKept = (header: HeaderValue, url: string, savedUrl: string): boolean =>
  header.isSecret && header.isStored && !header.isReplaced && isSameOrigin(url, savedUrl);

/** Whether the address has dropped secrets that were not entered again. */
export const hasDroppedSecrets = ({ headers, url }: FunctionValues, savedUrl: string): boolean =>
  !isSameOrigin(url, savedUrl) &&
  headers.some(({ isSecret, isStored, value }) => isSecret && isStored && value === '');

/** What is sent. A stored secret has no value then, and an emptied one null (LAB-15). */
export function toDraft(values: FunctionValues, savedUrl: string): FunctionDraft {
  const { title, name, description, method, url, parameters, changes, sampleAnswer } = values;
  return {
    title: title.trim(),
    name: name.trim(),
    description: description.trim(),
    method,
    url: url.trim(),
    body: method === 'GET' ? '' : values.body,
    parameters,
    changes,
    timeoutSeconds: values.timeoutSeconds ?? 15,
    sampleAnswer,
    headers: values.headers.map((header) => ({
      name: header.name.trim(),
      isSecret: header.isSecret,
      ...(!isKept(header, url, savedUrl) && {
        value: header.isSecret && header.value === '' ? null : header.value,
      }),
    })),
  };
}

/** The values without secrets, for storage and comparison (LAB-15). */
export const withoutSecrets = (values: FunctionValues): FunctionValues => ({
  ...values,
  headers: values.headers.map((header) => (header.isSecret ? { ...header, value: '' } : header)),
});

/** Headers that only the gateway sets. */
const ownHeaders =
  /^(?:host|cookie|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|expect|forwarded|via|proxy-.*|x-forwarded-.*)$/i;

function headerProblem(name: string, others: readonly string[]): string | undefined {
  if (name === '') return 'Введите имя заголовка';
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) return 'Латинские буквы, цифры и\u00a0дефис';
  if (ownHeaders.test(name)) return 'Этот заголовок ставит только портал';
  return others.includes(name.toLowerCase()) ? 'Такой заголовок уже есть' : undefined;
}

function headerErrors({ headers }: FunctionValues): [string, string][] {
  return headers.flatMap(({ name }, index): [string, string][] => {
    const before = headers.slice(0, index).map((other) => other.name.trim().toLowerCase());
    const problem = headerProblem(name.trim(), before);
    return problem === undefined ? [] : [[`headers.${index}.name`, problem]];
  });
}

function unknownArgument(text: string, parameters: string): string | undefined {
  const read = readRows(parameters);
  if ('problem' in read) return undefined;
  const unknown = argumentsIn(text).find((name) => !read.rows.some((row) => row.name === name));
  return unknown === undefined ? undefined : `Аргумент «${unknown}» не\u00a0описан в\u00a0схеме`;
}

function bodyProblem({ body, method, parameters }: FunctionValues): string | undefined {
  if (method === 'GET' || body.trim() === '') return undefined;
  try {
    readJsonLines(body);
  } catch (error) {
    if (error instanceof JsonFault) return error.message;
    throw error;
  }
  return unknownArgument(body, parameters);
}

/** What is wrong with a function, by field. */
export function functionErrors(values: FunctionValues): FieldErrors<FunctionValues> {
  const { title, name, description, url, parameters, timeoutSeconds } = values;
  const schema = readRows(parameters);
  return {
    ...Object.fromEntries(headerErrors(values)),
    title: title.trim() === '' ? 'Введите название' : undefined,
    name: /^[a-z][a-z0-9_]{1,39}$/.test(name.trim())
      ? undefined
      : 'Латинские строчные буквы, цифры и\u00a0подчёркивание',
    description: description.trim() === '' ? 'Опишите, когда вызывать функцию' : undefined,
    url: functionAddressProblem(url.trim()) ?? unknownArgument(url, parameters),
    parameters: 'problem' in schema ? schema.problem : undefined,
    body: bodyProblem(values),
    timeoutSeconds: timeoutSeconds === null ? 'Укажите от\u00a01 до\u00a060\u00a0секунд' : undefined,
  };
}
