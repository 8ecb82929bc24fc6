import { createElement, Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '#ui/index.ts';
import { formulaModule, maxFormula } from './formula-text.ts';
import { useLazyModule } from './lazy.ts';
import { badFormula, displayFormula, formulaSource } from './Markdown.css.ts';
import type { MathNode } from './math-core.ts';
import { formulaPaper } from './paper.ts';

export interface FormulaProps {
  tex: string;
  /** On a line of its own. */
  display: boolean;
  /** Whether the text around it is complete, so that a wrong formula stays wrong. */
  settled: boolean;
  /** Note on a wrong formula. */
  hint: string;
}

/** A TeX formula as MathML. Shows the source until KaTeX is loaded, and if the formula is wrong. */
export function Formula({ tex, display, settled, hint }: FormulaProps) {
  const katex = useLazyModule(formulaModule, true);
  const math = katex && render(katex.texToMath, tex, display);
  const Box = display ? 'div' : 'span';
  if (math) {
    return (
      <Box
        className={display ? displayFormula : undefined}
        data-size={display ? formulaPaper(math) : undefined}
        translate="no"
      >
        {toReact(math)}
      </Box>
    );
  }
  const wrong = settled && katex !== undefined;
  return (
    <Box className={display ? displayFormula : undefined}>
      <code className={wrong ? badFormula : formulaSource} title={wrong ? hint : undefined}>
        {tex}
      </code>
      {wrong && <VisuallyHidden> ({hint})</VisuallyHidden>}
    </Box>
  );
}

function render(
  texToMath: (tex: string, display: boolean) => MathNode,
  tex: string,
  display: boolean,
): MathNode | undefined {
  if (tex.trim() === '' || tex.length > maxFormula) return undefined;
  try {
    return texToMath(tex, display);
  } catch {
    return undefined;
  }
}

function toReact(node: MathNode): ReactNode {
  if (typeof node === 'string') return node;
  const tag = node.tag === 'span' ? Fragment : node.tag;
  return createElement(tag, node.attributes, ...node.children.map(toReact));
}
