import { expect, test } from 'vitest';
import { appendBlocks, type BlocksState, emptyBlocks } from './blocks.ts';
import { treeOf } from './groups.ts';
import { parseMarkdown } from './parse.ts';

const shown = (state: BlocksState) => treeOf(state.blocks).map(({ type }) => type);
const prompt = 'Промпт:\n\n```\nВерни JSON:\n```json\n{"a": 1}\n```\nНичего не добавляй.\n```\n\nПосле';
const apart = prompt.replace('```\nНичего', '```\n\nНичего');

test.each([
  ['a prompt', prompt, ['paragraph', 'code', 'paragraph']],
  ['a prompt with a blank line below its code', apart, ['paragraph', 'code', 'paragraph']],
  [
    'a text whose end is forgotten',
    '```\nout\n```json\n{}\n```\nТекст\n```py\nx\n```\nДа',
    ['code', 'paragraph', 'code', 'paragraph'],
  ],
  [
    'a document and code',
    '```md\n# А\n```\nЭто обычный текст после документа.\n```py\nx\n```\n\nДа',
    ['code', 'paragraph', 'code', 'paragraph'],
  ],
  [
    'code and its output',
    '```py\nx\n```\nВывод:\n```\n1\n```\nИ ещё:\n```py\ny\n```',
    ['code', 'paragraph', 'code', 'paragraph', 'code'],
  ],
  [
    'a here-document of a shell',
    "```bash\ncat > a.md <<'EOF'\n```js\nx\n```\nEOF\nls\n```\nДа",
    ['code', 'paragraph'],
  ],
  ['an odd fence in a here-document', '```sh\ncat <<END\n```\nа\nEND\n```\nДа', ['code', 'paragraph']],
  [
    'a here-document whose end is forgotten',
    '```sh\ncat <<EOF\n```\nДа\n\n```sh\nls\n```',
    ['code', 'paragraph', 'code'],
  ],
  [
    'a template of JavaScript',
    '```js\nconst a = `\n```json\n{}\n```\n`;\n```\nДа `код`',
    ['code', 'paragraph'],
  ],
  ['a text in three quotes', '```python\na = """\n```\nx\n```\n"""\n```\nДа', ['code', 'paragraph']],
  [
    'a single quote of code, and code below it',
    '```js\nlet a = /`/;\n```\nЗдесь `код`.\n```js\nlet b = `x`;\n```\nДа',
    ['code', 'paragraph', 'code', 'paragraph'],
  ],
])('[CHAT-11] fences inside of a block of code: %s', (_, source, expected) => {
  expect(parseMarkdown(source).map(({ type }) => type)).toEqual(expected);
  let state = emptyBlocks;
  for (let end = 1; end <= source.length; end += 1) state = appendBlocks(state, source.slice(0, end), true);
  expect(shown(appendBlocks(state, source, false))).toEqual(expected);
});

test.each([
  ['a text below a document', '```md\n# А\n```\nЭто обычный текст после документа.\n\nЕщё', 1],
  ['code below the text after a document', '```md\n# А\n```\nДа\n```py\nx', 1],
])('[CHAT-11] while an answer arrives, %s is not taken into it', (_, source, at) => {
  const state = appendBlocks(emptyBlocks, source, true);
  expect(shown(state)[at]).toBe('paragraph');
});

test('[CHAT-11] the text inside of a prompt does not leave it while it arrives', () => {
  let state = emptyBlocks;
  for (let end = 1; end <= prompt.indexOf('\n\nПосле'); end += 1) {
    state = appendBlocks(state, prompt.slice(0, end), true);
    if (end > prompt.indexOf('Верни')) expect(shown(state)).toEqual(['paragraph', 'code']);
  }
});
