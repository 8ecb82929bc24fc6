import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayThink, Thinking, withoutThinking } from './thinking.ts';

interface Shown {
  reasoning: string;
  content: string;
}

/** What a reader sees of an answer that arrives in these pieces. */
function shown(pieces: readonly string[]): Shown {
  const thinking = new Thinking();
  const answer: Shown = { reasoning: '', content: '' };
  for (const piece of [...pieces.flatMap((one) => thinking.push(one)), ...thinking.end()]) {
    if (piece.type === 'delta') answer.content += piece.text;
    else if (piece.type === 'reasoning') answer.reasoning += piece.text;
    else Object.assign(answer, { reasoning: answer.content.trim(), content: '' });
  }
  return answer;
}

const split = (content: string, own: object = {}): Shown =>
  withoutThinking({ role: 'assistant', content, reasoning: '', ...own }, new Thinking());

const cases: [string, string, string, string][] = [
  ['the tag at the beginning', '<think>Так…</think>Ответ', 'Так…', 'Ответ'],
  ['blank lines around it', '\n <think>\nТак,\n\nвот.\n</think>\n\nОтвет', 'Так,\n\nвот.', 'Ответ'],
  ['another name', '<thinking>А</thinking>\n\nБ', 'А', 'Б'],
  ['a third name in capitals', '<REASONING>А</REASONING>Б', 'А', 'Б'],
  ['tags of other models', '<seed:think>А</seed:think>Б\n\n<thought>В</thought>Г', 'А\n\nВ', 'Б\n\nГ'],
  ['brackets', '[THINK]а [1] < б[/THINK]Ответ', 'а [1] < б', 'Ответ'],
  ['triangles', '◁think▷А◁/think▷Б', 'А', 'Б'],
  ['tags with bars', '<|begin_of_thought|>\n\nА\n\n<|end_of_thought|>\n\nБ', 'А', 'Б'],
  ['a list of sources is no tag', '[1] Источник\n\n[Th] да', '', '[1] Источник\n\n[Th] да'],
  ['no reasoning in the tag', '<think>\n\n</think>\n\nОтвет', '', 'Ответ'],
  [
    'tags of HTML in reasoning',
    '<think>a < b <b>и</b> </thin</think>Ответ',
    'a < b <b>и</b> </thin',
    'Ответ',
  ],
  ['no end of the tag', '<think>Думаю, что', 'Думаю, что', ''],
  ['no answer after it', '<think>Думаю</think>\n', 'Думаю', ''],
  ['no opening tag', 'Думаю,\nчто так.\n</think>\n\nОтвет', 'Думаю,\nчто так.', 'Ответ'],
  ['a paragraph of its own', 'До\n\n<think>А</think>\n\nПосле', 'А', 'До\n\nПосле'],
  ['several', '<think>А</think>Раз\n\n<think>Б</think>Два', 'А\n\nБ', 'Раз\n\nДва'],
  ['code', '```xml\n\n<think>А</think>\n```\nБ', '', '```xml\n\n<think>А</think>\n```\nБ'],
  ['code of a line', 'Тег `<think>` и <think>А</think>', '', 'Тег `<think>` и <think>А</think>'],
  ['a tag without end after text', 'До\n\n<think>После', '', 'До\n\n<think>После'],
  ['other tags', '<thinker>А</thinker>', '', '<thinker>А</thinker>'],
  ['a part of a tag at the end', 'Пишем <thi', '', 'Пишем <thi'],
  ['only a part of a tag', '<thi', '', '<thi'],
  ['blanks and no tag', '\n\n  Ответ\n', '', '\n\n  Ответ\n'],
];

test.each(cases)('[CHAT-03] case 06-think-tags: %s', (_what, source, reasoning, content) => {
  expect(shown([source])).toEqual({ reasoning, content });
  expect(shown([...source])).toEqual({ reasoning, content });
  expect(split(source)).toMatchObject({ reasoning, content });
});

test('[CHAT-03] case 06-think-tags: however an answer is cut, its reasoning and text are the same', () => {
  const parts = [
    '<think>',
    '</think>',
    '<thinking>',
    '</thinking>',
    '\n',
    '\n\n',
    '```\n',
    'слово',
    ' ',
    '<',
    '<thi',
  ];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...parts), { maxLength: 12 }),
      fc.array(fc.nat({ max: 60 }), { maxLength: 6 }),
      (words, cuts) => {
        const source = words.join('');
        const places = [0, ...cuts.map((cut) => cut % (source.length + 1)), source.length].sort(
          (a, b) => a - b,
        );
        const pieces = places.slice(1).map((end, index) => source.slice(places[index], end));
        const whole = shown([source]);
        expect(shown(pieces)).toEqual(whole);
        if (!mayThink(source)) expect(whole).toEqual({ reasoning: '', content: source });
      },
    ),
    { numRuns: 2000 },
  );
});

test('[CHAT-03] half a tag and what is in the tag are never shown as text while an answer arrives', () => {
  const thinking = new Thinking();
  const said = [...'<think>Так</think>\n\nДа'].flatMap((one) => thinking.push(one));
  expect(said.map((piece) => ('text' in piece ? `${piece.type} ${piece.text}` : piece.type))).toEqual([
    'reasoning Т',
    'reasoning а',
    'reasoning к',
    'delta Д',
    'delta а',
  ]);
});

test('[LAB-19] a call of an answer stays behind the word after which it happened', () => {
  const source = '<think>А</think>\n\nРаз. Два.\n\n<think>Б</think>\n\nТри.';
  const at = source.indexOf(' Два');
  const calls = [0, at, source.length].map((place) => ({ at: place }));
  const message = withoutThinking({ role: 'assistant', content: source, calls }, new Thinking());
  expect(message.content).toBe('Раз. Два.\n\nТри.');
  expect(message.calls.map((call) => call.at)).toEqual([0, 'Раз.'.length, message.content.length]);
});

test('[CHAT-03] a request keeps its tags, and reasoning of the service stands before that of the text', () => {
  const content = '<think>А</think>Б';
  expect(split(content, { role: 'user' })).toMatchObject({ content, reasoning: '' });
  const both = withoutThinking({ role: 'assistant', content, reasoning: 'От сервиса' }, new Thinking(true));
  expect(both).toMatchObject({ content: 'Б', reasoning: 'От сервиса\n\nА' });
});
