import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { texToMath } from './formula.ts';
import { styledText } from './math-alphabets.ts';
import type { MathNode } from './math-core.ts';

function elements(node: MathNode): Exclude<MathNode, string>[] {
  return typeof node === 'string' ? [] : [node, ...node.children.flatMap(elements)];
}
const textOf = (node: MathNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

test('[CHAT-11] letters of a style are Unicode characters', () => {
  expect(styledText('RZx1', 'double-struck')).toBe('ℝℤ𝕩𝟙');
  expect(styledText('Ba0', 'bold')).toBe('𝐁𝐚𝟎');
  expect(styledText('L', 'script')).toBe('ℒ');
  expect(styledText('где', 'bold')).toBe('где');
  expect(styledText('R', undefined)).toBe('R');
});

test('[CHAT-11] a formula becomes MathML without addresses and styles', () => {
  const tex = '\\frac{\\mathbb{R}}{2}\\boxed{x}\\color{red}{y}\\text{да}\\begin{pmatrix}a&b\\end{pmatrix}';
  const nodes = elements(texToMath(tex, true));
  expect(nodes.map(({ tag }) => tag)).toEqual(
    expect.arrayContaining(['math', 'mfrac', 'menclose', 'mtable']),
  );
  for (const { attributes } of nodes) {
    expect(Object.keys(attributes).filter((name) => /^(?:style|href|src|class|id)$/.test(name))).toEqual([]);
  }
});

test('[CHAT-11] commands that would add addresses or styles have no effect', () => {
  for (const tex of [
    '\\href{https://evil.example}{x}',
    '\\includegraphics{https://evil.example/a.png}',
    '\\htmlStyle{color:red}{x}',
  ]) {
    const nodes = elements(texToMath(tex, false));
    expect(
      nodes.some(({ attributes }) => 'href' in attributes || 'src' in attributes || 'style' in attributes),
    ).toBe(false);
    expect(textOf(texToMath(tex, false))).not.toBe('');
  }
});

test('[CHAT-11] a wrong formula throws, and a macro is defined only in its own formula', () => {
  expect(() => texToMath('\\frac{1', false)).toThrow();
  texToMath('\\gdef\\foo{1}\\foo', false);
  expect(() => texToMath('\\foo', false)).toThrow();
  expect(() => texToMath('\\def\\a{\\a\\a}\\a', false)).toThrow();
});

/** A formula as markup, without its outer elements. */
function markup(node: MathNode): string {
  if (typeof node === 'string') return node;
  const inner = node.children.map(markup).join('');
  if (/^(?:span|math|semantics)$/.test(node.tag)) return inner;
  if (node.tag === 'annotation') return '';
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${node.tag}${attributes.join('')}>${inner}</${node.tag}>`;
}
const row = (inner: string): string => `<mrow>${inner}</mrow>`;
const thin = '<mspace width="0.1667em"></mspace>';
const bar = '<mo stretchy="true" fence="true">|</mo>';

test.each([
  ['spaces', '10\\,000', row('<mn>10</mn><mspace width="0.16666666666666666em"></mspace><mn>000</mn>')],
  ['bars', '\\left|x\\right|', row(`${bar}<mi>x</mi>${bar}`)],
  ['functions', '\\sin x', row(`<mi>sin</mi><mo>\u2061</mo>${thin}<mi>x</mi>`)],
  [
    'functions with parentheses',
    '\\sin(x)',
    row('<mi>sin</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi>x</mi><mo stretchy="false">)</mo>'),
  ],
  ['primes', "f''", row('<mrow><mi>f</mi><mo lspace="0em" rspace="0em">′′</mo></mrow>')],
  [
    'vectors',
    '\\vec v',
    row('<mover accent="true"><mi>v</mi><mo stretchy="false" mathsize="70%">→</mo></mover>'),
  ],
  ['hats', '\\hat x', row('<mover accent="true"><mi>x</mi><mo>ˆ</mo></mover>')],
  [
    'wide hats',
    '\\widehat{x}',
    row('<mover accent="true"><mi>x</mi><mo stretchy="true">\u0302</mo></mover>'),
  ],
  [
    'texts over signs',
    '\\overset{!}{=}',
    row(row(`<mover>${row('<mo>=</mo>')}<mo stretchy="false" lspace="0em" rspace="0em">!</mo></mover>`)),
  ],
])('[CHAT-11] %s are converted to MathML Core', (_what, tex, expected) => {
  expect(markup(texToMath(tex, false))).toBe(expected);
});

test('[CHAT-11] attributes of columns and lines of a table become attributes of its cells', () => {
  const cells = elements(texToMath('\\begin{array}{l|r}a&b\\\\\\hline c&d\\end{array}', true)).filter(
    ({ tag }) => tag === 'mtd',
  );
  expect(cells.map(({ attributes }) => attributes)).toEqual([
    { 'data-align': 'left' },
    { 'data-align': 'right', 'data-line': 'start' },
    { 'data-align': 'left', 'data-line': 'top' },
    { 'data-align': 'right', 'data-line': 'start top' },
  ]);
  const aligned = elements(texToMath('\\begin{aligned}a&=b\\end{aligned}', true));
  expect(aligned.filter(({ tag }) => tag === 'mtd').map(({ attributes }) => attributes)).toEqual([
    { 'data-align': 'right', 'data-tight': 'end' },
    { 'data-align': 'left', 'data-tight': 'start end' },
  ]);
});

/** Numbers of the tables in a WOFF2 file (W3C WOFF2 §4.1), which names the known ones by number. */
function tablesOf(file: Buffer): number[] {
  let at = 48;
  const readLength = (): void => {
    while ((file[at++] ?? 0) & 0x80);
  };
  return Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file[at++] ?? 0;
    const table = flags & 0x3f;
    if (table === 0x3f) at += 4;
    readLength();
    // The tables of the outlines have a second length when they are transformed, the others never are.
    const isOutline = table === 10 || table === 11;
    if (isOutline && flags >> 6 === 0) readLength();
    return table;
  });
}

test('[CHAT-11] the font of formulas has a MATH table', () => {
  const path = 'node_modules/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2';
  expect(tablesOf(readFileSync(path))).toContain(31);
});

test.each([
  ['\\ce{H2O + CO2 -> H2CO3}', 'H2CO3'],
  ['\\pu{5 kg//m3}', 'kg'],
  ['\\begin{equation} E = mc^2 \\tag{1} \\end{equation}', '(1)'],
  ['\\begin{multline} a \\\\ b \\end{multline}', 'a'],
  ['\\begin{eqnarray} a &=& b \\end{eqnarray}', 'a'],
])('[CHAT-11] case 07-bare-latex-environment: %s', (tex, part) => {
  const text = (node: MathNode): string =>
    typeof node === 'string' ? node : node.tag === 'annotation' ? '' : node.children.map(text).join('');
  expect(text(texToMath(tex, true)).replaceAll(/[X\s]/g, '')).toContain(part);
});

test('[CHAT-11] case 07-bare-latex-environment: an index of chemistry belongs to its element', () => {
  const indexes = elements(texToMath('\\ce{H2SO4}', true)).filter(({ tag }) => tag === 'msub');
  expect(indexes.map(({ children }) => children.map(textOf).join('_'))).toEqual(['H_2', 'SO_4']);
});

test('[CHAT-11] an operator between texts has an operand, so that browsers set spaces around it', () => {
  const [row] = elements(texToMath('\\begin{align} d &= \\text{выручка} \\end{align}', true)).filter(
    ({ tag, children }) => tag === 'mrow' && children.length > 1,
  );
  expect(row?.children.map((node) => typeof node !== 'string' && node.tag)).toEqual(['mi', 'mo', 'mtext']);
});
