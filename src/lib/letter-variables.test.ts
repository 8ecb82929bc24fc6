import { expect, test } from 'vitest';
import { escapedMarkdown, filled, missingVariables, variableFault } from './letter-variables.ts';

const known = [
  { name: 'link', isRequired: true },
  { name: 'name', isRequired: false },
];

test('[ADM-29] values are put in once: what looks like a variable in a value stays text', () => {
  expect(filled('{{name}} {{ name }} {{other}}', { name: '{{link}}', link: 'x' })).toBe(
    '{{link}} {{link}} {{other}}',
  );
  expect(filled('{{constructor}}', {})).toBe('{{constructor}}');
});

test('[ADM-29] a name written as Markdown is shown as it is', () => {
  expect(escapedMarkdown('[a](https://x.example) *b*')).toBe('\\[a\\]\\(https://x\\.example\\) \\*b\\*');
});

test.each([
  ['{{link}} {{name}}', undefined],
  ['без переменных', undefined],
  ['{{link}} {{secret}} {{secret}}', 'Неизвестная переменная: {{secret}}'],
  ['{{a}} {{b}}', 'Неизвестные переменные: {{a}}, {{b}}'],
  ['{{link', 'Переменная записана неверно'],
  ['link}}', 'Переменная записана неверно'],
  ['{{имя}}', 'Переменная записана неверно'],
])('[ADM-20] faults of the variables in %s', (text, fault) => {
  if (fault === undefined) expect(variableFault(text, known)).toBeUndefined();
  else expect(variableFault(text, known)).toContain(fault);
});

test('[ADM-20] only variables that a letter needs are missed', () => {
  expect(missingVariables('{{name}}', known)).toBe('Не хватает переменной: {{link}}');
  expect(missingVariables('{{link}}', known)).toBeUndefined();
});
