import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/error.ts';
import { operations } from '#api/generated/operations.ts';
import { toPortalError } from './portal-error.ts';
import { createReports } from './report-errors.ts';

const api = (kind: ApiError['kind']) =>
  new ApiError({ kind, operation: operations.tileList, url: 'http://portal.test/api/1.0/tile/getTile' });

describe('[ADM-33] an unexpected error as the administrators get it', () => {
  test.each([
    [
      'a text that JSON.parse quotes',
      'Unexpected token \'d\', "договор с Ивановой" is not valid JSON',
      'Unexpected token \'d\', "…" is not valid JSON',
    ],
    ['a text in guillemets', 'Нет поля «мой отчёт за май»', 'Нет поля «…»'],
    [
      'the name of a property',
      "Cannot read properties of undefined (reading 'map')",
      "Cannot read properties of undefined (reading 'map')",
    ],
  ])('tells no contents: %s', (_what, message, told) => {
    expect(toPortalError(new TypeError(message), '1.0.0')?.message).toBe(told);
  });

  test('has the places in the code without hosts, queries and the message', () => {
    const error = new TypeError('мой текст');
    error.stack =
      'TypeError: мой текст\nвторая строка\n    at toRows (https://portal.test/assets/history-1a.js?v=2:1:2042)\nrender@https://portal.test/assets/react.js:3:4';
    expect(toPortalError(error, '1.0.0')?.stack).toBe(
      'at toRows (assets/history-1a.js:1:2042)\nrender@assets/react.js:3:4',
    );
  });

  test('names the operation whose answer does not match the contract', () => {
    expect(toPortalError(api('malformed'), '1.0.0')).toMatchObject({
      operationId: 'tileList',
      name: 'ApiError',
      message: 'Ответ не по контракту',
      version: '1.0.0',
    });
  });

  test.each([
    ['of the gateway', api('http')],
    ['of the network', api('network')],
    ['of a cancelled call', api('aborted')],
    ['of a cancelled wait', new DOMException('', 'AbortError')],
    ['of a layout that took two rounds', new Error('ResizeObserver loop completed')],
    ['without an error', null],
  ])('is not reported when it is a failure %s', (_what, error) => {
    expect(toPortalError(error, '1.0.0')).toBeNull();
  });

  test.each([[undefined], ['текст'], [new Error('')]])('has a name and a message for %s', (thrown) => {
    const error = toPortalError(thrown, '1.0.0');
    expect([error?.name, error?.message.length]).toEqual(['Error', expect.any(Number)]);
    expect(error?.message).not.toBe('');
  });
});

test('[ADM-33] equal errors are sent once a minute, ten errors a minute in all', () => {
  let now = 0;
  const send = vi.fn(async () => undefined);
  const report = createReports(send, () => now);
  for (let call = 0; call < 3; call++) report(new Error('один'));
  expect(send).toHaveBeenCalledTimes(1);
  for (let call = 0; call < 20; call++) report(new Error(`ещё ${call}`));
  expect(send).toHaveBeenCalledTimes(10);
  now = 60_001;
  report(new Error('один'));
  expect(send).toHaveBeenCalledTimes(11);
});
