// @vitest-environment jsdom

import { beforeAll, describe, expect, test } from 'vitest';
import { runsOf } from '../document/runs.ts';
import { documentOf, unzip } from '../document/testing/docx-parts.ts';
import type { Call, ChatResult } from '../model/chat.ts';
import { chatDocument } from './chat-document.ts';
import { exportedBranch } from './load-messages.ts';
import { breakLines } from './pdf/lines.ts';
import { resultBlocks } from './result-blocks.ts';
import { answer, chat, message } from './testing/sample-chat.ts';
import { chatToDocx } from './to-docx.ts';
import { chatToMarkdown } from './to-markdown.ts';

describe('Markdown', () => {
  test('[CHAT-10] a chat is saved with its headings, the answer as written, files and sources', () => {
    const text = chatToMarkdown(chat());
    expect(text).toMatch(/^# Итоги квартала\n\nСервис: ChatGPT\n\n## Вы, 20\.11\.2026, \d\d:\d\d/);
    expect(text).toContain('Покажи\nитоги <script>');
    expect(text).toContain(answer);
    expect(text).toContain('Файлы: план.xlsx');
    expect(text).toContain('[Приказ № 7](https://example.org/7) — «До пятницы»');
  });
});

test.each([
  ['```python\nprint(', '```python\nprint(\n```'],
  ['````md\n```js\na\n```', '````md\n```js\na\n```\n````'],
  ['~~~\na', '~~~\na\n~~~'],
  ['$$\nx = 1', '$$\nx = 1\n$$'],
  ['```js\na\n```', '```js\na\n```'],
  ['- пункт\n  ```\n  a', '- пункт\n  ```\n  a'],
])('[CHAT-10] in Markdown an answer that was stopped takes in no other message: %j', (content, saved) => {
  const text = chatToMarkdown(
    chatDocument({ title: 'Чат', serviceTitle: 'ChatGPT' }, [
      message('m1', 'assistant', content),
      message('m2', 'user', 'Дальше'),
    ]),
  );
  expect(text).toContain(`\n\n${saved}\n\n## Вы`);
});

describe('[CHAT-33] a request', () => {
  const written =
    '  Проверь\n\n \n```python\ndef f():\n\treturn 1\n\n```\nсм. https://example.org/a_b.\n\n**не** жирное';
  const chatOf = (request: string) =>
    chatDocument({ title: 'Чат', serviceTitle: 'ChatGPT' }, [message('m1', 'user', request)]);

  test('is in files what it is on the page: code is code, an address a link, all else as typed', () => {
    const [{ blocks = [] } = {}] = chatOf(written).messages;
    expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'code', 'paragraph', 'paragraph']);
    expect(blocks[1]).toMatchObject({ lang: 'python', value: 'def f():\n\treturn 1\n' });
    const runs = blocks.flatMap((block) => runsOf([block], new Map()));
    expect(runs.find(({ link }) => link)).toMatchObject({
      text: 'https://example.org/a_b',
      link: 'https://example.org/a_b',
    });
    expect([runs[0]?.text, runs.at(-1)?.text]).toEqual(['  Проверь', '**не** жирное']);
  });

  test('of blank lines alone has no paragraphs', () => {
    expect(chatOf(' \n\n\t\n').messages[0]?.blocks).toEqual([]);
  });
});

describe('[LAB-19] calls of functions', () => {
  const call = (own: Partial<Call>): Call => ({
    callId: 'c1',
    functionId: 'f1',
    title: 'Калькулятор',
    arguments: '{"expression":"2+2"}',
    changes: false,
    status: 'done',
    result: '4\n```\n# нет',
    at: 7,
    durationMs: 100,
    ...own,
  });
  const withCalls = chatDocument({ title: 'Счёт', serviceTitle: 'Агент' }, [
    message('m1', 'assistant', 'Считаю. Итого: **4**', {
      calls: [
        call({}),
        call({ callId: 'c2', title: 'Заявка', status: 'awaiting', result: null, at: 99, changes: true }),
        call({ callId: 'c3', title: 'Курс', status: 'failed', result: 'Нет ответа', at: 99 }),
      ],
    }),
  ]);

  test('stand in Markdown where they happened, with everything that their steps show', () => {
    const text = chatToMarkdown(withCalls).replaceAll('\u00a0', ' ');
    const at = [
      'Считаю.',
      '> **Калькулятор · 0,1 с**',
      '> {"expression":"2+2"}',
      '> # нет',
      '> *Данные',
      'Итого: **4**',
    ];
    const places = at.map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(text).toContain('> **Заявка · не подтверждено**');
    expect(text).toMatch(/\*\*Курс · не получилось\*\*[\s\S]*Причина[\s\S]*Нет ответа/);
    expect(text).not.toMatch(/^# нет/m);
  });

  test('are in a document of Word', async () => {
    const file = await chatToDocx(withCalls, new Map());
    const words = (await documentOf(file)).documentElement.textContent;
    for (const part of ['Калькулятор', '{"expression":"2+2"}', 'Данные получены извне', 'Нет ответа'])
      expect(words).toContain(part);
  });
});

describe('DOCX', () => {
  let xml: Document;
  let parts: Map<string, string>;
  beforeAll(async () => {
    const file = await chatToDocx(chat(`${answer}\n\nКонец\u0007\ud800`), new Map());
    parts = await unzip(file);
    xml = await documentOf(file);
  });
  const paragraphs = () => [...xml.querySelectorAll('p')];
  const named = (style: string) =>
    paragraphs()
      .filter((one) => one.querySelector('pStyle')?.getAttribute('w:val') === style)
      .map(({ textContent }) => textContent);

  test('[CHAT-33] headings, table, lists, code and links are those of Word', () => {
    expect(named('Title')).toEqual(['Итоги квартала']);
    expect(named('Heading2')).toEqual([
      expect.stringMatching(/^Вы, 20\.11\.2026/),
      expect.stringMatching(/^ChatGPT, 20\.11\.2026/),
    ]);
    const cells = [...xml.querySelectorAll('tbl tc')].map(({ textContent }) => textContent);
    expect(cells).toEqual(['Отдел', 'План', 'Розница', '4 200']);
    expect(xml.querySelector('tbl tr tblHeader')).toBeTruthy();
    const listed = paragraphs().filter((one) => one.querySelector('numPr'));
    expect(listed.map(({ textContent }) => textContent)).toEqual(['Первый', 'Второй', 'вложенный ✅']);
    const links = [...xml.querySelectorAll('hyperlink')].map(({ textContent }) => textContent);
    expect(links).toEqual(['Ссылка', 'Приказ № 7']);
    expect(parts.get('word/_rels/document.xml.rels')).not.toContain('javascript:');
  });

  test('[CHAT-33] characters that XML forbids are left out', () => {
    expect(paragraphs().some(({ textContent }) => textContent === 'Конец\ufffd')).toBe(true);
  });
});

describe('parts', () => {
  /** Every character is one unit wide. */
  const breaks = (text: string, room: number) =>
    breakLines([{ text, style: {}, level: 0 }], room, (part) => [...part].length).map(({ pieces }) =>
      pieces.map((piece) => piece.text).join(''),
    );

  test.each([
    ['раз два три', 7, ['раз два ', 'три']],
    ['раз два', 3, ['раз ', 'два']],
    ['длинноеслово', 5, ['длинн', 'оесло', 'во']],
    ['что-то', 4, ['что-', 'то']],
    ['раз\nдва', 9, ['раз', 'два']],
    ['раз\n\nдва', 9, ['раз', '', 'два']],
    ['', 9, []],
  ])('[CHAT-33] «%s» in lines of %i', (text, room, lines) => {
    expect(breaks(text, room)).toEqual(lines);
  });

  test('[CHAT-33] no character is lost between the lines', () => {
    const text = 'Слово за словом, что-нибудь/или ещё  два   пробела и оченьдлинноеслово.';
    for (let room = 1; room < 40; room++) expect(breaks(text, room).join('')).toBe(text);
  });

  test('[CHAT-10] nested marks add up; only addresses that the screen opens become links', () => {
    const [block] = chat('**жирный *и курсив*** [а](https://a.ru) [б](data:x)').messages[1]?.blocks ?? [];
    const runs = block && 'children' in block ? runsOf(block.children, new Map()) : [];
    expect(runs).toEqual([
      { text: 'жирный ', isBold: true },
      { text: 'и курсив', isBold: true, isItalic: true },
      { text: ' ' },
      { text: 'а', link: 'https://a.ru/' },
      { text: ' ' },
      { text: 'б' },
    ]);
  });

  test('[CHAT-10] the newest branch is exported, in its order', () => {
    const all = [
      message('1', 'user', 'а', { parentId: null }),
      message('2', 'assistant', 'б', { parentId: '1' }),
      message('3', 'assistant', 'в', { parentId: '1' }),
      message('4', 'user', 'г', { parentId: '3' }),
      message('5', 'assistant', 'д', { parentId: '4' }),
    ];
    expect(exportedBranch(all, {}).map(({ id }) => id)).toEqual(['1', '3', '4', '5']);
    expect(exportedBranch(all, { 1: '2' }).map(({ id }) => id)).toEqual(['1', '2']);
    const flat = all.map(({ parentId: _parentId, ...rest }) => rest);
    expect(exportedBranch(flat, {}).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
    expect(exportedBranch([], {})).toEqual([]);
  });
});

test('[CHAT-33] numbers and dates of a result table are exported as they are shown', () => {
  const blocks = resultBlocks({
    kind: 'table',
    columns: [
      { title: 'Сумма', type: 'number' },
      { title: 'Дата', type: 'date' },
    ],
    rows: [['1000.5', '2026-11-20T00:00:00+03:00']],
    rowCount: 1,
    isWhole: true,
  } as ChatResult);
  expect(JSON.stringify(blocks).replaceAll('\u00a0', ' ')).toMatch(/"1 000,5".*"\d\d\.11\.2026"/);
});
