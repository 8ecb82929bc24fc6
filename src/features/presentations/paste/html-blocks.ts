/**
 * Reads the structure of copied HTML: headings, paragraphs, lists and tables (PRES-95). Nothing else is taken from it (PRES-13), and
 * it never becomes a part of the page.
 */
import { Parser } from 'htmlparser2';
import { type Paragraph, paragraph } from '../model/deck.ts';

export type HtmlBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly paragraph: Paragraph }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

/** Longer HTML is not read: its plain text is pasted. */
const LONGEST = 5_000_000;

const unseen = new Set(['head', 'style', 'script', 'title', 'template', 'noscript']);
const breaking = new Set(
  'address article blockquote body br dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
const heading = /^h[1-6]$/;

/** The list of a paragraph that Word wrote: it has the level in a style and the mark as text. */
const wordLevel = (style = ''): number | undefined => {
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1];
  return level === undefined ? undefined : Number(level) - 1;
};
const isWordMark = (style = ''): boolean => /mso-list:\s*ignore/i.test(style);

type Item = Pick<Paragraph, 'list' | 'level'>;

/** Collects the blocks of one document while it is parsed. */
class Reader {
  readonly blocks: HtmlBlock[] = [];
  #text = '';
  /** The open lists, the outermost first. */
  readonly #lists: ('bullet' | 'number')[] = [];
  /** The item whose text comes next; null outside of lists. */
  #item: Item | null = null;
  #isHeading = false;
  /** The open table; tables inside of its cells are text of them. */
  #rows: string[][] | null = null;
  #tables = 0;
  /** Names of the open elements of what is not read. */
  #unseen: string[] = [];
  /** The mark that Word wrote before an item, and the open elements around it. */
  #mark: { text: string; depth: number } | null = null;

  open(name: string, { style, 'aria-level': ariaLevel }: Record<string, string>): void {
    if (this.#unseen.length > 0 || unseen.has(name)) {
      this.#unseen.push(name);
      return;
    }
    if (this.#mark) this.#mark.depth += 1;
    else if (isWordMark(style)) this.#mark = { text: '', depth: 1 };
    if (breaking.has(name)) this.#end();
    if (name === 'ul' || name === 'ol') this.#lists.push(name === 'ul' ? 'bullet' : 'number');
    if (name === 'li') {
      const level = Number(ariaLevel ?? this.#lists.length) - 1;
      this.#item = { list: this.#lists.at(-1) ?? 'bullet', level: Math.max(0, Math.min(2, level || 0)) };
    }
    const level = wordLevel(style);
    if (name === 'p' && level !== undefined) this.#item = { list: 'bullet', level: Math.min(2, level) };
    if (heading.test(name)) this.#isHeading = true;
    if (name === 'table') {
      this.#tables += 1;
      this.#rows ??= [];
    }
    if (this.#tables === 1 && name === 'tr') this.#rows?.push([]);
    if (this.#tables === 1 && (name === 'td' || name === 'th')) {
      if (this.#rows?.length === 0) this.#rows.push([]);
      this.#rows?.at(-1)?.push('');
    }
  }

  text(text: string): void {
    if (this.#unseen.length > 0) return;
    if (this.#mark) this.#mark.text += text;
    else this.#text += text;
  }

  close(name: string): void {
    if (this.#unseen.length > 0) {
      const at = this.#unseen.lastIndexOf(name);
      if (at >= 0) this.#unseen.splice(at);
      return;
    }
    if (this.#mark) {
      this.#mark.depth -= 1;
      if (this.#mark.depth === 0) {
        if (this.#item && /[\p{L}\p{N}]+[.)]/u.test(this.#mark.text))
          this.#item = { ...this.#item, list: 'number' };
        this.#mark = null;
      }
    }
    if (breaking.has(name)) this.#end();
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    if (name === 'li' || name === 'p') this.#item = null;
    if (heading.test(name)) this.#isHeading = false;
    if (name === 'table' && this.#tables > 0) {
      this.#tables -= 1;
      if (this.#tables === 0) this.#endTable();
    }
  }

  /** Ends the text that has come so far. */
  #end(): void {
    const text = this.#text.replaceAll(/[^\S\u00a0]+/g, ' ').replaceAll(/^[\s\u00a0]+|[\s\u00a0]+$/g, '');
    this.#text = '';
    if (text === '') return;
    const cells = this.#rows?.at(-1);
    if (cells && cells.length > 0) {
      const last = cells.length - 1;
      cells[last] = [cells[last], text].filter(Boolean).join(' ');
    } else if (this.#isHeading) this.blocks.push({ kind: 'heading', text });
    else {
      const { list, level } = this.#item ?? { list: 'none', level: 0 };
      this.blocks.push({ kind: 'text', paragraph: paragraph(text, list, level) });
    }
  }

  #endTable(): void {
    const rows = (this.#rows ?? []).filter((row) => row.some((cell) => cell !== ''));
    this.#rows = null;
    const width = Math.max(0, ...rows.map(({ length }) => length));
    if (width > 0)
      this.blocks.push({
        kind: 'table',
        rows: rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? '')),
      });
  }

  finish(): void {
    this.#end();
    if (this.#rows) this.#endTable();
  }
}

/**
 * The blocks of copied HTML, in order. Empty when it has no heading, list or table: its plain text says as much then.
 *
 * @param html untrusted
 */
export function htmlBlocks(html: string): HtmlBlock[] {
  if (html.length > LONGEST) return [];
  const reader = new Reader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name),
  });
  parser.end(html);
  reader.finish();
  const { blocks } = reader;
  return blocks.some((one) => one.kind !== 'text' || one.paragraph.list !== 'none') ? blocks : [];
}

/** The paragraphs of blocks: headings are lines, rows of tables lines with their cells. */
export const paragraphsOf = (blocks: readonly HtmlBlock[]): Paragraph[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.paragraph];
    if (block.kind === 'heading') return [paragraph(block.text)];
    return block.rows.map((row) => paragraph(row.filter((cell) => cell !== '').join(' ')));
  });
