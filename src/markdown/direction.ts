import type { Nodes } from 'mdast';

const letter = /\p{L}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The first letter of the texts of the nodes, without code and formulas; empty if they have none. */
function firstLetter(nodes: readonly Nodes[]): string {
  for (const node of nodes) {
    const found =
      node.type === 'text'
        ? (letter.exec(node.value)?.[0] ?? '')
        : 'children' in node
          ? firstLetter(node.children)
          : '';
    if (found !== '') return found;
  }
  return '';
}

/** `rtl` if a text begins with a letter of a script that is written from right to left, as `dir="auto"` has it. */
export const directionOf = (nodes: readonly Nodes[]): 'rtl' | undefined =>
  rightToLeft.test(firstLetter(nodes)) ? 'rtl' : undefined;
