import { expect, test } from 'vitest';
import { type RequestPart, requestParts } from './request-parts.ts';

const shown = (text: string): string[] =>
  requestParts(text).map((part: RequestPart) =>
    part.type === 'code'
      ? `code ${part.lang}: ${part.text}`
      : part.type === 'link'
        ? `link ${part.text}`
        : part.text,
  );

test.each<[string, string[]]>([
  ['Смотри https://a.ru/x?y=1#z.', ['Смотри ', 'link https://a.ru/x?y=1#z', '.']],
  [
    '(см. https://ru.wikipedia.org/wiki/Rust_(язык))',
    ['(см. ', 'link https://ru.wikipedia.org/wiki/Rust_(язык)', ')'],
  ],
  ['«https://a.ru», www.b.ru!', ['«', 'link https://a.ru', '», ', 'link www.b.ru', '!']],
  ['Пиши: ivan.petrov@mail.example.ru', ['Пиши: ', 'link ivan.petrov@mail.example.ru']],
  ['javascript://x file:///etc a@b', ['javascript://x file:///etc a@b']],
  ['  **не** жирно\n\n1. как есть ', ['  **не** жирно\n\n1. как есть ']],
  [
    'До\n```ts x\nconst a = "https://a.ru";\n\n```\nПосле',
    ['До', 'code ts: const a = "https://a.ru";\n', 'После'],
  ],
  ['~~~\n```\n~~~', ['code : ```']],
  ['```\nбез конца', ['```\nбез конца']],
  ['```код``` в строке', ['```код``` в строке']],
  ['', []],
])('[CHAT-03] the parts of a request: %s', (text, parts) => {
  expect(shown(text)).toEqual(parts);
});

test('[CHAT-03] a link to another protocol of an address is named in full', () => {
  const links = requestParts('www.b.ru a@b.ru').flatMap((part) =>
    part.type === 'link' ? [part.address] : [],
  );
  expect(links).toEqual(['https://www.b.ru', 'mailto:a@b.ru']);
});

test('[PRE-10] a request of many fences or closing brackets is read in a moment', () => {
  const begun = performance.now();
  requestParts('```\n'.repeat(25_000));
  requestParts(`https://a.ru/${')'.repeat(90_000)}`);
  requestParts('~~~a\n'.repeat(20_000));
  expect(performance.now() - begun).toBeLessThan(2000);
});
