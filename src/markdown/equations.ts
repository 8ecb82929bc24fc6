import type { Nodes } from 'mdast';

/** Tags of the formulas of the text that is being parsed, by label: `\label{eq:energy}` → `1`. */
let tags: ReadonlyMap<string, string> = new Map();

/** Ends of the row of a formula to which a label or a tag belongs. */
const rowEnds = /\\\\|\\begin\{|\\end\{|\$\$|\\\[|\\\]/;
const labels = /\\label\{([^{}\n]{1,80})\}/g;
const tag = /\\tag\*?\{([^{}\n]{1,40})\}/;

/** The tags of all formulas with a label. A formula without a tag gets the next number, as in LaTeX. */
function tagsOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let number = 0;
  for (const row of text.split(rowEnds)) {
    const own = tag.exec(row)?.[1];
    for (const [, label = ''] of row.matchAll(labels)) {
      if (own === undefined) number += 1;
      if (!found.has(label)) found.set(label, own ?? String(number));
    }
  }
  return found;
}

/** The tags of the text that is being parsed; one string, so that two states of a text can be compared. */
export const equationTags = (): string => (tags.size > 0 ? JSON.stringify([...tags]) : '');

/** Whether a source has a label or a reference, so that it depends on the tags. */
export const hasReferences = (source: string): boolean => /\\(?:label|(?:eq)?ref)\{/.test(source);

/** Calls `parse` for a text whose formulas refer to one another. */
export function withEquations<Result>(text: string, parse: () => Result): Result {
  if (!text.includes('\\label{')) return parse();
  const before = tags;
  tags = tagsOf(text);
  try {
    return parse();
  } finally {
    tags = before;
  }
}

const references = /\\(?:eq)?ref\{([^{}\n]{1,80})\}/g;

/** Puts the tags of labels and references into a formula or a text, in place: `\eqref{eq:energy}` → `(1)`. */
export function resolveReferences(node: Nodes): void {
  if (node.type === 'text') {
    if (tags.size > 0 && node.value.includes('ref{'))
      node.value = node.value.replaceAll(references, (source, label: string) => {
        const name = tags.get(label);
        return name === undefined ? source : nameOf(source, name);
      });
    return;
  }
  if (node.type !== 'math' && node.type !== 'inlineMath') return;
  if (node.value.includes('ref{'))
    node.value = node.value.replaceAll(
      references,
      (source, label: string) => `\\text{${nameOf(source, tags.get(label) ?? label)}}`,
    );
  if (!node.value.includes('\\label{')) return;
  node.value = node.value
    .split(/(\\\\)/)
    .map((row) => {
      const own = tag.test(row);
      return row.replace(labels, (_, label: string) => {
        const name = own ? undefined : tags.get(label);
        return name === undefined ? '' : `\\tag{${name}}`;
      });
    })
    .join('');
}

const nameOf = (source: string, name: string): string => (source.startsWith('\\eqref') ? `(${name})` : name);
