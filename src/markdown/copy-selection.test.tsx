import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copySelection } from './copy-selection.ts';
import { formulaModule } from './formula-text.ts';
import { Markdown } from './Markdown.tsx';

const textIn = (root: Node, text: string): [Text, number] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = (node as Text).data.indexOf(text);
    if (at >= 0) return [node as Text, at];
  }
  throw new Error(`No «${text}»`);
};

/** What Ctrl+C puts into the clipboard when the text from the first to the last words is selected. */
function copied(from: string, to: string, root: Node = document.body): { html: string; text: string } {
  const range = document.createRange();
  range.setStart(...textIn(root, from));
  const [end, at] = textIn(root, to);
  range.setEnd(end, at + to.length);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  const data = new Map<string, string>();
  const event = new Event('copy', { bubbles: true, cancelable: true });
  Object.assign(event, {
    clipboardData: { setData: (type: string, value: string) => data.set(type, value) },
  });
  copySelection(event as ClipboardEvent);
  return { html: data.get('text/html') ?? '', text: data.get('text/plain') ?? '' };
}

const show = (text: string) => render(<Markdown text={text} />);

test('[CHAT-10] case 25-copy-dark: what is selected is copied with its form and without colours', async () => {
  show(
    '# Итог\n\nАбзац с **жирным** и [ссылкой](mailto:a@example.com).\n\n```js\na = 1;\nb = 2;\n```\n\n> Цитата',
  );
  const { html, text } = copied('Итог', 'Цитата');
  expect(html).toBe(
    '<h2>Итог</h2><p>Абзац с <strong>жирным</strong> и <a href="mailto:a@example.com">ссылкой</a>.</p>' +
      '<pre><code>a = 1;\nb = 2;</code></pre><blockquote><p>Цитата</p></blockquote>',
  );
  expect(text).toBe('Итог\n\nАбзац с жирным и ссылкой (mailto:a@example.com).\n\na = 1;\nb = 2;\n\n> Цитата');
});

test('[CHAT-10] case 25-copy-dark: some items of a list keep their numbers', () => {
  show('3. три\n4. четыре\n   - внутри\n5. пять');
  expect(copied('четыре', 'пять')).toEqual({
    html: '<ol start="4"><li>четыре<ul><li>внутри</li></ul></li><li>пять</li></ol>',
    text: '4. четыре\n   • внутри\n5. пять',
  });
  expect(copied('четыре', 'четыре').html).toBe('четыре');
});

test('[CHAT-10] case 25-copy-dark: rows of a table are a table, a cell is its text', () => {
  show('| Имя | Сумма |\n|---|--:|\n| А | 1 |\n| Б<br>В | =2 |');
  const { html, text } = copied('А', '=2');
  expect(html).toBe(
    '<table border="1" cellspacing="0" cellpadding="4"><tr><th>А</th><th align="right">1</th></tr>' +
      '<tr><td>Б<br>В</td><td align="right">\'=2</td></tr></table>',
  );
  expect(text).toBe('А\t1\nБ В\t=2');
  expect(copied('Имя', 'Имя').html).toBe('Имя');
});

test('[CHAT-10] case 25-copy-dark: a formula is a line of text, also if a part of it is selected', async () => {
  await formulaModule.load();
  const { container } = show('Формула $x^2$ и\n\n$$\\frac{a}{b}$$\n\nконец');
  expect(copied('Формула', 'конец')).toEqual({
    html: '<p>Формула x² и</p><p>a/b</p><p>конец</p>',
    text: 'Формула x² и\n\na/b\n\nконец',
  });
  // Another file's announcement in the page may have the same digit.
  expect(copied('2', '2', container).text).toBe('x²');
});

test('[CHAT-10] case 25-copy-dark: a part of a line is a part of a line', () => {
  show('Первый **жирный `код`** конец');
  expect(copied('рвый', 'жирн').html).toBe('рвый <strong>жирн</strong>');
  expect(copied('жир', 'код').html).toBe('<strong>жирный <code>код</code></strong>');
  expect(copied('код', 'код')).toEqual({ html: '<strong><code>код</code></strong>', text: 'код' });
});

test('[CHAT-10] case 25-copy-dark: marks and details are copied as by the button', () => {
  show('H<sub>2</sub>O и <u>черта</u>\n\n<details><summary>Ещё</summary>\n\nВнутри\n\n</details>');
  expect(copied('H', 'Внутри').html).toBe(
    '<p>H<sub>2</sub>O и <u>черта</u></p><p><strong>Ещё</strong></p><p>Внутри</p>',
  );
});

test('[CHAT-10] a selection over several messages has the text between the answers, without controls', () => {
  render(
    <div>
      <div>Вопрос</div>
      <Markdown text="Ответ" />
      <button type="button">Копировать</button>
      <div>Второй</div>
    </div>,
  );
  expect(copied('Вопрос', 'Второй').html).toBe('<p>Вопрос</p><p>Ответ</p><p>Второй</p>');
});

test('[CHAT-10] what is no part of an answer is copied by the browser', () => {
  render(<p>Текст страницы</p>);
  expect(copied('Текст', 'страницы', screen.getByText('Текст страницы')).html).toBe('');
});
