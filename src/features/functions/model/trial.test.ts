import { expect, test } from 'vitest';
import { readRows } from './arguments.ts';
import { trialArguments } from './trial.ts';

const read = readRows(
  '{"type":"object","properties":{"city":{"type":"string"},"sum":{"type":"number"},"urgent":{"type":"boolean"},"ids":{"type":"array","items":{"type":"integer"}}},"required":["city"]}',
);
const rows = 'rows' in read ? read.rows : [];

test('what was typed becomes arguments of their types, and empty fields are left out', () => {
  expect(trialArguments(rows, { city: ' Казань', sum: '1,5', urgent: 'false', ids: '1\n\n2' })).toEqual({
    text: '{"city":" Казань","sum":1.5,"urgent":false,"ids":[1,2]}',
  });
  expect(trialArguments(rows, { city: 'Казань', sum: '' })).toEqual({ text: '{"city":"Казань"}' });
});

test('what does not fit is named', () => {
  expect(trialArguments(rows, {})).toEqual({ problem: 'Не\u00a0хватает аргумента «city»' });
  expect(trialArguments(rows, { city: 'a', sum: 'много' })).toEqual({
    problem: 'Аргумент «sum» не\u00a0подходит к\u00a0схеме',
  });
});
