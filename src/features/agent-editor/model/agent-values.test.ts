import { expect, test } from 'vitest';
import { type AgentValues, draftOf, formFieldOf, newAgent, validate, warningsOf } from './agent-values.ts';

const file = { idFile: '0c5e2d3a-6f1b-4e0a-9d58-000000000001', name: 'a.txt', size: 1 };
const agent = (own: Partial<AgentValues>): AgentValues => ({
  ...newAgent,
  name: 'Агент',
  instruction: 'Отвечай',
  ...own,
});

test.each([
  [{ name: ' ' }, { name: 'Введите название' }],
  [{ name: 'Агент №1' }, { name: 'Только буквы, цифры, пробел и\u00a0подчёркивание' }],
  [{ instruction: '\n' }, { instruction: 'Опишите, что делает агент' }],
  [{ name: 'Агент_2 ё' }, {}],
] as const)('[LAB-01] %j is refused with %j', (own, errors) => {
  expect(validate(agent(own))).toEqual({ name: undefined, instruction: undefined, ...errors });
});

test('[LAB-01] empty starters are dropped and the name is trimmed', () => {
  const starters = [{ text: ' Кто ты? ' }, { text: '' }];
  expect(draftOf(agent({ name: ' А ', starters, files: [file] }))).toMatchObject({
    name: 'А',
    starters: ['Кто ты?'],
    idFiles: [file.idFile],
  });
});

test('[LAB-01] warnings name files that leave and files that all may read', () => {
  const inside = { isExternal: false, visibility: 'private' } as const;
  expect(warningsOf(agent({ files: [file] }), inside).files).toEqual([]);
  expect(warningsOf(agent({ files: [file] }), { isExternal: true, visibility: 'company' }).files).toEqual([
    'Файлы уйдут во\u00a0внешний сервис',
    'Содержимое файлов может попасть в\u00a0ответы всем',
  ]);
  expect(warningsOf(agent({}), { isExternal: true, visibility: 'company' }).files).toEqual([]);
});

test('[LAB-15] an instruction with a key is pointed out', () => {
  const inside = { isExternal: false, visibility: 'private' } as const;
  const warnings = (instruction: string) => warningsOf(agent({ instruction }), inside).instruction;
  expect(warnings('Authorization: Bearer abcdefghijklmnop1234')).toEqual([
    'Похоже на\u00a0секрет: ему место в\u00a0заголовках функции',
  ]);
  expect(warnings('Спроси пароль у администратора')).toEqual([]);
});

test.each([
  ['idFiles[0]', 'files'],
  ['starters[2]', 'starters.2.text'],
  ['settings.temperature', 'settings'],
  ['name', 'name'],
])('[LAB-01] a refusal of %s is shown at %s', (field, shown) => {
  expect(formFieldOf(field)).toBe(shown);
});
