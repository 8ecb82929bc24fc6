import { expect, test } from 'vitest';
import { answered, message } from '../conversation/testing/gateway.ts';
import { readMessages, readModels } from './read-answers.ts';

test('[PRE-13] a whole message is read as it is', () => {
  const error = {
    timestamp: '2026-11-20T09:00:00Z',
    status: 502,
    error: 'Bad Gateway',
    message: 'Нет',
    path: '/',
  };
  const whole = [
    message('q', { files: [{ idFile: 'f', name: 'Отчёт.txt', size: 12 }], idFile: 'r' }),
    answered('Да', {
      status: 'streaming',
      reasoning: 'Хм',
      model: 'gpt',
      lastEventId: '3',
      rating: 'good',
      error,
    }),
  ];
  expect(readMessages(whole)).toEqual(whole);
});

test.each([
  ['nothing', null],
  ['a text', 'привет'],
  ['no id', { ...message('1'), id: undefined }],
  ['an empty id', message('')],
  ['no role', { ...message('1'), role: null }],
  ['an unknown role', { ...message('1'), role: 'system' }],
])('[PRE-13] a message that is or has %s is dropped, the others stay', (_what, broken) => {
  expect(readMessages([message('before'), broken, message('after')]).map(({ id }) => id)).toEqual([
    'before',
    'after',
  ]);
});

test('[PRE-13] a message of an id and a role alone is a message without anything in it', () => {
  const bare = { id: '1', role: 'user' };
  const nulls = {
    ...{ content: null, reasoning: null, date: null, status: null, idFile: null, files: null },
    ...{ model: null, lastEventId: null, rating: null, error: null },
  };
  const empty = { ...message('1'), content: '', date: '' };
  expect(readMessages([bare, { ...bare, ...nulls }])).toEqual([empty, empty]);
});

test('[PRE-13] what is unknown falls back; an error without its words has none', () => {
  const odd = { ...answered('Да'), status: 'paused', rating: 'splendid', error: { message: {} } };
  expect(readMessages([odd])).toEqual([
    answered('Да', {
      error: { timestamp: answered('').date, status: 500, error: '', message: '', path: '' },
    }),
  ]);
});

test('[PRE-13] a file without a name is dropped, one without an id cannot be fetched', () => {
  const files = [
    null,
    'f',
    { idFile: 'f' },
    { name: 'Отчёт.txt' },
    { idFile: 'g', name: 'a.txt', size: 'big' },
  ];
  expect(readMessages([{ ...message('1'), files }])).toEqual([
    message('1', {
      files: [
        { idFile: '', name: 'Отчёт.txt', size: 0 },
        { idFile: 'g', name: 'a.txt', size: 0 },
      ],
    }),
  ]);
});

test('[PRE-13] models without a name or a service are dropped, one without a title is called by its name', () => {
  const whole = { value: 'gpt', title: 'GPT', serviceType: 'chatGpt', isDefault: true };
  const broken = [null, 'gpt', { ...whole, value: null }, { ...whole, serviceType: '' }];
  const bare = { value: 'mini', serviceType: 'chatGpt' };
  expect(readModels([...broken, whole, bare])).toEqual([whole, { ...bare, title: 'mini', isDefault: false }]);
});

test.each([null, undefined, {}, 'нет'])('[PRE-13] %j is no list', (answer) => {
  expect([readMessages(answer), readModels(answer)]).toEqual([[], []]);
});
