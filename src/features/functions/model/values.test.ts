import { expect, test } from 'vitest';
import type { AgentFunction } from '#api/generated/model/agentFunction.ts';
import { fitsDraft } from './draft.ts';
import {
  functionErrors,
  hasDroppedSecrets,
  isKept,
  newHeader,
  toDraft,
  toValues,
  withoutSecrets,
} from './values.ts';

const saved: AgentFunction = {
  ...{ uuid: '7c2e9f10-3333-4a3b-8c4d-000000000011', kind: 'http', version: 2, title: 'Создать заявку' },
  ...{ name: 'create_request', description: 'Создаёт заявку', method: 'POST', changes: true },
  url: 'https://requests.example.ru/api',
  headers: [
    { name: 'Authorization', value: null, isSecret: true, isSet: true },
    { name: 'X-Source', value: 'portal', isSecret: false, isSet: true },
  ],
  body: '{"subject": "{subject}"}',
  parameters: '{"type":"object","properties":{"subject":{"type":"string"}}}',
  ...{ timeoutSeconds: 15, sampleAnswer: '', owner: { id: 1, name: 'Мария Орлова' }, right: 'owner' },
  access: { visibility: 'private', groups: [], editorIds: [], isOpen: false },
  ...{ editors: [], usedBy: 0, date: '2026-11-16T10:30:00Z', author: null },
};
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
    ...{ name: 'Authorization', isSecret: true },
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
  expect([fitsDraft(typed), fitsDraft({ ...values, body: 'я'.repeat(40_000) })]).toEqual([true, false]);
});

test('a function is checked field by field', () => {
  expect(Object.values(functionErrors(values)).filter(Boolean)).toEqual([]);
  const wrong = {
    ...toValues(null),
    ...{ method: 'POST' as const, name: 'Имя', url: 'https://user:x@10.0.0.1/', timeoutSeconds: null },
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
