import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/error.ts';
import { operations } from '#api/generated/operations.ts';
import { logFailure } from './log.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [
    new ApiError({
      kind: 'http',
      operation: operations.actionTrack,
      url: 'http://portal/?token=secret',
      status: 503,
      text: 'Почта vera@neuro.example',
    }),
    'Отметка: http 503',
  ],
  [new TypeError('Почта vera@neuro.example'), 'Отметка: unexpected'],
])('[PRE-09] a failure is logged without addresses and texts', (error, line) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  logFailure('Отметка', error);
  expect(warn).toHaveBeenCalledExactlyOnceWith(line);
});
