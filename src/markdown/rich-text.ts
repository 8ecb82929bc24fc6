import { parseDocument } from './document.ts';
import { formulaModule } from './formula-text.ts';
import { nodesAsText } from './plain-text.ts';
import { toHtml } from './to-html.ts';
import { walk } from './walk.ts';

/** A text for the clipboard: as plain text, and as HTML for programs that keep its form. */
export interface RichText {
  readonly text: string;
  readonly html: string;
}

/**
 * An answer in Markdown as rich text (CHAT-10). Formulas stay TeX if their code cannot be loaded.
 *
 * @param origin the portal's origin, for the addresses of its pages
 */
export async function toRichText(source: string, origin: string): Promise<RichText> {
  const nodes = parseDocument(source);
  let hasFormula = false;
  walk(nodes, ({ type }) => {
    hasFormula ||= type === 'math' || type === 'inlineMath';
  });
  if (hasFormula) await formulaModule.load().catch(() => undefined);
  return { text: nodesAsText(nodes), html: toHtml(nodes, origin) };
}
