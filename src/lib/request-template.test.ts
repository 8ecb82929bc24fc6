import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTemplateKey, keysIn, renderTemplate } from './request-template.ts';

const variables = [
  { key: 'тема', kind: 'text', required: true },
  { key: 'срок', kind: 'date', required: false },
  { key: 'x', kind: 'longText', required: false },
  { key: 'файл', kind: 'file', required: false },
];
const render = (text: string, values: Record<string, string>): string =>
  renderTemplate(text, variables, new Map(Object.entries(values)));

test.each([
  ['Напиши о {{тема}} к {{ срок }}', { тема: 'сбое', срок: '2026-12-01' }, 'Напиши о сбое к 01.12.2026'],
  ['{{тема}} и {{x}}', { тема: '{{x}}', x: '{{тема}} $& $1' }, '{{x}} и {{тема}} $& $1'],
  ['Пишут \\{{тема}} и \\\\{{x}}', { тема: 'а', x: 'б' }, 'Пишут {{тема}} и \\{{x}}'],
  ['Раз\n  {{x}} {{срок}}\nДва\n{{x}}', {}, 'Раз\nДва'],
  ['Раз\n{{тема}}\nК: {{срок}}\n\nДва', {}, 'Раз\n\nК: \n\nДва'],
  ['По файлу {{файл}}', { файл: 'Отчёт.docx' }, 'По файлу Отчёт.docx'],
  ['{{нет}} {{}} {{ }} {{а б}} }} {{{{', { нет: 'а' }, '{{нет}} {{}} {{ }} {{а б}} }} {{{{'],
  ['{{срок}}', { срок: 'завтра' }, 'завтра'],
  ['{{тема}}.', { тема: '\u202eслева\u2067\u200f' }, '\u202eслева\u2067\u200f.'],
  ['а{{тема}}б', { тема: '\r\n{{x}}\n' }, 'а\r\n{{x}}\nб'],
  ['Раз\r\n{{x}}\r\nДва', {}, 'Раз\r\nДва'],
  ['{{тема}}{{x}}', { тема: '\\{{', x: '\ud800$`$1' }, '\\{{\ud800$`$1'],
  ['{{срок}} {{срок}}', { срок: '2024-02-29' }, '29.02.2024 29.02.2024'],
  ['{{x}} {{срок}} к сроку', { x: ' ' }, '   к сроку'],
  ['{{constructor}} {{__proto__}}', {}, '{{constructor}} {{__proto__}}'],
])('[LAB-23] «%s» is rendered', (text, values, expected) => {
  expect(render(text, values as Record<string, string>)).toBe(expected);
});

const hostile = fc
  .array(
    fc.oneof(fc.constantFrom('{{', '}}', '\\{{', '{{x}}', '{{тема}}', '\n', '\\', '$&', ' '), fc.string()),
  )
  .map((parts) => parts.join(''));

test('[LAB-23] values stand in the request exactly as they are, whatever they hold', () => {
  fc.assert(
    fc.property(hostile, fc.oneof(hostile, fc.string({ unit: 'binary' })), (first, second) => {
      const rendered = render('до {{тема}} между {{x}} после', { тема: first, x: second });
      expect(rendered).toBe(`до ${first} между ${second} после`);
    }),
  );
});

test('[LAB-23] any text is rendered; without a placeholder it stays', () => {
  fc.assert(
    fc.property(hostile, hostile, (text, value) => {
      const rendered = render(text, { x: value, тема: value });
      if (keysIn(text).length === 0) expect(rendered).toBe(text.replaceAll('\\{{', '{{'));
      expect(render(text.replaceAll('{{', '\\{{'), { x: value }).includes('{{')).toBe(text.includes('{{'));
    }),
  );
});

test('[LAB-23] long texts of braces and blanks are rendered within the time of the test', () => {
  for (const part of ['{', '{{', '{{ ', '\\', '{{x', '{{x ', ' \t', '{{x}}\n'])
    expect(typeof render(part.repeat(200_000), { x: '' })).toBe('string');
});

test('[LAB-23] keys are found once, with both ways to write «й»', () => {
  expect(keysIn('{{a}} {{ б }} \\{{в}} {{a}} {{и\u0306}}')).toEqual(['a', 'б', 'й']);
  expect(['срок_2', 'a'.repeat(40)].every(isTemplateKey)).toBe(true);
  expect(['', 'а б', '{x}', 'a'.repeat(41)].some(isTemplateKey)).toBe(false);
});

test('[LAB-23] the longest values of the most variables are inserted once each', () => {
  const many = Array.from({ length: 20 }, (_one, index) => ({
    key: `v${index}`,
    kind: 'text',
    required: true,
  }));
  const value = '{{v1}}$&'.repeat(2500);
  const text = many.map(({ key }) => `{{${key}}}`).join('\n');
  const rendered = renderTemplate(text, many, new Map(many.map(({ key }) => [key, value])));
  expect(rendered).toBe(many.map(() => value).join('\n'));
});
