import { expect, test } from 'vitest';
import { texToMath } from './formula.ts';
import { formulaModule, formulaText, texToText } from './formula-text.ts';

const formulas: readonly (readonly [tex: string, text: string])[] = [
  ['E=mc^2', 'E = mc²'],
  ['\\frac{a+b}{c}', '(a + b)/c'],
  ['\\left(\\frac{1}{2}\\right)^n', '(1/2)ⁿ'],
  ['(a+b)^2', '(a + b)²'],
  ['\\bar{g} = \\left(\\frac{x_n}{x_0}\\right)^{1/n} - 1', 'ḡ = (xₙ/x₀)^(1/n) − 1'],
  ['\\frac{(a+b)(c)}{2}', '((a + b)(c))/2'],
  ['10^{-3}', '10⁻³'],
  ['e^{x+1}', 'e^(x + 1)'],
  ['\\sqrt[3]{x} + \\sqrt{x+1}', '³√x + √(x + 1)'],
  ['\\sum_{i=1}^{n} x_i', '∑_(i = 1)ⁿx_i'],
  ['\\int_0^\\infty e^{-x}dx', '∫₀^∞e^(−x)dx'],
  ['\\lim_{x\\to 0} \\frac{\\sin x}{x}', 'lim_(x → 0) (sin x)/x'],
  ['\\cos(y)', 'cos(y)'],
  ['x_{1,2} = -5', 'x_(1,2) = −5'],
  ['\\hat{x}\\vec{a}', 'x̂a⃗'],
  ['\\begin{pmatrix}a&b\\\\c&-d\\end{pmatrix}', '(a, b; c, −d)'],
  ['\\text{Выручка} = 1\\,000', 'Выручка = 1 000'],
];

test.each(formulas)('[CHAT-10] the formula %s as a line of text', (tex, text) => {
  expect(formulaText(texToMath(tex, false))).toBe(text);
});

test('[CHAT-10] a wrong formula stays TeX', async () => {
  await formulaModule.load();
  expect(texToText('\\frac{1')).toBe('\\frac{1');
  expect(texToText('x^2')).toBe('x²');
});

test.each([
  ['\\begin{align}a &= b + c \\\\ d &= t\\end{align}', 'a = b + c; d = t'],
  ['\\begin{cases} x, & x > 0 \\\\ 0 & x < 0\\end{cases}', '{x, x > 0; 0, x < 0'],
])('[CHAT-10] case 16-export-formulas: %s is a line of text, too', async (tex, text) => {
  await formulaModule.load();
  expect(texToText(tex)).toBe(text);
});
