import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Markdown } from './Markdown.tsx';
import { TableTools, type TextRows } from './table-tools.ts';

/** Reports a size once, as browsers do when they begin to observe. */
class ResizeObserverOnce {
  readonly #report: () => void;
  constructor(report: () => void) {
    this.#report = report;
  }
  observe(): void {
    queueMicrotask(() => act(this.#report));
  }
  disconnect(): void {}
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function stubClipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
}

/** The headings with their levels. */
const headings = (): string[] =>
  screen.queryAllByRole('heading').map(({ textContent, tagName }) => `${textContent} ${tagName.slice(1)}`);

test('[CHAT-11] headings begin below those of the page', () => {
  const { rerender } = render(<Markdown text={'# Один\n\n## Два\n\n# Три'} />);
  expect(headings()).toEqual(['Один 2', 'Два 3', 'Три 2']);
  const deep = [1, 2, 3, 4, 5, 6].map((depth) => `${'#'.repeat(depth)} ${depth}`).join('\n');
  rerender(<Markdown text={deep} topHeading={4} />);
  expect(headings()).toEqual(['1 4', '2 5', '3 6', '4 6', '5 6', '6 6']);
});

test('[CHAT-15] headings of an answer skip no level, and their levels do not change while more text arrives', () => {
  const text =
    '### Шаг 1\n\n##### Мелочь\n\n> #### Цитата\n\n### Шаг 2\n\n# Итог\n\nВывод\n---\n\n#### Конец\n\nх';
  const expected = ['Шаг 1 2', 'Мелочь 3', 'Цитата 3', 'Шаг 2 2', 'Итог 2', 'Вывод 3', 'Конец 4'];
  const { rerender } = render(<Markdown text="" streaming />);
  for (const line of [...text.matchAll(/\n\n/g)]) {
    rerender(<Markdown text={text.slice(0, line.index)} streaming />);
    const found = headings();
    expect(found).toEqual(expected.slice(0, found.length));
  }
  rerender(<Markdown text={text} />);
  expect(headings()).toEqual(expected);
});

test('[CHAT-11] a link to another site says so and opens in a new tab', () => {
  render(<Markdown text="[отчёт](https://example.com/a) и [профиль](/profile)" />);
  const link = screen.getByRole('link', { name: /^отчёт\s*\(откроется на другом сайте\)$/ });
  expect(link).toHaveProperty('target', '_blank');
  expect(link).toHaveProperty('rel', 'noopener noreferrer nofollow');
  expect(link).toHaveProperty('title', 'example.com');
  expect(screen.getByRole('link', { name: 'профиль' }).getAttribute('href')).toBe('/profile');
});

test('[CHAT-11] a link to a heading of the answer scrolls to it and stays in the chat', () => {
  const scroll = vi.fn();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scroll);
  render(<Markdown text={'[Далее](#2-раздел-второй) и [никуда](#нет)\n\n## 2. Раздел второй'} />);
  expect(fireEvent.click(screen.getByRole('link', { name: 'никуда' }))).toBe(false);
  expect(scroll).not.toHaveBeenCalled();
  expect(fireEvent.click(screen.getByRole('link', { name: 'Далее' }))).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  expect(scroll).toHaveBeenCalledOnce();
});

test('[CHAT-11] the title of a link stands before its host', () => {
  render(<Markdown text={'[a](https://example.com/a "Отчёт") [b](/profile "Вы")'} />);
  expect(screen.getAllByRole('link').map((link) => link.title)).toEqual(['Отчёт — example.com', 'Вы']);
});

test('[CHAT-11] a link to an address that is not allowed is shown as text', () => {
  render(<Markdown text="[нажми](javascript:alert(1))" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('нажми')).toBeDefined();
});

test('[CHAT-11] a table keeps its alignment, and is a tab stop if it is wider than its box', async () => {
  vi.stubGlobal('ResizeObserver', ResizeObserverOnce);
  const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  render(<Markdown text={'| Имя | Сумма |\n| :- | -: |\n| Анна | 10<br>20 |'} />);
  const region = screen.getByRole('region', { name: 'Таблица' });
  await waitFor(() => expect(region).toHaveProperty('tabIndex', 0));
  expect(within(region).getByRole('columnheader', { name: 'Сумма' }).dataset['align']).toBe('right');
  expect(within(region).getByRole('cell', { name: 'Анна' })).toBeDefined();
  cleanup();
  width.mockReturnValue(0);
  render(<Markdown text={'| Имя |\n| - |'} />);
  await act(async () => {});
  expect(screen.getByRole('region', { name: 'Таблица' }).hasAttribute('tabindex')).toBe(false);
});

test('[CHAT-11] the head of a table is shown as a table before its second line is complete', () => {
  render(<Markdown text={'| Имя | Сумма |\n|--'} streaming />);
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
});

test('[CHAT-11] tasks are disabled checkboxes', () => {
  render(<Markdown text={'- [x] раз\n- [ ] два'} />);
  const done = screen.getByRole('checkbox', { name: 'Выполнено' });
  expect(done).toHaveProperty('checked', true);
  expect(done).toHaveProperty('disabled', true);
  expect(screen.getByRole('checkbox', { name: 'Не выполнено' })).toHaveProperty('checked', false);
});

test('[CHAT-10] a block of code can be copied; the button confirms it', async () => {
  const writeText = vi.fn(async () => undefined);
  stubClipboard(writeText);
  render(<Markdown text={'```ts\nconst a = 1;\n```'} />);
  expect(screen.getByText('TypeScript')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Копировать код' }));
  expect(await screen.findByText('Скопировано')).toBeDefined();
  expect(writeText).toHaveBeenCalledWith('const a = 1;');
});

test('[CHAT-10] the button says that copying failed', async () => {
  stubClipboard(() => Promise.reject(new Error('denied')));
  render(<Markdown text={'```\nx\n```'} />);
  fireEvent.click(screen.getByRole('button', { name: 'Копировать код' }));
  expect(await screen.findByText('Не удалось скопировать')).toBeDefined();
});

test('[CHAT-11] code is highlighted once it is complete, and its text does not change', async () => {
  const code = '```python\ndef f():\n    return "<b>" # да\n```\n';
  const { rerender } = render(<Markdown text={code} streaming />);
  expect(screen.getByRole('region', { name: 'Python' }).querySelector('span')).toBeNull();
  rerender(<Markdown text={`${code}\nдальше\n`} streaming />);
  const keyword = await screen.findByText('return', { selector: 'span' });
  expect(keyword.className).not.toBe('');
  expect(screen.getByRole('region', { name: 'Python' }).textContent).toBe('def f():\n    return "<b>" # да');
});

test('[CHAT-11] a formula becomes MathML', async () => {
  const { container } = render(<Markdown text={'Пусть $x \\in \\mathbb{R}$ и\n\n$$\n\\frac{1}{2}\n$$'} />);
  expect(await screen.findByText('ℝ')).toBeDefined();
  expect(container.querySelectorAll('math')).toHaveLength(2);
  expect(container.querySelector('math[display=block] mfrac')).not.toBeNull();
});

test('[CHAT-11] a wrong formula shows its source and a hint, the hint only when it is complete', async () => {
  const { rerender } = render(<Markdown text={'$x$ и $\\frac{1$'} streaming />);
  await screen.findByText('x', { selector: 'mi' });
  expect(screen.queryByTitle('Формула записана с ошибкой')).toBeNull();
  rerender(<Markdown text={'$x$ и $\\frac{1$'} />);
  expect(screen.getByTitle('Формула записана с ошибкой').textContent).toBe('\\frac{1');
});

test('[CHAT-11] a footnote has links in both directions', () => {
  render(<Markdown text={'Текст[^а].\n\nЕщё[^а] и [^б].\n\n[^а]: Первая.\n[^б]: Вторая.'} />);
  const notes = within(screen.getByRole('region', { name: 'Сноски' })).getAllByRole('listitem');
  expect(notes.map((note) => note.textContent)).toEqual(['Первая.↩', 'Вторая.↩']);
  const [call] = screen.getAllByRole('link', { name: 'Сноска 1' });
  if (!call) throw new Error('no call');
  HTMLElement.prototype.scrollIntoView = () => undefined;
  fireEvent.click(call);
  expect(document.activeElement).toBe(notes[0]);
  fireEvent.click(screen.getByRole('link', { name: 'Вернуться к тексту от сноски 1' }));
  expect(document.activeElement).toBe(call);
});

test('[CHAT-11] HTML in an answer is shown as text', () => {
  render(<Markdown text={'a <b onclick="x()">b</b>\n\n<script>alert(1)</script>'} />);
  expect(screen.getByText('<script>alert(1)</script>')).toBeDefined();
  expect(document.querySelector('script, b')).toBeNull();
});

test('[CHAT-11] new text does not change the elements of settled blocks', () => {
  const { rerender } = render(<Markdown text={'Первый\n\nВторой\n\nТре'} streaming />);
  const first = screen.getByText('Первый');
  const changed = vi.fn();
  const observer = new MutationObserver(changed);
  observer.observe(first.parentElement ?? first, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  rerender(<Markdown text={'Первый\n\nВторой\n\nТретий **абзац'} streaming />);
  expect(screen.getByText('абзац').localName).toBe('strong');
  expect(observer.takeRecords()).toEqual([]);
  expect(screen.getByText('Первый')).toBe(first);
  observer.disconnect();
});

test('[CHAT-11] a list and a table that arrive in pieces are one list and one table', () => {
  const items = '- один\n- два\n- три\n- четыре\n';
  const rows = '| Имя | Сумма |\n| - | -: |\n| Анна | 1 |\n| Иван | 2 |\n| Пётр | 3 |\n';
  const text = `${items}\n${rows}`;
  const { rerender } = render(<Markdown text="" streaming />);
  for (let at = 1; at <= text.length; at += 3) rerender(<Markdown text={text.slice(0, at)} streaming />);
  rerender(<Markdown text={text} />);
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['один', 'два', 'три', 'четыре']);
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(4);
  expect(screen.getByRole('cell', { name: '3' }).dataset['align']).toBe('right');
});

const depthOf = (element: Element): number => 1 + Math.max(0, ...[...element.children].map(depthOf));

test.each([
  ['quotes in a line', '>'.repeat(2000), 'а'],
  ['lists in a line', '- '.repeat(2000), 'а'],
  ['lists in a quote', `> ${'- '.repeat(2000)}`, 'а'],
  ['numbered lists in a line', '1. '.repeat(2000), 'а'],
  ['emphasis', '**'.repeat(200), `а${'**'.repeat(200)}`],
  ['lists, line by line', Array.from({ length: 100 }, (_, at) => `${'  '.repeat(at)}- x\n`).join(''), 'а'],
])('[CHAT-11] deeply nested content is shown as written: %s', (_title, before, after) => {
  const { container } = render(<Markdown text={`Начало\n\n${before}${after}\n\n*Конец*`} />);
  expect(container.textContent).toContain('Начало');
  expect(container.textContent).toContain('а');
  expect(container.textContent).toContain('Конец');
  expect(depthOf(container)).toBeLessThan(120);
});

test('[CHAT-11] a rule of many dashes and a nesting of 20 levels are Markdown', () => {
  const { container } = render(<Markdown text={`${'-'.repeat(200)}\n\n${'> '.repeat(20)}а`} />);
  expect(container.querySelectorAll('hr')).toHaveLength(1);
  expect(container.querySelectorAll('blockquote')).toHaveLength(20);
});

test('[CHAT-24] the actions of a table appear when it is complete, and read all of its rows', () => {
  const read = vi.fn<(rows: TextRows) => void>();
  const shown = (text: string, streaming: boolean) => (
    <TableTools
      value={(rows) => (
        <button type="button" onClick={() => read(rows())}>
          CSV
        </button>
      )}
    >
      <Markdown text={text} streaming={streaming} />
    </TableTools>
  );
  // Long enough to be split into blocks.
  const lines = Array.from({ length: 200 }, (_, index) => `| Опт ${index} | **1 234,5** ${'x'.repeat(40)} |`);
  const table = `| Отдел | [Сумма][с] |\n| - | -: |\n${lines.join('\n')}\n`;
  const { rerender } = render(shown(table, true));
  for (let length = 5000; length < table.length; length += 5000) {
    rerender(shown(table.slice(0, length), true));
    expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
  }
  rerender(shown(`${table}\nДальше\n\nЕщё`, true));
  expect(screen.getByRole('button', { name: 'CSV' })).toBeDefined();
  rerender(shown(`${table}\nДальше\n\n[с]: https://example.com/s`, false));
  fireEvent.click(screen.getByRole('button', { name: 'CSV' }));
  const [rows] = read.mock.lastCall ?? [];
  expect(rows).toHaveLength(201);
  expect(rows?.[0]).toEqual(['Отдел', 'Сумма (https://example.com/s)']);
  expect(rows?.[200]).toEqual(['Опт 199', `1 234,5 ${'x'.repeat(40)}`]);
});

test('[CHAT-11] case 09-rtl-text: texts take their direction from their letters, code does not', () => {
  const { container } = render(
    <Markdown
      text={'> ציטוט\n\n- פריט\n- item\n\n| שם | ערך |\n|---|---|\n| אלף | 1 |\n\n```\nשם\n```\n\nТекст `שם`'}
    />,
  );
  const directions = [...container.querySelectorAll('[dir]')].map(
    (element) => `${element.localName} ${element.getAttribute('dir')}`,
  );
  expect(directions.filter((text) => !text.endsWith('auto'))).toEqual([
    'blockquote rtl',
    'ul rtl',
    'table rtl',
    'div ltr',
  ]);
  expect(directions.filter((text) => text.endsWith('auto'))).toEqual(
    ['p', 'li', 'li', 'th', 'th', 'td', 'td', 'p'].map((name) => `${name} auto`),
  );
});

test('[CHAT-11] a block of code has the name that the model gave, a count of lines and a file with the right extension', async () => {
  const saved = vi.fn<(link: HTMLAnchorElement) => void>();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved(this);
  });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  const lines = Array.from({ length: 20 }, (_, at) => `a${at}`).join('\n');
  render(<Markdown text={`\`\`\`python src/main.py\n${lines}\n\`\`\`\n\n\`\`\`ts\nlet b;\n\`\`\``} />);
  expect(screen.getByRole('region', { name: 'src/main.py' })).toBeDefined();
  expect(screen.getByText('20 строк')).toBeDefined();
  for (const button of screen.getAllByRole('button', { name: 'Скачать код' })) fireEvent.click(button);
  expect(saved.mock.calls.map(([link]) => link.download)).toEqual(['main.py', 'code.ts']);
  const [wrap] = screen.getAllByRole('button', { name: 'Переносить строки' });
  if (!wrap) throw new Error('no button');
  fireEvent.click(wrap);
  expect(wrap.getAttribute('aria-pressed')).toBe('true');
});
