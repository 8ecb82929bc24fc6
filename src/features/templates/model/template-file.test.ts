import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LabVariable } from '#api/generated/model/labVariable.ts';
import type { TemplateDraft } from '#api/generated/model/templateDraft.ts';
import { planImport } from './import-plan.ts';
import { type FileEntry, fileTextOf, readTemplateFile } from './template-file.ts';

const variable: LabVariable = {
  key: 'срок',
  label: 'Срок',
  kind: 'text',
  required: true,
  default: '',
  hint: '',
  options: [],
  min: '',
  max: '',
};
const draft: TemplateDraft = {
  name: 'Отчёт',
  description: '',
  command: 'отчёт',
  serviceType: 'chatGpt',
  model: null,
  agentId: null,
  text: 'Отчёт к {{срок}}',
  variables: [variable],
};

function entriesOf(text: string): readonly FileEntry[] {
  const content = readTemplateFile(text);
  if ('fault' in content) throw new Error(content.fault);
  return content.entries;
}
const file = (templates: unknown, own: object = {}): string =>
  JSON.stringify({ format: 'neuro-template', version: 1, templates, ...own });
const plain = (texts: readonly string[]): string[] => texts.map((one) => one.replaceAll('\u00a0', ' '));

const kinds = [
  fc.record({
    kind: fc.constantFrom('text', 'longText'),
    default: fc.string({ maxLength: 50 }).map((text) => text && `.${text}`),
  }),
  fc.constant({ kind: 'file' }),
  fc.constant({ kind: 'number', min: '-3', max: '12,5', default: '4' }),
  fc.constant({ kind: 'date', min: '2026-01-01', default: '2026-11-20' }),
  fc.constant({ kind: 'select', options: ['{{x}}', 'о\u0301', 'a', 'а', '$&'], default: '$&' }),
];
const drafts = fc
  .record({
    number: fc.nat(999),
    description: fc.string({ maxLength: 99 }).map((text) => text.trim()),
    command: fc.constantFrom(null, 'отчёт_1'),
    model: fc.constantFrom(null, 'gpt-5'),
    variables: fc.array(
      fc.record({ own: fc.oneof(...kinds), required: fc.boolean(), hint: fc.string({ maxLength: 99 }) }),
      { maxLength: 20 },
    ),
    text: fc.oneof(fc.string({ unit: 'binary', minLength: 1 }), fc.constantFrom('\\{{', '$& $1\r\n\u202e')),
  })
  .map(({ number, variables, text, ...own }) => ({
    ...draft,
    ...own,
    name: `Отчёт ${number}`,
    text: `. ${text.replaceAll('{{', '(')}${variables.map((_one, index) => `{{v_${index}}}`).join(' ')}`,
    variables: variables.map(({ own: kind, ...rest }, index) => ({
      ...variable,
      ...rest,
      ...kind,
      key: `v_${index}`,
    })) as LabVariable[],
  }));

test('[LAB-26] exported templates import to equal ones', () => {
  fc.assert(
    fc.property(fc.array(drafts, { minLength: 1, maxLength: 5 }), (templates) => {
      const entries = entriesOf(fileTextOf(templates));
      expect(entries.map((one) => one.faults)).toEqual(templates.map(() => []));
      expect(entries.map((one) => one.draft)).toEqual(templates);
    }),
  );
});

test('[LAB-26] a file has no ids, people and rights', () => {
  const saved = {
    ...draft,
    agentId: '7c2e9f10-2222-4a3b-8c4d-000000000001',
    uuid: 'u',
    version: 3,
    owner: { id: 1, name: 'Мария' },
    access: { groups: ['Закупки'] },
  };
  const text = fileTextOf([saved]);
  expect(text).not.toMatch(/agentId|uuid|owner|access|Мария|7c2e9f10|Закупки/);
  expect(entriesOf(text)[0]?.draft).toEqual(draft);
});

test.each([
  ['no text', '', 'Это не JSON: файл повреждён или в нём лишние знаки'],
  ['brackets without an end', '['.repeat(200_000), 'Это не JSON: файл повреждён или в нём лишние знаки'],
  ['deep brackets', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'Это не файл шаблонов портала'],
  ['null', 'null', 'Это не файл шаблонов портала'],
  ['no format', '{"templates":[]}', 'Это не файл шаблонов портала'],
  ['__proto__', '{"__proto__":{"format":"neuro-template","version":1}}', 'Это не файл шаблонов портала'],
  ['another format', file([draft], { format: 'neuro-agent' }), 'Это не файл шаблонов портала'],
  ['another version', file([draft], { version: 2 }), 'Файл другой версии: портал читает файлы версии 1'],
  ['a version as text', file([draft], { version: '1' }), 'Файл другой версии: портал читает файлы версии 1'],
  ['no list', file({ length: 1 }), 'В файле нет шаблонов'],
  ['no templates', file([]), 'В файле нет шаблонов'],
  ['10,000 templates', file(Array(10_000).fill(draft)), 'В файле 10 000 шаблонов, а можно не больше 50'],
])('[LAB-26] a file with %s is refused', (_name, text, fault) => {
  const content = readTemplateFile(text);
  expect('fault' in content && plain([content.fault])).toEqual([fault]);
});

test('[LAB-26] a faulty template spoils no other; the faults name fields', () => {
  const faulty = [
    null,
    [],
    7,
    { name: 5, text: ['x'], variables: {}, command: false },
    { name: 'Отчёт!', text: 'К {{день}}', command: 'БОЛЬШАЯ', description: 'о'.repeat(301) },
    { ...draft, variables: [{ ...variable, kind: '__proto__', options: [1], required: 'да' }] },
    { ...draft, variables: [{ ...variable, hint: 'х'.repeat(201), options: ['а'] }, variable] },
    { ...draft, variables: [{ ...variable, kind: 'select', options: ['а', 'а\u200b'] }] },
    { ...draft, variables: Array(21).fill(variable) },
    { ...draft, text: 'я'.repeat(20_001), variables: [] },
  ];
  const entries = entriesOf(
    file([...faulty, '[own]', draft]).replace('"[own]"', '{"__proto__":{"name":"x"}}'),
  );
  expect(entries.map(({ title, faults }) => [title, ...plain(faults)])).toEqual([
    ['Шаблон 1', 'Это не шаблон'],
    ['Шаблон 2', 'Это не шаблон'],
    ['Шаблон 3', 'Это не шаблон'],
    [
      'Шаблон 4',
      'Название: нужен текст',
      'Команда: нужен текст',
      'Текст запроса: нужен текст',
      'Переменные: нужен список, до 20',
    ],
    [
      'Отчёт!',
      'Название: Только буквы, цифры, пробел и подчёркивание',
      'Описание: Не длиннее 300 знаков',
      'Команда: От 2 до 30 строчных букв, цифр и подчёркиваний',
      'Текст запроса: Переменная „{{день}}“ не описана',
    ],
    [
      'Отчёт',
      'Переменная 1, тип: такого типа нет',
      'Переменная 1, обязательность: нужно true или false',
      'Переменная 1, варианты: нужен список из текстов, до 50',
    ],
    [
      'Отчёт',
      'Переменная 1, ключ: Такая переменная уже есть',
      'Переменная 1, подсказка: Не длиннее 200 знаков',
      'Переменная 1, варианты: Варианты бывают только у выбора',
      'Переменная 2, ключ: Такая переменная уже есть',
    ],
    ['Отчёт', 'Переменная 1, варианты: Нужно от 2 до 50 разных вариантов'],
    ['Отчёт', 'Переменные: нужен список, до 20'],
    ['Отчёт', 'Текст запроса: Не длиннее 20 000 знаков'],
    ['Шаблон 11', 'Название: Введите название', 'Текст запроса: Напишите текст запроса'],
    ['Отчёт'],
  ]);
});

test('[LAB-26] any JSON is read without an exception', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.jsonValue(), fc.record({ variables: fc.jsonValue() }))), (templates) => {
      expect(readTemplateFile(file(templates))).toBeTypeOf('object');
    }),
  );
});

test('[LAB-26] taken names are numbered and taken commands dropped, also within the file; what was imported stays out', () => {
  const entries = entriesOf(file([draft, draft, { ...draft, name: 'Иное', command: 'иное', model: 'нет' }]));
  const services = [{ serviceType: 'chatGpt', models: ['gpt-5'] }];
  const own = [{ name: 'отчёт', command: 'отчёт' }];
  const plan = planImport(entries, { own, services, done: [] });
  expect(plan.map(({ save }) => save && [save.name, save.command])).toEqual([
    ['Отчёт копия', null],
    ['Отчёт копия 2', null],
    null,
  ]);
  expect(plain(plan[0]?.notes ?? [])).toEqual([
    'Название занято, будет «Отчёт копия»',
    'Команда /отчёт занята, будет без команды',
  ]);
  expect(plain(plan[2]?.faults ?? [])).toEqual(['Модель: такой у сервиса нет']);
  const closed = planImport(entries, { own: [], services: [], done: [] });
  expect(plain(closed[0]?.faults ?? [])).toEqual(['Сервис: вам не открыт']);
  const again = planImport(entries, { own, services: undefined, done: [draft] });
  expect(again.map(({ save, isDone }) => [isDone, save?.name])).toEqual([
    [true, undefined],
    [true, undefined],
    [false, 'Иное'],
  ]);
});
