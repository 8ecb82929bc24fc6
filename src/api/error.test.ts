import { expect, test } from 'vitest';
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
