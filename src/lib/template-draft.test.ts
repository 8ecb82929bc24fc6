import { expect, test } from 'vitest';
import { type TemplateVariable, templateFaults, unusedKeys, valueFault } from './template-draft.ts';

const variable = (own: Partial<TemplateVariable>): TemplateVariable => ({
  key: 'срок',
  label: 'Срок',
  kind: 'text',
  required: false,
  default: '',
  hint: '',
  options: [],
  min: '',
  max: '',
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
    name: 'Письмо!',
    command: 'Письмо',
    text: 'К {{срок}} о {{тема}} и \\{{этом}}',
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

test('[LAB-26] texts that are too long, and options that look alike, are faults', () => {
  const faults = templateFaults({
    name: 'Письмо',
    description: 'о'.repeat(301),
    command: null,
    text: 'я'.repeat(20_001),
    variables: [
      variable({ key: 'а', hint: 'х'.repeat(201), default: 'д'.repeat(2001) }),
      variable({ key: 'б', kind: 'select', options: ['ё', 'е\u0308'] }),
      variable({ key: 'в', kind: 'select', options: ['а б', 'а  б\u200b'] }),
      variable({ key: 'г', kind: 'select', options: ['a', 'а', 'в'.repeat(101)] }),
      variable({ key: 'д', kind: 'select', options: ['a', 'а'] }),
      variable({ key: 'е', kind: 'text', options: ['а', 'б'] }),
    ],
  });
  expect(faults.map(({ field, message }) => `${field}: ${message.replaceAll('\u00a0', ' ')}`)).toEqual([
    'description: Не длиннее 300 знаков',
    'text: Не длиннее 20 000 знаков',
    'variables[0].hint: Не длиннее 200 знаков',
    'variables[0].default: Не длиннее 2 000 знаков',
    'variables[1].options: Нужно от 2 до 50 разных вариантов',
    'variables[2].options: Нужно от 2 до 50 разных вариантов',
    'variables[3].options: Вариант не длиннее 100 знаков',
    'variables[5].options: Варианты бывают только у выбора',
  ]);
});
