import { describe, expect, test } from 'vitest';
import type { HistoryChatPage } from './generated/model/historyChatPage.ts';
import { operations } from './generated/operations.ts';
import { read } from './read.ts';

const tiles = (answer: unknown) => read<unknown[]>(operations.tileList.answer, answer);
const tile = {
  uuid: 'a',
  value: 'chatGpt',
  serviceType: 'chatGpt',
  title: 'ChatGPT',
  description: 'Помощник',
  group: 'chat',
  external: true,
  isPopular: true,
  fromFavorite: true,
  disabled: false,
  tags: ['текст'],
  typeInput: 'text-file',
};

test('[PRE-13] unknown properties are left out', () => {
  expect(tiles([{ ...tile, extra: 1 }])).toEqual([tile]);
});

test.each([
  ['null', null],
  ['a text', 'chatGpt'],
  ['a list', []],
  ['an object without an id', { ...tile, uuid: undefined }],
  ['an object with a blank title', { ...tile, title: ' ' }],
  ['an object without a name', { ...tile, value: null }],
  ['an object with a path as its name', { ...tile, value: '../admin' }],
  ['an object with a path after its name', { ...tile, value: 'chatGpt/../admin' }],
])('[PRE-13] an item that is %s is dropped, the others are kept', (_name, item) => {
  expect(tiles([item, { ...tile, uuid: 'b' }])).toEqual([{ ...tile, uuid: 'b' }]);
});

test('[PRE-13] of two items with the same id the first is kept', () => {
  expect(tiles([tile, { ...tile, title: 'Другой' }])).toEqual([tile]);
});

test.each([null, {}, '<html>', 7, true])('[PRE-13] %j is no list', (answer) => {
  expect(tiles(answer)).toBeUndefined();
});

test('[HOME-01][PRE-13] an unknown group is «Другое», missing values are neutral, unreadable optional ones are left out', () => {
  expect(
    tiles([{ uuid: 'c', value: 'llama', title: 'Llama', group: 'quantum', typeInput: 'telepathy' }]),
  ).toEqual([
    {
      uuid: 'c',
      value: 'llama',
      serviceType: 'llama',
      title: 'Llama',
      description: '',
      group: 'other',
      isPopular: false,
      fromFavorite: false,
      disabled: false,
      tags: [],
    },
  ]);
});

test('[PRE-13] names are trimmed, and invalid tags are left out', () => {
  expect(tiles([{ ...tile, title: ' ChatGPT ', tags: ['текст', ' ', 7, null] }])).toEqual([tile]);
});

test.each(['true', 1, null])('[PRE-13] a mark of %j is not set', (mark) => {
  const [odd] =
    tiles([{ ...tile, isPopular: mark, fromFavorite: mark, disabled: mark, external: mark }]) ?? [];
  expect(odd).toMatchObject({ isPopular: false, fromFavorite: false, disabled: false });
  expect(odd).not.toHaveProperty('external');
});

test('[PRE-13] banners without an id or a title are dropped, an invalid text is empty', () => {
  const banner = {
    uuid: '1',
    title: 'Новое',
    text: 'Теперь с графиками',
    link: '/chat/neuron/searchByTable',
  };
  const answer = [null, 'x', { uuid: '1' }, { uuid: '1', title: ' ' }, { title: 'Без номера' }, banner];
  expect(read(operations.bannerList.answer, answer)).toEqual([banner]);
  expect(read(operations.bannerList.answer, [{ ...banner, text: 7, link: 'https://evil.example/' }])).toEqual(
    [{ uuid: '1', title: 'Новое', text: '' }],
  );
});

describe('[PRE-13] a page of chats', () => {
  const page = (answer: unknown) => read<HistoryChatPage>(operations.historyChatList.answer, answer);

  test('is malformed without a list', () => {
    for (const answer of [null, [], {}, { content: '<html>' }]) expect(page(answer)).toBeUndefined();
  });

  test('keeps chats with an id and an address', () => {
    const wrong = [null, 7, 'x', {}, { uuid: 'x' }, { uuid: '', value: 'grok' }, { uuid: 'x', value: '' }];
    expect(page({ content: [...wrong, { uuid: 'd', value: 'grok', serviceType: '' }] })).toEqual({
      content: [{ uuid: 'd', value: 'grok', serviceType: 'grok', content: '', date: '' }],
      totalElements: 0,
      totalPages: 0,
      number: 0,
      size: 0,
      last: false,
    });
  });
});

describe('[PRE-13] a message', () => {
  const messages = (content: unknown[]) =>
    read<{ content: unknown[] }>(operations.historyMessageList.answer, { content })?.content;
  const message = {
    id: '1',
    role: 'assistant',
    content: ' Да\n',
    date: '2026-11-20T09:00:00Z',
    status: 'complete',
    idFile: null,
    files: [],
  };

  test.each([
    ['null', null],
    ['a text', 'привет'],
    ['without an id', { ...message, id: undefined }],
    ['of an empty id', { ...message, id: '' }],
    ['without a role', { ...message, role: null }],
    ['of an unknown role', { ...message, role: 'system' }],
  ])('that is %s is dropped, the others stay', (_what, broken) => {
    expect(messages([broken, message])).toEqual([message]);
  });

  test('with only an id and a role is an empty message', () => {
    const nulls = {
      content: null,
      reasoning: null,
      date: null,
      status: null,
      idFile: null,
      files: null,
      model: null,
      lastEventId: null,
      rating: null,
      error: null,
    };
    const empty = { ...message, content: '', date: '' };
    expect(messages([{ id: '1', role: 'assistant' }])).toEqual([empty]);
    expect(messages([{ id: '1', role: 'assistant', ...nulls }])).toEqual([empty]);
  });

  test('falls back for unknown values; an error without a text has none', () => {
    const odd = { ...message, status: 'paused', rating: 'splendid', error: { message: {} } };
    const error = { timestamp: '', status: 500, error: '', message: '', path: '' };
    expect(messages([odd])).toEqual([{ ...message, error }]);
  });

  test('keeps files with a name', () => {
    const files = [
      null,
      'f',
      { idFile: 'f' },
      { name: 'Отчёт.txt' },
      { idFile: 'g', name: 'a.txt', size: 'big' },
    ];
    expect(messages([{ ...message, files }])).toEqual([
      {
        ...message,
        files: [
          { idFile: '', name: 'Отчёт.txt', size: 0 },
          { idFile: 'g', name: 'a.txt', size: 0 },
        ],
      },
    ]);
  });
});

test('[PRE-13] models without a name or a service are dropped; the name replaces a missing title', () => {
  const whole = { value: 'gpt', title: 'GPT', serviceType: 'chatGpt', isDefault: true };
  const broken = [null, 'gpt', { ...whole, value: null }, { ...whole, serviceType: '' }];
  const bare = { value: 'mini', serviceType: 'chatGpt' };
  expect(read(operations.chatModelList.answer, [...broken, whole, bare])).toEqual([
    whole,
    { ...bare, title: 'mini', isDefault: false },
  ]);
});

test('[PRE-13] missing and invalid fields of a notification are empty', () => {
  const odd = { uuid: 'a', title: 'Работы', text: null, date: 1e12, levelImportance: {} };
  expect(read(operations.notificationList.answer, [odd])).toEqual([
    { uuid: 'a', title: 'Работы', text: '', date: '', levelImportance: 0 },
  ]);
});

test('[PRE-13] a boolean answer must be a boolean', () => {
  const { answer } = operations.agreementCheck;
  expect([true, false, null, 'true', 1, {}].map((value) => read(answer, value))).toEqual([
    true,
    false,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

describe('[PRES-19] a slide is read whole, or by its id alone', () => {
  const whole = {
    id: 's1',
    layout: 'bullets',
    slots: [
      {
        name: 'body',
        block: {
          kind: 'text',
          paragraphs: [
            { level: 0, list: 'none', runs: [{ text: ' Да ', isBold: false, isItalic: false, link: null }] },
          ],
        },
      },
    ],
    notes: '',
    isSkipped: false,
    isEdited: false,
    isPictureRight: false,
    outlineId: null,
  };
  const slideOf = (slide: unknown) =>
    read<{ slides: unknown[] }>(operations.presentationRead.answer, {
      uuid: 'a',
      version: 1,
      title: 'План',
      slides: [slide],
    })?.slides[0];
  const withBlock = (block: unknown) => ({ ...whole, slots: [{ name: 'body', block }] });
  const run = { text: 'Да', isBold: false, isItalic: false, link: null };

  test('[PRES-19] a known slide is read with its text as it stands', () => {
    expect(slideOf(whole)).toEqual(whole);
  });

  test.each([
    ['a layout', { ...whole, layout: 'hologram' }],
    ['a place', { ...whole, slots: [{ ...whole.slots[0], name: 'stage' }] }],
    ['a property', { ...whole, transition: 'fade' }],
    ['an object', { ...whole, objects: [{ id: 'o1', kind: 'star', x: 0, y: 0, w: 80, h: 80 }] }],
    [
      'a property of an object',
      { ...whole, objects: [{ id: 'o1', kind: 'line', x: 0, y: 0, w: 80, h: 80, angle: 30 }] },
    ],
    ['a property of a place', { ...whole, slots: [{ ...whole.slots[0], angle: 30 }] }],
    ['a block', withBlock({ kind: 'film', address: 'x' })],
    [
      'a tone of a picture',
      withBlock({ kind: 'picture', idFile: null, alt: '', isDecorative: true, fit: 'cover', tone: 'sepia' }),
    ],
    [
      'a mark of a paragraph',
      withBlock({ kind: 'text', paragraphs: [{ level: 0, list: 'check', runs: [run] }] }),
    ],
    [
      'a piece of text',
      withBlock({ kind: 'text', paragraphs: [{ level: 0, list: 'none', runs: [run, { formula: 'x' }] }] }),
    ],
    [
      'a cell',
      withBlock({
        kind: 'table',
        hasHeader: true,
        rows: [
          ['А', { text: 'Б' }],
          ['1', '2'],
        ],
      }),
    ],
    [
      'a value',
      withBlock({
        kind: 'chart',
        type: 'line',
        unit: '',
        categories: ['А'],
        series: [{ name: '', values: [{ low: 1, high: 2 }] }],
      }),
    ],
    ['a way to fit', withBlock({ kind: 'picture', idFile: null, alt: '', isDecorative: true, fit: 'tile' })],
  ])('[PRES-19] one with %s of a later version is its id', (_what, slide) => {
    expect(slideOf(slide)).toEqual({ id: 's1' });
  });

  test('[PRES-19] null is a value of a chart', () => {
    const chart = {
      kind: 'chart',
      type: 'line',
      unit: '',
      categories: ['А', 'Б'],
      series: [{ name: '', values: [null, 2] }],
    };
    expect(slideOf(withBlock(chart))).toEqual(withBlock(chart));
  });

  test('[PRES-19] one without an id is dropped', () => {
    expect(slideOf({ ...whole, id: undefined })).toBeUndefined();
  });
});
