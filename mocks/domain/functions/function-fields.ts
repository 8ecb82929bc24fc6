/** What may stand in a function of agents (lab.md §5, §6), and what is kept of its secrets. */
import { argumentsIn, functionAddressProblem, originOf } from '#lib/function-address.ts';
import { parametersProblem, readParameters } from '#lib/function-parameters.ts';
import { JsonFault, readJsonLines } from '#lib/json-lines.ts';
import { refuseFields, refuseTaken } from '#mocks/contract/failures.ts';
import type { Database, Schemas, StoredFunction } from '#mocks/store/database.ts';
import { builtIns } from './built-in.ts';

type Draft = Schemas['FunctionDraft'];
type FieldError = Schemas['FieldError'];
type Header = StoredFunction['headers'][number];

/** Headers that only the gateway sets. */
const ownHeaders =
  /^(?:host|cookie|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|expect|forwarded|via|proxy-.*|x-forwarded-.*)$/i;

const invalid = (field: string, message: string): FieldError => ({ field, code: 'invalid', message });

function headerErrors({ headers }: Draft): FieldError[] {
  const names = headers.map(({ name }) => name.toLowerCase());
  return headers.flatMap(({ name, value }, index): FieldError[] => {
    if (ownHeaders.test(name))
      return [invalid(`headers[${index}].name`, 'Этот заголовок ставит только портал')];
    if (names.indexOf(name.toLowerCase()) !== index)
      return [invalid(`headers[${index}].name`, 'Такой заголовок уже есть')];
    if (/\p{Cc}/u.test(value ?? ''))
      return [invalid(`headers[${index}].value`, 'Значение заголовка занимает одну строку')];
    return [];
  });
}

function bodyProblem({ body, method }: Draft): string | undefined {
  if (body.trim() === '') return undefined;
  if (method === 'GET') return 'У\u00a0запроса GET нет тела';
  try {
    readJsonLines(body);
    return undefined;
  } catch (error) {
    if (error instanceof JsonFault) return error.message;
    throw error;
  }
}

function argumentErrors(draft: Draft): FieldError[] {
  const { properties } = readParameters(draft.parameters);
  return (['url', 'body'] as const).flatMap((field) => {
    const unknown = argumentsIn(draft[field]).find((name) => !Object.hasOwn(properties, name));
    return unknown === undefined ? [] : [invalid(field, `Аргумент «${unknown}» не\u00a0описан в\u00a0схеме`)];
  });
}

/** What is wrong with a function, by field. */
export function functionErrors(draft: Draft): FieldError[] {
  const address = functionAddressProblem(draft.url);
  const parameters = parametersProblem(draft.parameters);
  const body = bodyProblem(draft);
  return [
    ...(address === undefined ? [] : [invalid('url', address)]),
    ...(parameters === undefined ? [] : [invalid('parameters', parameters)]),
    ...(body === undefined ? [] : [invalid('body', body)]),
    ...(parameters === undefined && body === undefined ? argumentErrors(draft) : []),
    ...headerErrors(draft),
  ];
}

/** Throws `fields-invalid` for a function that may not be saved. */
export function checkFunction(draft: Draft): void {
  refuseFields(functionErrors(draft));
}

/** Throws `name-taken` when another function of the owner, or one of the portal, has the name for the model. */
export function checkFunctionName(
  { functions }: Database,
  ownerId: number,
  { name }: Draft,
  own?: string,
): void {
  const others = [...builtIns.values(), ...functions.group(String(ownerId))];
  if (!others.some((one) => one.fields.name === name && one.uuid !== own)) return;
  refuseTaken('name', 'Функция с\u00a0таким именем уже есть');
}

function headerOf({ name, value, isSecret }: Draft['headers'][number], before: Header | undefined): Header {
  if (!isSecret) return { name, value: value ?? '', isSecret, isSet: (value ?? '') !== '' };
  // A plain value that is declared a secret without a new one stays.
  const isSet = value === undefined ? (before?.isSet ?? false) : (value ?? '') !== '';
  return { name, value: null, isSecret, isSet };
}

/**
 * The headers as they are kept: an absent secret stays as it is, null removes it, and another origin drops all of the
 * function before (LAB-15, LAB-16).
 */
export function keptHeaders(draft: Draft, before: StoredFunction | undefined): Header[] {
  const isSameOrigin = before !== undefined && originOf(before.fields.url) === originOf(draft.url);
  const old = isSameOrigin ? before.headers : [];
  return draft.headers.map((header) =>
    headerOf(
      header,
      old.find(({ name, isSecret }) => isSecret && name.toLowerCase() === header.name.toLowerCase()),
    ),
  );
}

/** The fields of a function as they are kept. */
export function keptFields(draft: Draft): StoredFunction['fields'] {
  const { headers: _headers, ...fields } = draft;
  return { ...fields, title: fields.title.trim() };
}
