import { expect, test } from 'vitest';
import { previewKind } from './kinds.ts';
import { withNamespace } from './png.ts';

const svg = '<svg width="60" height="60"><circle r="25"/></svg>';

test.each([
  ['mermaid', 'graph TD\n A-->B', 'mermaid'],
  ['Mermaid', 'graph TD', 'mermaid'],
  ['mermaid', ' \n', undefined],
  ['html', '<!doctype html><h1>Привет</h1>', 'html'],
  ['HTML', '<p>', 'html'],
  ['html:index.html', '<p>', 'html'],
  ['html', 'просто текст', undefined],
  ['svg', svg, 'svg'],
  ['svg', '{"не": "рисунок"}', undefined],
  ['xml', `<?xml version="1.0"?>\n<!-- знак -->\n${svg}`, 'svg'],
  ['html', svg, 'svg'],
  ['xml', '<note>svg</note>', undefined],
  ['js', svg, undefined],
  [null, svg, undefined],
])('[CHAT-11] case 11-mermaid: %s %j is shown as %s', (lang, code, kind) => {
  expect(previewKind(lang, code)).toBe(kind);
});

test('[CHAT-11] a picture without a namespace gets one, because it is a file of its own then', () => {
  expect(withNamespace(svg)).toBe(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'));
  const whole = svg.replace('<svg', "<svg id='a' xmlns='http://www.w3.org/2000/svg'");
  expect(withNamespace(whole)).toBe(whole);
});
