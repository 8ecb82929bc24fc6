import { describe, expect, test } from 'vitest';
import { type FailureFacts, groupKeyOf, isLater } from './grouping.ts';

const failure: FailureFacts = {
  source: 'gateway',
  place: 'fileUpload',
  name: 'internal-error',
  message: 'Файл 12 не найден',
};
const keyOf = (message: string) => groupKeyOf({ ...failure, message });

describe('[ADM-33] failures are equal when their messages differ only in', () => {
  test.each([
    ['digits', 'Файл 12 не найден', 'Файл 7 не найден'],
    [
      'keys',
      'Нет чата 0c5e2d3a-6f1b-4e0a-9d58-0000000000b2',
      'Нет чата 7d3f2c10-0001-4b6e-8a52-1c9e4d7f6a01',
    ],
    ['hashes', 'chunk index-4f3a9c1e.js', 'chunk index-0b77d2aa.js'],
    ['addresses of pages', 'Failed to fetch https://a.example/x?y=1', 'Failed to fetch https://b.example/'],
    ['e-mail addresses', 'Письмо для anna@neuro.example', 'Письмо для oleg.petrov@neuro.example'],
    ['blanks', 'Нет  ответа', ' Нет ответа\n'],
  ])('%s', (_what, one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });
});

describe('[ADM-33] failures are different when they differ in', () => {
  test.each([
    ['the words', { message: 'Файл 12 повреждён' }],
    ['the place', { place: 'fileRemove' }],
    ['the name', { name: 'storage-full' }],
    ['the source', { source: 'portal' as const }],
  ])('%s', (_what, part) => {
    expect(groupKeyOf({ ...failure, ...part })).not.toBe(groupKeyOf(failure));
  });

  test('words of letters that are no hashes', () => {
    expect(keyOf('decade')).not.toBe(keyOf('facade'));
  });
});

describe('[ADM-33] a version is later', () => {
  test.each([
    ['1.10.0', '1.9.2', true],
    ['2.0', '1.9.9', true],
    ['1.4.0', '1.4', false],
    ['1.3.9', '1.4.0', false],
    ['', '1.0.0', false],
    ['0.0.1', '', true],
  ])('%s than %s: %s', (version, than, answer) => {
    expect(isLater(version, than)).toBe(answer);
  });
});
