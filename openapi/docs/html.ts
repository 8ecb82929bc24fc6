/** Text that is already HTML; a template escapes everything else. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | number | false | undefined | readonly Piece[];

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function textOf(piece: Piece): string {
  if (piece === false || piece === undefined) return '';
  if (piece instanceof Html) return piece.text;
  return typeof piece === 'object' ? piece.map(textOf).join('') : escapeText(String(piece));
}

/** A template whose values are escaped unless they are `Html` themselves. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(strings.map((text, index) => text + textOf(pieces[index])).join(''));
}

/** One line of Markdown: `code`, **bold** and [links](#on-the-page), nothing else. */
export function inline(text: string): Html {
  const marked = escapeText(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\((#[\w-]+)\)/g, '<a href="$2">$1</a>');
  return new Html(marked);
}

/** The id of a heading, for links to it. */
const idOf = (heading: string): string => `rule-${heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** Paragraphs, lists, second-level headings (shown as h3) and code blocks of Markdown. */
export function prose(text: string): Html {
  const blocks = text.trim().split(/\n\s*\n/);
  return html`${blocks.map((block) => {
    if (block.startsWith('## ')) return html`<h3 id="${idOf(block.slice(3))}">${inline(block.slice(3))}</h3>`;
    const code = /^```\w*\n([\s\S]*)\n```$/.exec(block)?.[1];
    if (code !== undefined) return html`<pre>${code}</pre>`;
    const lines = block.split('\n');
    return lines.every((line) => line.startsWith('* '))
      ? html`<ul>${lines.map((line) => html`<li>${inline(line.slice(2))}</li>`)}</ul>`
      : html`<p>${inline(block)}</p>`;
  })}`;
}

/** Marks what the specification did not give. */
export const assumedMark = (text = 'assumed'): Html => html` <small class="assumed">${text}</small>`;

/** A table, or nothing where there are no rows. On a narrow screen each row is a card with the heads as labels. */
export function table(heads: readonly string[], rows: readonly (readonly Piece[])[]): Html {
  if (rows.length === 0) return html``;
  const cell = (piece: Piece, index: number): Html => html`<td data-head="${heads[index]}">${piece}</td>`;
  return html`<div class="table"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map(cell)}</tr>\n`)}</tbody></table></div>`;
}

/** A path that may be broken after a slash only. */
export const pathCode = (path: string): Html =>
  html`<code>${path.split('/').map((part, index) => html`${index > 0 && html`/<wbr>`}${part}`)}</code>`;
