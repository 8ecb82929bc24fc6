/** Blocks that CommonMark reads as one and models mean as others: they are read again by the inner parser. */
import type { Code, Paragraph, Parents, RootContent } from 'mdast';
import type { InnerParser } from './html-blocks.ts';
import type { Shaping } from './shape-blocks.ts';
import { cellsOf, isDelimiterRow } from './table-lines.ts';

/** The end of a fence at the end of a line of code, or with a text after it: `print(1)```` ```` ``` Дальше ```` and ```` ```. ````. */
const earlyEnd =
  /^(?:(?<code>.*[^`\s])`{3}[ \t\r]*|`{3}(?:[ \t]+|(?=[.,;:)]))(?<text>\S.*[ \t]\S.*|[.,;:)][ \t\r]*))$/gm;
/** A fence that begins code, and one that ends it. */
const beginning = /^[ \t]*`{3}[\w+#.-]+[ \t\r]*$/m;
const ending = /^[ \t]*`{3}[ \t\r]*$/m;

/** More blocks of code that end too early are not looked for: the text after each is read again. */
const maxDepth = 10;
let depth = 0;

/** The parts of code that a model has ended in the wrong place; undefined for other code. */
function endedEarly(
  { value, lang, position }: Code,
  { source }: Shaping,
): { code: string; rest: string } | undefined {
  if (!value.includes('```') || /^(?:markdown|mdx?)$/i.test(lang ?? '')) return undefined;
  const written = source.slice(position?.start.offset, position?.end.offset);
  if (!written.startsWith('```') || written.startsWith('````')) return undefined;
  const isClosed = ending.test(written.slice(written.lastIndexOf('\n') + 1));
  for (const found of value.matchAll(earlyEnd)) {
    const { code, text } = found.groups ?? {};
    // Code in a line is whole: «`a` и ```b```».
    if (code?.includes('`')) continue;
    const below = value.slice(found.index + found[0].length);
    // A fence below that ends code is the end of this one.
    const next = beginning.exec(below)?.index ?? Number.POSITIVE_INFINITY;
    const end = ending.exec(below)?.index ?? Number.POSITIVE_INFINITY;
    if (isClosed ? next === Number.POSITIVE_INFINITY || end < next : end < next) return undefined;
    return {
      code:
        code === undefined
          ? value.slice(0, found.index).replace(/\n$/, '')
          : value.slice(0, found.index) + code,
      rest: `${text ?? ''}${below}${isClosed ? '\n```' : ''}`,
    };
  }
  return undefined;
}

/** Whether what stands behind the language of a block is its first line, `print(1)`, and no name or attribute. */
const isCodeLine = (meta: string): boolean =>
  /^[\w.$]+(?:\(.*\)|(?: [\w.$]+)?\s+=\s+\S.*)?;?$/.test(meta) && /[();]|\s=\s/.test(meta);

const listMark = /^[ \t]*(?:[-*+•]|\d{1,9}[.)])[ \t]/;

/** A block of code between fences. */
const fenced = /^ {0,3}(`{3,}|~{3,})[^`\n]*\n(?:[\s\S]*\n)? {0,3}\1[ \t]*$/;

/** Whether indented code is a table, a block between fences, or a list inside of an item, that is indented too far. */
function isIndentedBlock({ value, position }: Code, parent: Parents, { source }: Shaping): boolean {
  const start = position?.start.offset ?? 0;
  if (/[`~]/.test(source.charAt(start))) return false;
  const [first = '', second = ''] = value.split('\n', 2);
  if (fenced.test(value)) return true;
  if (first.includes('|') && second.includes('|')) return isDelimiterRow(second);
  return parent.type === 'listItem' && listMark.test(first);
}

/** The blocks of a paragraph of a list item with a table whose rows are not indented; undefined for others. */
function lazyTable({ position }: Paragraph, { source, parser }: Shaping): RootContent[] | undefined {
  const text = source.slice(position?.start.offset, position?.end.offset);
  if (!text.includes('|')) return undefined;
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const head = lines.findIndex(
    (line, at) => line.startsWith('|') && isDelimiterRow(lines[at + 1] ?? '') && lines[at + 1]?.includes('|'),
  );
  if (head < 1 || cellsOf(lines[head] ?? '') !== cellsOf(lines[head + 1] ?? '')) return undefined;
  const [above, table] = [lines.slice(0, head), lines.slice(head)];
  if (!table.every((line) => line.startsWith('|'))) return undefined;
  return [...read(above.join('\n'), parser), ...read(table.join('\n'), parser)];
}

/** A formula whose backslashes are lost: `[ x = \\frac{a}{b} ]` on a line of its own, or between two such lines. */
const bareFormula = /^\[([ \t][^\n]*[ \t]|[ \t]*(?:\n[^\n]+)+?\n[ \t]*)\][ \t]*$/gm;

/** A formula in a line whose backslashes are lost: `где ( \\alpha = 5 ) — угол`. */
const bareInline = /(?<![\\\p{L}\d])\((?= )((?:[^()\n\\]|\\[^()\n]|\([^()\n]*\))+ )\)/gu;

/** The blocks of a paragraph with such formulas; undefined for others. */
function withBareFormulas(text: string, parser: InnerParser): RootContent[] | undefined {
  if (!/\[|\( /.test(text) || !/\\[a-z]{2}/i.test(text)) return undefined;
  const isTex = (body: string): boolean =>
    /\\[a-z]{2}/i.test(body) && !/[`$]|\p{Script=Cyrillic}{3}/u.test(body);
  const meant = text
    .replaceAll(bareFormula, (written, body: string) =>
      /\\[a-z]{2}/i.test(body) ? `\\[${body}\\]` : written,
    )
    .replaceAll(bareInline, (written, body: string) => (isTex(body) ? `\\(${body}\\)` : written));
  return meant === text ? undefined : read(meant, parser);
}

const beginsJson = /^(?:\{\s*["}]|\[\s*[{"[])/;
/** The beginning of JSON on several lines. */
const openJson = /^[{[][ \t]*\n\s*["{[]/;

/** Whether lines are JSON. @param isOpen whether more of it may arrive */
function isJson(text: string, isOpen: boolean): boolean {
  if (!beginsJson.test(text) || !text.includes('\n')) return false;
  if (isOpen) return openJson.test(text);
  if (!/[}\]]\s*$/.test(text)) return false;
  try {
    return JSON.parse(text) !== null;
  } catch {
    return false;
  }
}

/** A line of a tree of folders or of a table that is drawn with signs: they stand below each other in code only. */
const drawnLine = /^[ \t]*[│├└┌╔╠║╚]/gm;

/** What a paragraph of the answer means; undefined for most, which are texts. */
function meantParagraph(node: Paragraph, isOpen: boolean, shaping: Shaping): RootContent[] | undefined {
  const { source, parser } = shaping;
  const text = source.slice(node.position?.start.offset, node.position?.end.offset);
  const { position } = node;
  if (isJson(text, isOpen)) return [{ type: 'code', lang: 'json', value: text, position }];
  if ((text.match(drawnLine)?.length ?? 0) > 1) return [{ type: 'code', value: text, position }];
  return withBareFormulas(text, parser)?.map((block) => ({ ...block, position }));
}

const read = (text: string, parser: InnerParser): RootContent[] => parser.blocks(text);

/**
 * The blocks that stand for a block; undefined for most, which are what CommonMark says.
 *
 * @param at its index in its parent
 */
export function meantBlocks(
  node: RootContent,
  { parent, at }: { parent: Parents; at: number },
  shaping: Shaping,
): RootContent[] | undefined {
  if (node.type === 'paragraph' && parent.type === 'listItem') return lazyTable(node, shaping);
  if (node.type === 'paragraph' && parent.type === 'root')
    return meantParagraph(node, shaping.isOpen && at === parent.children.length - 1, shaping);
  if (node.type !== 'code') return undefined;
  const isLast = at === parent.children.length - 1;
  // GitHub's form of a formula. While the answer streams, the last block may not be complete.
  if (node.lang === 'math' && !(shaping.isOpen && isLast))
    return [{ type: 'math', value: node.value, position: node.position }];
  if (node.meta && isCodeLine(node.meta))
    return [{ ...node, meta: null, value: `${node.meta}\n${node.value}`.trimEnd() }];
  if (at > 0 && isIndentedBlock(node, parent, shaping)) return read(node.value, shaping.parser);
  const parts = parent.type === 'root' && depth < maxDepth ? endedEarly(node, shaping) : undefined;
  if (!parts) return undefined;
  depth += 1;
  try {
    return [{ ...node, value: parts.code }, ...read(parts.rest, shaping.parser)];
  } finally {
    depth -= 1;
  }
}
