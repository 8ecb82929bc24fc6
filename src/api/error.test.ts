import { expect, test } from 'vitest';
import { malformed } from './body.ts';
import { readHttpError } from './error.ts';

const refusedFieldsIn = async (body: string) => {
  const { refusedFields, text } = await readHttpError(
    new Response(body, { status: 422 }),
    null,
    'http://portal/',
  );
  return { refusedFields, text };
};

test('[ADM-20] refused fields are part of the error, with the paths of forms', async () => {
  const errors = [
    { field: 'companyUuid', code: 'unknown', message: 'Такой компании нет' },
    { field: 'rules[2].emails[10]', code: 'wrong', message: 'Некорректный email' },
  ];
  expect(await refusedFieldsIn(JSON.stringify({ message: 'Часть полей заполнена неверно', errors }))).toEqual(
    {
      text: 'Часть полей заполнена неверно',
      refusedFields: [
        { field: 'companyUuid', message: 'Такой компании нет' },
        { field: 'rules.2.emails.10', message: 'Некорректный email' },
      ],
    },
  );
});

test.each([
  ['no list', { errors: { field: 'email', message: 'Занят' } }],
  ['no objects', { errors: [null, 'email', 7] }],
  ['no texts', { errors: [{ field: 'email' }, { message: 'Занят' }, { field: 1, message: 2 }] }],
  ['nothing', {}],
  ['no object at all', 'email'],
])('[PRE-13] refused fields that are %s are left out', async (_what, body) => {
  expect((await refusedFieldsIn(JSON.stringify(body))).refusedFields).toEqual([]);
});

test('[PRE-13] the text of a refused field is shortened like that of an error', async () => {
  const { refusedFields } = await refusedFieldsIn(
    JSON.stringify({ errors: [{ field: 'email', message: 'x'.repeat(3000) }] }),
  );
  expect(refusedFields[0]?.message).toHaveLength(2000);
});

const readFrom = (status: number, body: unknown, headers: HeadersInit = {}) =>
  readHttpError(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
    null,
    'http://portal/',
  );

test('[CON-05] the code is read from the body, the request id from the header', async () => {
  const body = { status: 401, code: 'jwt-expired', requestId: '3f0c9a52-7d1e', message: 'Сессия истекла' };
  expect(await readFrom(401, body, { 'x-request-id': '3f0c9a52-7d1e' })).toMatchObject({
    code: 'jwt-expired',
    requestId: '3f0c9a52-7d1e',
    text: 'Сессия истекла',
  });
});

test('[CON-05] an answer of a proxy has a request id too', async () => {
  const idOf = async (id: string) =>
    (await readFrom(502, '<html>Bad Gateway</html>', { 'x-request-id': id })).requestId;
  expect(await idOf('proxy-12345')).toBe('proxy-12345');
  expect(await idOf('x'.repeat(5000))).toBe('x'.repeat(64));
  expect((await readFrom(502, '<html>Bad Gateway</html>')).requestId).toBeNull();
});

const springError = {
  timestamp: '2026-11-22T09:41:07.123+00:00',
  status: 400,
  error: 'Bad Request',
  trace: 'org.springframework.web.bind.MethodArgumentNotValidException: Validation failed\n\tat org.spring…',
  message: 'Validation failed for object="chatRequest". Error count: 1',
  errors: [
    {
      codes: ['NotBlank.chatRequest.text', 'NotBlank.text', 'NotBlank.java.lang.String', 'NotBlank'],
      arguments: [
        { codes: ['chatRequest.text', 'text'], arguments: null, defaultMessage: 'text', code: 'text' },
      ],
      defaultMessage: 'must not be blank',
      objectName: 'chatRequest',
      field: 'text',
      rejectedValue: '',
      bindingFailure: false,
      code: 'NotBlank',
    },
  ],
  path: '/api/1.0/chat/chatGpt/message',
};

test.each([
  ['a validation error with a trace', 400, springError, springError.message],
  [
    'an error without a message',
    500,
    { timestamp: 1_763_800_000_000, status: 500, error: 'Internal Server Error', path: '/' },
    '',
  ],
  [
    'problem details',
    403,
    {
      type: 'about:blank',
      title: 'Forbidden',
      status: 403,
      detail: 'Access Denied',
      instance: '/api/1.0/tile/getTile',
    },
    '',
  ],
  [
    'errors that are an object',
    422,
    { message: 'Нельзя', errors: { text: ['must not be blank'] } },
    'Нельзя',
  ],
  [
    'an OAuth error',
    401,
    { error: 'invalid_token', error_description: 'expired', code: 401, requestId: 7 },
    '',
  ],
  ['an array', 400, [springError], ''],
  ['a nested code', 400, { message: null, code: { name: 'jwt-expired' } }, ''],
])('[PRE-13] Spring’s answer is read as far as it fits: %s', async (_what, status, body, text) => {
  const error = await readFrom(status, body);
  expect(error).toMatchObject({ kind: 'http', status, text, code: null, requestId: null, refusedFields: [] });
});

test('[CON-05][PRE-13] a malformed success names its request too', () => {
  const response = new Response('', { headers: { 'x-request-id': '3f0c9a52-7d1e' } });
  expect(malformed(response, { operation: null, url: '/', signal: null })).toMatchObject({
    kind: 'malformed',
    requestId: '3f0c9a52-7d1e',
  });
});
