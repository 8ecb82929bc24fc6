import { describe, expect, test } from 'vitest';
import { openPdf } from '#lib/pdf/pdf-file.ts';
import { texToMath } from '#markdown/formula.ts';
import { pdfFonts } from '../testing/pdf-fonts.ts';
import type { Box, Ink } from './box.ts';
import { formulaBox } from './formula-box.ts';
import { MathFont } from './math-font.ts';

const { document } = openPdf({ title: '', language: 'ru', fonts: pdfFonts });
document.font('math');
const font = new MathFont((document as unknown as { _font: { font: unknown } })._font.font);
const boxOf = (tex: string, isDisplay = false): Box =>
  formulaBox(texToMath(tex, isDisplay), font, 10, isDisplay);
type Glyph = Extract<Ink, { kind: 'glyph' }>;
const glyphs = ({ ink }: Box): Glyph[] => ink.filter((one) => one.kind === 'glyph');
const glyph = (box: Box, text: string): Glyph => {
  const found = glyphs(box).find((one) => one.text === text);
  if (!found) throw new Error(`No ${text} in ${glyphs(box).map((one) => one.text)}`);
  return found;
};

describe('[CHAT-33] every kind of formula', () => {
  test.each([
    'a^2+b^2=c^2',
    '\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}',
    '\\sqrt[3]{x}',
    '\\sum_{i=1}^{n} i',
    '\\int_0^\\infty e^{-x^2}\\,dx',
    '\\lim_{x \\to 0} \\frac{\\sin x}{x}',
    '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}',
    '\\begin{cases} x & x > 0 \\\\ 0 & \\text{иначе} \\end{cases}',
    '\\begin{array}{c|c} a & b \\\\ \\hline c & d \\end{array}',
    '\\begin{aligned} a &= b \\\\ &= c \\end{aligned}',
    '\\boxed{42} \\cancel{x} \\overline{AB} \\underline{c} \\widehat{abc} \\vec{v} \\bar{y} \\hat{x} \\dot{q}',
    '\\underbrace{a+b}_{n} \\overbrace{c}^{m} \\xrightarrow{\\text{нагрев}} \\stackrel{!}{=}',
    '\\mathbb{R} \\mathcal{L} \\mathfrak{g} \\mathbf{F} \\mathrm{d} \\Omega\\alpha\\beta\\partial\\nabla',
    '\\binom{n}{k} \\Bigl( \\big| x \\big| \\Bigr) \\left\\lfloor y \\right\\rceil',
    'v_{ср} = 100\\,₽ \\color{red}{x} \\phantom{y} \\forall x \\in X \\Rightarrow \\neg p',
    '\\ce{2H2 + O2 -> 2H2O} \\ce{SO4^2-}',
    '\\iint \\oint \\prod \\bigcup \\bigoplus \\not= \\ldots \\cdots \\vdots \\ddots \\prime',
  ])('%s has a size, and the font has all of its signs', (tex) => {
    for (const box of [boxOf(tex), boxOf(tex, true)]) {
      expect(box.width).toBeGreaterThan(5);
      expect(box.height + box.depth).toBeGreaterThan(4);
      for (const one of box.ink) {
        expect(one.kind).not.toBe('text');
        for (const value of [one.x, one.y]) expect(Number.isFinite(value)).toBe(true);
      }
    }
  });
});

describe('[CHAT-33] places', () => {
  test('the numerator is over the line, the denominator under it, both in the middle', () => {
    const box = boxOf('\\frac{1}{20}', true);
    const rule = box.ink.find(({ kind }) => kind === 'rule');
    expect(glyph(box, '1').y).toBeLessThan(rule?.y ?? 0);
    expect(glyph(box, '2').y).toBeGreaterThan(rule?.y ?? 0);
    expect(glyph(box, '1').x).toBeGreaterThan(glyph(box, '2').x);
  });

  test('limits of a sum stand over and under it, in a line beside it', () => {
    const display = boxOf('\\sum_{i}^{n}', true);
    expect(glyph(display, '𝑛').y).toBeLessThan(-display.height / 2);
    expect(glyph(display, '𝑛').x).toBeLessThan(display.width / 2);
    const inline = boxOf('\\sum_{i}^{n}');
    expect(glyph(inline, '𝑛').x).toBeGreaterThan(inline.width / 2);
  });

  test('brackets are as high as what they contain', () => {
    const high = boxOf('\\left(\\frac{\\frac{a}{b}}{\\frac{c}{d}}\\right)', true);
    const flat = boxOf('\\left(a\\right)', true);
    const heights = [high, flat].map(({ height, depth }) => height + depth);
    expect(glyph(high, '(').id).not.toBe(glyph(flat, '(').id);
    expect(heights[0]).toBeGreaterThan(20);
    // A bracket of parts that reach from the top to the bottom.
    const matrix = boxOf(`\\left[\\begin{matrix}${'a\\\\'.repeat(12)}\\end{matrix}\\right]`, true);
    const parts = glyphs(matrix).filter(({ x, text }) => x < 1 && text !== '𝑎');
    expect(parts.length).toBeGreaterThan(2);
  });

  test('operators have spaces, a sign before a number has none', () => {
    expect(boxOf('a=b').width).toBeGreaterThan(boxOf('a{=}b').width + 4);
    expect(boxOf('(-1)').width).toBeLessThan(boxOf('(1-1)').width - boxOf('1').width - 3);
  });

  test('the number of a formula stands behind it, with a space', () => {
    const box = boxOf('x=1 \\tag{7}', true);
    expect(glyph(box, '7').x - glyph(box, '1').x).toBeGreaterThan(20);
  });
});
