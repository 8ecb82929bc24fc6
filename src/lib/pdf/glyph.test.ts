import { expect, test } from 'vitest';
import { paintGlyph } from './glyph.ts';

test('[CHAT-33] the picture of a character is as wide as the browser writes it', () => {
  const drawn: unknown[] = [];
  const context = {
    canvas: { width: 300, height: 150 },
    measureText: () => ({ width: 27.5 }),
    fillRect: (...box: number[]) => drawn.push(box),
    fillText: (...text: unknown[]) => drawn.push(text),
  };
  const glyph = { character: 'ა', color: '#000', background: '#fff' };
  const width = paintGlyph(context as unknown as OffscreenCanvasRenderingContext2D, glyph, 50);
  expect(width).toBe(28 / 50);
  expect(context.canvas).toEqual({ width: 28, height: 65 });
  expect(drawn).toEqual([
    [0, 0, 28, 65],
    ['ა', 0, 50],
  ]);
});
