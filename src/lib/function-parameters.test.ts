import { expect, test } from 'vitest';
import { parametersProblem, readArguments, readParameters } from './function-parameters.ts';
import { readJsonLines } from './json-lines.ts';

const schema = (...lines: string[]) =>
  ['{', '  "type": "object",', '  "properties": {', ...lines, '  }', '}'].join('\n');

test('a schema of every kind of argument is read', () => {
  const text = schema(
    '"day": { "type": "string", "format": "date", "description": "День" },',
    '"kind": { "type": "string", "enum": ["a", "b"], "maxLength": 5 },',
    '"sum": { "type": "number", "minimum": 0 },',
    '"list": { "type": "array", "maxItems": 2, "items": { "type": "array", "items": { "type": "integer" } } }',
  );
  expect(parametersProblem(text)).toBeUndefined();
  expect(Object.keys(readParameters(text).properties)).toEqual(['day', 'kind', 'sum', 'list']);
});

test.each([
  [schema('"a": { "type": "object" }'), 'Строка\u00a04: тип «object» здесь не\u00a0поддерживается'],
  [
    schema('"a": {', '  "type": "string",', '  "pattern": "(a+)+$"', '}'),
    'Строка\u00a06: слово «pattern» здесь не\u00a0поддерживается',
  ],
  [
    schema('"a": { "$ref": "#/x", "type": "string" }'),
    'Строка\u00a04: слово «$ref» здесь не\u00a0поддерживается',
  ],
  [schema('"a": {}'), 'Строка\u00a04: не\u00a0указан тип'],
  [
    schema('"a": { "type": "string", "format": "email" }'),
    'Строка\u00a04: из\u00a0форматов поддерживается только date',
  ],
  [
    schema('"a": { "type": "integer", "enum": [1.5] }'),
    'Строка\u00a04: «enum» должно быть списком значений типа integer',
  ],
  [schema('"a": { "type": "integer", "minimum": "1" }'), 'Строка\u00a04: «minimum» должно быть числом'],
  [
    schema('"имя": { "type": "string" }'),
    'Строка\u00a04: имя аргумента: латинские буквы, цифры и\u00a0подчёркивание',
  ],
  [schema('"a": { "type": "array" }'), 'Строка\u00a04: здесь нужно описание аргумента'],
  [schema('"a": { "type": "string" },', '"a": { "type": "string" }'), 'Строка\u00a05: имя «a» стоит дважды'],
  ['{\n"type": "object"\n', 'Строка\u00a03: здесь нужен знак «,»'],
  ['{\n"type": "object",\n}', 'Строка\u00a03: здесь нужно имя в\u00a0кавычках'],
  ['[]', 'Строка\u00a01: тип всей схемы должен быть «object»'],
  ['{ "type": "object" } x', 'Строка\u00a01: это не\u00a0JSON'],
  [
    '{ "type": "object", "required": ["a"] }',
    'Строка\u00a01: «required» должно быть списком имён аргументов',
  ],
])('%j: %s', (text, problem) => {
  expect(parametersProblem(text)).toBe(problem);
});

test('more than 20 arguments and more than three levels are refused', () => {
  const many = Array.from({ length: 21 }, (_, index) => `"a${index}": { "type": "string" }`).join(',\n');
  expect(parametersProblem(schema(many))).toBe('Строка\u00a03: больше 20 аргументов');
  const nested = (depth: number): string =>
    depth === 0 ? '{ "type": "string" }' : `{ "type": "array", "items": ${nested(depth - 1)} }`;
  expect(parametersProblem(schema(`"a": ${nested(2)}`))).toBeUndefined();
  expect(parametersProblem(schema(`"a": ${nested(3)}`))).toBe('Строка\u00a04: больше трёх уровней');
});

test('a text of many levels is refused, and does not fill the stack', () => {
  expect(() => readJsonLines('['.repeat(100_000))).toThrow('Строка\u00a01: слишком много уровней');
});

test('JSON is read as JSON.parse reads it', () => {
  const text = ' {"a": [1, -2.5e3, "\\u0416\\n", true, null, {}], "__proto__": [] }\r\n';
  expect(readJsonLines(text).value).toEqual(JSON.parse(text));
  for (const wrong of ['01', '"\n"', "'a'", '{"a" 1}', '[1,]', '+1', '', ']'])
    expect(() => readJsonLines(wrong)).toThrow();
});

const known = readParameters(
  '{"type":"object","properties":{"day":{"type":"string","format":"date"},"sum":{"type":"number","minimum":1},"list":{"type":"array","maxItems":1,"items":{"type":"string"}},"kind":{"type":"string","enum":["a"]}},"required":["day"]}',
);
test.each([
  ['{"day":"2026-02-28","sum":2,"list":["x"],"kind":"a"}', undefined],
  ['', 'Не\u00a0хватает аргумента «day»'],
  ['{"day":"2026-02-30"}', 'Аргумент «day» не\u00a0подходит к\u00a0схеме'],
  ['{"day":"2026-02-28","sum":0}', 'Аргумент «sum» не\u00a0подходит к\u00a0схеме'],
  ['{"day":"2026-02-28","list":["x","y"]}', 'Аргумент «list» не\u00a0подходит к\u00a0схеме'],
  ['{"day":"2026-02-28","kind":"b"}', 'Аргумент «kind» не\u00a0подходит к\u00a0схеме'],
  ['{"day":"2026-02-28","toString":1}', 'Аргумента «toString» у\u00a0функции нет'],
  ['[]', 'Аргументы должны быть объектом JSON'],
  ['{', 'Аргументы\u00a0— не\u00a0JSON. Строка\u00a01: это не\u00a0JSON'],
])('arguments %s: %s', (text, problem) => {
  const read = readArguments(text, known);
  expect('problem' in read ? read.problem : undefined).toBe(problem);
});
