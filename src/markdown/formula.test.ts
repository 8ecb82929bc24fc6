import { expect, test } from 'vitest';
import { type MathNode, texToMath } from './formula.ts';
import { styledText } from './math-alphabets.ts';

function elements(node: MathNode): Exclude<MathNode, string>[] {
  return typeof node === 'string' ? [] : [node, ...node.children.flatMap(elements)];
}
const textOf = (node: MathNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

test('[CHAT-11] letters of a style are written in Unicode', () => {
  expect(styledText('RZx1', 'double-struck')).toBe('ℝℤ𝕩𝟙');
  expect(styledText('Ba0', 'bold')).toBe('𝐁𝐚𝟎');
  expect(styledText('L', 'script')).toBe('ℒ');
  expect(styledText('где', 'bold')).toBe('где');
  expect(styledText('R', undefined)).toBe('R');
});

test('[CHAT-11] a formula becomes MathML without anything that loads or styles', () => {
  const tex = '\\frac{\\mathbb{R}}{2}\\boxed{x}\\color{red}{y}\\text{да}\\begin{pmatrix}a&b\\end{pmatrix}';
  const nodes = elements(texToMath(tex, true));
  expect(nodes.map(({ tag }) => tag)).toEqual(
    expect.arrayContaining(['math', 'mfrac', 'menclose', 'mtable']),
  );
  for (const { attributes } of nodes) {
    expect(Object.keys(attributes).filter((name) => /^(?:style|href|src|class|id)$/.test(name))).toEqual([]);
  }
});

test('[CHAT-11] commands that would bring addresses or styles are not obeyed', () => {
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

test('[CHAT-11] a wrong formula throws, and macros do not outlive theirs', () => {
  expect(() => texToMath('\\frac{1', false)).toThrow();
  texToMath('\\gdef\\foo{1}\\foo', false);
  expect(() => texToMath('\\foo', false)).toThrow();
  expect(() => texToMath('\\def\\a{\\a\\a}\\a', false)).toThrow();
});
