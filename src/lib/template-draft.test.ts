import { expect, test } from 'vitest';
import { type TemplateVariable, templateFaults, unusedKeys, valueFault } from './template-draft.ts';

const variable = (own: Partial<TemplateVariable>): TemplateVariable => ({
  ...{ key: 'срок', label: 'Срок', kind: 'text', required: false, default: '', hint: '', options: [] },
  ...{ min: '', max: '' },
  ...own,
});

test.each([
  [{ required: true }, ' ', 'Заполните поле'],
  [{}, '', undefined],
  [{ kind: 'number', min: '3', max: '12' }, '2,5', 'Не\u00a0меньше 3'],
  [{ kind: 'number', min: '3', max: '12' }, '12', undefined],
  [{ kind: 'number' }, '1\u00a0200,5', undefined],
  [{ kind: 'number' }, '1e3', 'Введите число'],
  [{ kind: 'date', max: '2026-12-31' }, '2027-01-01', 'Не\u00a0позже 31.12.2026'],
  [{ kind: 'date' }, '2026-02-30', 'Введите дату'],
  [{ kind: 'select', options: ['а', 'б'] }, 'в', 'Выберите из\u00a0списка'],
])('[LAB-02] %j takes «%s»: %s', (own, value, expected) => {
  expect(valueFault(variable(own), value)).toBe(expected);
});

test('[LAB-02] the faults of a template stand at their fields; an unused variable is none', () => {
  const faults = templateFaults({
    ...{ name: 'Письмо!', command: 'Письмо', text: 'К {{срок}} о {{тема}} и \\{{этом}}' },
    variables: [
      variable({ default: 'а', options: [] }),
      variable({ kind: 'select', options: ['а'] }),
      variable({ key: 'а б', label: ' ', kind: 'number', min: '5', max: '1' }),
      variable({ key: 'лишняя', kind: 'file', default: 'x' }),
    ],
  });
  expect(faults.map(({ field, message }) => `${field}: ${message.replaceAll('\u00a0', ' ')}`)).toEqual([
    'name: Только буквы, цифры, пробел и подчёркивание',
    'command: От 2 до 30 строчных букв, цифр и подчёркиваний',
    'text: Переменная „{{тема}}“ не описана',
    'variables[0].key: Такая переменная уже есть',
    'variables[1].key: Такая переменная уже есть',
    'variables[1].options: Нужно от 2 до 50 разных вариантов',
    'variables[2].key: Буквы, цифры и подчёркивание, до 40 знаков',
    'variables[2].label: Введите подпись, до 80 знаков',
    'variables[2].min: Нижняя граница больше верхней',
    'variables[3].default: У файла нет значения по умолчанию',
  ]);
  expect(unusedKeys({ text: '{{срок}}', variables: [variable({}), variable({ key: 'б' })] })).toEqual(['б']);
});
