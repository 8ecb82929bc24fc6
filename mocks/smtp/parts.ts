/** The two parts of a letter, as its preview in the administration shows it. */
import { escapeHtml } from '#lib/escape-html.ts';
import { parseMarkdown } from '#markdown/parse.ts';
import { nodesAsText } from '#markdown/plain-text.ts';
import { toHtml } from '#markdown/to-html.ts';

/** Styles of the body; mail programs ignore style sheets. */
const STYLE =
  'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;max-width:640px;margin:0 auto;padding:16px';

/**
 * The HTML and the plain text of a letter. Markup in it is shown as text, pictures of other sites are links.
 *
 * @param text Markdown
 * @param origin the portal's origin, for addresses of its pages
 */
export function letterParts(
  { subject, text }: { readonly subject: string; readonly text: string },
  origin: string,
): { html: string; text: string } {
  const nodes = parseMarkdown(text);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title>`;
  return {
    html: `<!doctype html><html lang="ru"><head>${head}</head><body style="${STYLE}">${toHtml(nodes, origin)}</body></html>`,
    text: `${nodesAsText(nodes)}\n`,
  };
}
