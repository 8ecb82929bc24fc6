import { expect, test } from 'vitest';
import { ModelFailure } from '#mocks/domain/model/model.ts';
import { pageText } from './web-page.ts';

const utf8 = (html: string): Uint8Array => new TextEncoder().encode(html);
const textOf = (html: string): string => pageText(utf8(html), 'utf-8').text;

test('[PRES-97] a page becomes Markdown with its headings, lists and tables', () => {
  const page = pageText(
    utf8(
      `<!doctype html><title>Отчёт &amp;
        план</title><main><h1>Отчёт за год</h1><p>Выручка <b>выросла</b> на&nbsp;12&nbsp;%,
        <a href="/x">подробнее</a>.</p><ul><li>Опт<ul><li>Москва</ul><li>Розница</ul>
        <table><tr><th>Отдел<th>План<tr><td>Опт<td>210</table></main>`,
    ),
    'utf-8',
  );
  expect(page.title).toBe('Отчёт & план');
  expect(page.text.split('\n').filter(Boolean)).toEqual([
    '# Отчёт за год',
    'Выручка **выросла** на\u00a012\u00a0%, подробнее.',
    '- Опт',
    '  - Москва',
    '- Розница',
    '| Отдел | План |',
    '| - | - |',
    '| Опт | 210 |',
  ]);
});

test('[PRES-97] what is around the text, and what is no text, is left out', () => {
  expect(
    textOf(
      `<nav>Меню</nav><header><h1>Заголовок</h1></header><script>"код"</script><style>p{}</style>
       <p hidden>тайна</p><p aria-hidden="true">знак</p><form>Поиск<button>Найти</button></form>
       <img src="x" alt="картинка"><noscript>Включите</noscript><!-- замечание --><p>Текст</p><footer>Подвал</footer>`,
    ),
  ).toBe('# Заголовок\n\nТекст');
});

test('[PRES-97] the only article or the main part is the text', () => {
  expect(textOf('<p>Рядом</p><main><p>Раздел</p><article>Статья</article></main>')).toBe('Статья');
  expect(textOf('<p>Рядом</p><main><article>Первая</article><article>Вторая</article></main>')).toBe(
    'Первая\n\nВторая',
  );
});

test('[PRES-97] a page in windows-1251 is read by its header or its own mark', () => {
  const word = Uint8Array.of(0xcf, 0xeb, 0xe0, 0xed);
  expect(pageText(word, 'windows-1251').text).toBe('План');
  expect(pageText(Buffer.concat([utf8('<meta charset="windows-1251">'), word]), undefined).text).toBe('План');
});

test.each(['', '<title>Пусто</title><div></div>', '<script>document.write(1)</script>'])(
  '[PRES-97] a page without text has none: %s',
  (html) => expect(textOf(html)).toBe(''),
);

test('[PRES-97] elements that are nested too deep are refused', () => {
  expect(() => textOf(`${'<div>'.repeat(10_000)}x`)).toThrow(ModelFailure);
});
