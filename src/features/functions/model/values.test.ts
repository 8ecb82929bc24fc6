import { expect, test } from 'vitest';
import { functionDraft } from './draft.ts';
import { saved } from './testing/saved-function.ts';
import {
  changesData,
  functionErrors,
  hasDroppedSecrets,
  isKept,
  newHeader,
  toDraft,
  toValues,
  withoutSecrets,
} from './values.ts';

const values = toValues(saved);
const { url } = saved;
const [authorization, source] = values.headers;
if (!authorization || !source) throw new Error('no headers');

test('[LAB-15] a stored secret is sent as absent, a replaced one with its value, an emptied one as null', () => {
  const sent = (header: object) =>
    toDraft({ ...values, headers: [{ ...authorization, ...header }] }, url).headers;
  expect(sent({})).toEqual([{ name: 'Authorization', isSecret: true }]);
  expect(sent({ isReplaced: true, value: 'x' })).toEqual([
    { name: 'Authorization', isSecret: true, value: 'x' },
  ]);
  expect(sent({ isReplaced: true })).toEqual([{ name: 'Authorization', isSecret: true, value: null }]);
});

test.each([
  ['https://requests.example.ru/other?x=1', true],
  ['https://REQUESTS.example.ru:443/api', true],
  ['https://requests.example.ru:8443/api', false],
  ['http://requests.example.ru/api', false],
  ['https://other.example.ru/api', false],
  ['https://requests.example.ru.evil.example/api', false],
  ['', false],
])('[LAB-16] with the address %s the secrets stay: %s', (next, stays) => {
  expect(isKept(authorization, next, url)).toBe(stays);
  expect(hasDroppedSecrets({ ...values, url: next }, url)).toBe(!stays);
  expect(toDraft({ ...values, url: next }, url).headers[0]).toEqual({
    name: 'Authorization',
    isSecret: true,
    ...(!stays && { value: null }),
  });
});

test('[LAB-15] what a draft keeps has no typed secret, and large ones are not kept', () => {
  const typed = {
    ...values,
    headers: [{ ...authorization, isReplaced: true, value: 'Bearer 4711' }, source],
  };
  expect(JSON.stringify(withoutSecrets(typed))).not.toContain('4711');
  expect(withoutSecrets(typed).headers[1]).toEqual(source);
  const fits = (kept: typeof values) => functionDraft(1, 'a').write({ values: kept, version: 1, date: '' });
  expect([fits(typed), fits({ ...values, body: 'я'.repeat(40_000) })]).toEqual([true, false]);
});

test('a function is checked field by field', () => {
  expect(Object.values(functionErrors(values)).filter(Boolean)).toEqual([]);
  const wrong = {
    ...toValues(null),
    method: 'POST' as const,
    name: 'Имя',
    url: 'https://user:x@10.0.0.1/',
    timeoutSeconds: null,
    body: '{\n"a": "{b}",\n}',
    headers: [
      { ...newHeader(), name: 'Cookie' },
      { ...newHeader(), name: 'X' },
      { ...newHeader(), name: 'x' },
    ],
  };
  expect(functionErrors(wrong)).toMatchObject({
    title: 'Введите название',
    name: 'Латинские строчные буквы, цифры и\u00a0подчёркивание',
    description: 'Опишите, когда вызывать функцию',
    url: 'Укажите адрес вида https://api.example.ru/…',
    body: 'Строка\u00a03: здесь нужно имя в\u00a0кавычках',
    'headers.0.name': 'Этот заголовок ставит только портал',
    'headers.2.name': 'Такой заголовок уже есть',
  });
  const unknown = { ...values, url: `${url}/{id}`, body: '{"a": "{b}"}' };
  expect(functionErrors(unknown)).toMatchObject({
    url: 'Аргумент «id» не\u00a0описан в\u00a0схеме',
    body: 'Аргумент «b» не\u00a0описан в\u00a0схеме',
  });
});

test('a function that was read gives the values of the form; an unknown method is GET', () => {
  expect(values).toMatchObject({
    title: 'Создать заявку',
    name: 'create_request',
    method: 'POST',
    changes: true,
    timeoutSeconds: 15,
    headers: [
      { id: 'Authorization', value: '', isSecret: true, isStored: true, isReplaced: false },
      { id: 'X-Source', value: 'portal', isSecret: false, isStored: false, isReplaced: false },
    ],
  });
  const [unset] = toValues({
    ...saved,
    headers: [{ name: 'A', value: null, isSecret: true, isSet: false }],
  }).headers;
  expect(unset).toMatchObject({ value: '', isStored: false });
  expect(toValues({ ...saved, method: 'TRACE' as 'GET' }).method).toBe('GET');
  expect(
    toValues({ ...saved, headers: [{ name: 'A', value: null, isSecret: false, isSet: true }] }).headers,
  ).toMatchObject([{ value: '', isStored: false }]);
});

test('a new function waits 15 seconds, takes no arguments, and changes nothing', () => {
  const fresh = toValues(null);
  expect(fresh).toMatchObject({
    title: '',
    method: 'GET',
    url: '',
    headers: [],
    body: '',
    changes: false,
    timeoutSeconds: 15,
  });
  expect(JSON.parse(fresh.parameters)).toEqual({ type: 'object', properties: {}, required: [] });
  expect(newHeader()).toMatchObject({
    name: '',
    value: '',
    isSecret: true,
    isStored: false,
    isReplaced: false,
  });
});

test('[LAB-17] whatever is not GET changes data, and GET when it is marked so', () => {
  expect(
    (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method) =>
      changesData({ method, changes: false }),
    ),
  ).toEqual([false, true, true, true, true]);
  expect(changesData({ method: 'GET', changes: true })).toBe(true);
});

test('what is sent has no blanks at the ends, and no body with GET', () => {
  const typed = {
    ...values,
    title: ' Заявка ',
    name: ' create ',
    description: ' Создаёт ',
    url: ` ${url} `,
    timeoutSeconds: null,
    headers: [{ ...source, name: ' X-Source ', value: ' a ' }],
  };
  expect(toDraft(typed, url)).toEqual({
    title: 'Заявка',
    name: 'create',
    description: 'Создаёт',
    method: 'POST',
    url,
    timeoutSeconds: 15,
    body: saved.body,
    parameters: saved.parameters,
    changes: true,
    sampleAnswer: '',
    headers: [{ name: 'X-Source', isSecret: false, value: ' a ' }],
  });
  expect(toDraft({ ...typed, method: 'GET', timeoutSeconds: 5 }, url)).toMatchObject({
    body: '',
    timeoutSeconds: 5,
  });
});

test('[LAB-16] only a stored secret without a new value counts as dropped', () => {
  const elsewhere = (header: object) =>
    hasDroppedSecrets(
      { ...values, url: 'https://other.example.ru/', headers: [{ ...authorization, ...header }] },
      url,
    );
  expect([{}, { isSecret: false }, { isStored: false }, { value: 'x' }].map(elsewhere)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(isKept({ ...authorization, isSecret: false }, url, url)).toBe(false);
  expect(isKept({ ...authorization, isStored: false }, url, url)).toBe(false);
});

test.each([
  ['', 'Введите имя заголовка'],
  ['   ', 'Введите имя заголовка'],
  ['Имя', 'Латинские буквы, цифры и\u00a0дефис'],
  ['X Source', 'Латинские буквы, цифры и\u00a0дефис'],
  ['X-Source:', 'Латинские буквы, цифры и\u00a0дефис'],
  ['X-Forwarded-For', 'Этот заголовок ставит только портал'],
  ['Proxy-Authorization', 'Этот заголовок ставит только портал'],
  [' X-Proxy ', undefined],
])('a header named «%s»: %s', (name, problem) => {
  expect(functionErrors({ ...values, headers: [{ ...newHeader(), name }] })['headers.0.name']).toBe(problem);
});

test('names of headers are equal in any case and with blanks; the first one is no repetition', () => {
  const headers = ['X-One', 'x-two', ' X-ONE '].map((name) => ({ ...newHeader(), name }));
  const errors = functionErrors({ ...values, headers });
  expect(errors['headers.2.name']).toBe('Такой заголовок уже есть');
  expect(Object.keys(errors).filter((field) => field.startsWith('headers'))).toEqual(['headers.2.name']);
});

test.each<[Partial<typeof values>, string[]]>([
  [{ title: '  ' }, ['title']],
  [{ description: '  ' }, ['description']],
  [{ name: ' create_request ' }, []],
  [{ name: 'a' }, ['name']],
  [{ name: '1a' }, ['name']],
  [{ name: `a${'b'.repeat(40)}` }, ['name']],
  [{ name: 'create request' }, ['name']],
  [{ url: ` ${url} ` }, []],
  [{ timeoutSeconds: null }, ['timeoutSeconds']],
  [{ timeoutSeconds: 1 }, []],
  [{ body: '  ' }, []],
  [{ body: '{' }, ['body']],
  [{ body: '{', method: 'GET' }, []],
  // While the schema is wrong, nothing is known about the arguments.
  [{ parameters: '{' }, ['parameters']],
])('%j has faults in %j', (change, fields) => {
  const errors = Object.entries(functionErrors({ ...values, ...change })).filter(([, text]) => text);
  expect(errors.map(([field]) => field)).toEqual(fields);
});
