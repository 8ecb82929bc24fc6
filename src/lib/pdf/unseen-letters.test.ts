import { expect, test, vi } from 'vitest';
import { endUnseen, writeUnseen } from './unseen-letters.ts';

/** The operators that draw these texts: the name of each font with the codes of its glyphs. */
function written(texts: readonly string[], width = 0.6): string[] {
  const codes: string[] = [];
  const document = {
    page: { height: 800, fonts: {} },
    ref: () => ({ data: {}, end: () => undefined }),
    save: () => undefined,
    restore: () => undefined,
    transform: () => undefined,
    addContent: (content: string) => codes.push(content.replace(/^BT \/(\w+) .*(<\w+>).*$/, '$1 $2')),
  } as unknown as PDFKit.PDFDocument;
  for (const text of texts) writeUnseen(document, text, { x: 0, baseline: 0, size: 10, width });
  endUnseen(document);
  return codes;
}

const letters = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(0x4e00 + at));

test('[CHAT-33] a letter without a glyph in any font has one code, and a font has 255 of them', () => {
  const codes = written([...letters(256), ...letters(1)]);
  expect(codes.slice(0, 2)).toEqual(['Unseen1 <01>', 'Unseen1 <02>']);
  expect(codes.slice(-3)).toEqual(['Unseen1 <FF>', 'Unseen2 <01>', 'Unseen1 <01>']);
});

test('[CHAT-33] the glyph of a letter is found without a look at those of others', () => {
  const search = vi.spyOn(Array.prototype, 'findIndex');
  try {
    written(letters(600));
    const looked = search.mock.contexts.reduce<number>((sum, list) => sum + (list as unknown[]).length, 0);
    expect(looked).toBeLessThan(600);
  } finally {
    search.mockRestore();
  }
});
