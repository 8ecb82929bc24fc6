import type {
  AlignType,
  BlockContent,
  ListItem,
  ListItemData,
  PhrasingContent,
  RootContent,
  TableCell,
  TableRow,
} from 'mdast';
import type { MarkTag } from './node-types.ts';

/** Elements that are no part of a text: controls, and what is read aloud only. */
const controls =
  'button, select, input:not([type=checkbox]), svg, [aria-hidden=true], [data-aside], [hidden]';

/** The button in place of a picture of another site. */
const unseenPicture = '[data-text] button[title^=http]';

const emphases: Readonly<Record<string, 'strong' | 'emphasis' | 'delete'>> = {
  STRONG: 'strong',
  B: 'strong',
  EM: 'emphasis',
  I: 'emphasis',
  DEL: 'delete',
  S: 'delete',
};
const markTags = new Set(['SUB', 'SUP', 'U', 'KBD', 'MARK', 'SMALL', 'Q', 'ABBR']);
const blockTags =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|DD|DETAILS|DIV|DL|DT|FIGURE|FOOTER|H[1-6]|HEADER|HR|LI|MAIN|OL|P|PRE|SECTION|TABLE|UL)$/;

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const isBlock = (node: Node): boolean => isElement(node) && blockTags.test(node.tagName);

/** Reads the selected part of a page as Markdown. */
class Reader {
  readonly #range: Range;

  constructor(range: Range) {
    this.#range = range;
  }

  children(parent: Node): Node[] {
    return [...parent.childNodes].filter((node) => {
      if (!this.#range.intersectsNode(node)) return false;
      if (isElement(node) && node.matches(unseenPicture)) return true;
      return !isElement(node) || !(node.matches(controls) || getComputedStyle(node).userSelect === 'none');
    });
  }

  /** The selected part of a text. */
  text(node: Text): string {
    const { startContainer, startOffset, endContainer, endOffset } = this.#range;
    return node.data.slice(
      node === startContainer ? startOffset : 0,
      node === endContainer ? endOffset : undefined,
    );
  }

  #textIn(parent: Node): string {
    return this.children(parent)
      .map((node) => (node instanceof Text ? this.text(node) : this.#textIn(node)))
      .join('');
  }

  #inlineIn(parent: Node): PhrasingContent[] {
    return this.children(parent).flatMap((node) => this.inline(node));
  }

  inline(node: Node): PhrasingContent[] {
    if (node instanceof Text) {
      const value = this.text(node).replace(/[ \t\n]+/g, ' ');
      return value === '' ? [] : [{ type: 'text', value }];
    }
    if (!isElement(node)) return [];
    const { tagName } = node;
    const emphasis = emphases[tagName];
    if (emphasis) return filled({ type: emphasis, children: this.#inlineIn(node) });
    if (markTags.has(tagName)) {
      const tag = tagName.toLowerCase() as MarkTag;
      const title = node.getAttribute('title') ?? '';
      return filled({ type: 'mark', tag, ...(title && { title }), children: this.#inlineIn(node) });
    }
    switch (tagName.toUpperCase()) {
      case 'BR':
        return [{ type: 'break' }];
      case 'CODE': {
        const value = this.#textIn(node);
        return value === '' ? [] : [{ type: 'inlineCode', value }];
      }
      case 'A':
        return this.#link(node);
      case 'IMG':
        return [{ type: 'image', url: node.getAttribute('src') ?? '', alt: node.getAttribute('alt') }];
      case 'BUTTON': {
        const alt = node.querySelector('[data-alt]')?.textContent.replace(/^: /, '') ?? '';
        return [{ type: 'image', url: node.getAttribute('title') ?? '', alt }];
      }
      case 'MATH': {
        const value = node.querySelector('annotation')?.textContent ?? '';
        return value === '' ? [] : [{ type: 'inlineMath', value }];
      }
      default:
        return this.#inlineIn(node);
    }
  }

  #link(node: Element): PhrasingContent[] {
    const children = this.#inlineIn(node);
    const url = node.getAttribute('href') ?? '';
    // Places of the page: a footnote and the way back from it.
    if (url.startsWith('#')) return node.textContent === '↩' ? [] : children;
    return url === '' ? children : filled({ type: 'link', url, children });
  }

  /** Blocks in a container. Inline content between them makes paragraphs. */
  blocks(nodes: readonly Node[]): RootContent[] {
    const found: RootContent[] = [];
    let line: PhrasingContent[] = [];
    const end = () => {
      if (line.some((node) => node.type !== 'break' && !(node.type === 'text' && node.value.trim() === '')))
        found.push({ type: 'paragraph', children: line });
      line = [];
    };
    for (const node of nodes)
      if (isBlock(node) || (isElement(node) && [...node.children].some(isBlock))) {
        end();
        found.push(...this.#block(node as Element));
      } else line.push(...this.inline(node));
    end();
    return found;
  }

  #blocksIn(parent: Node): BlockContent[] {
    return this.blocks(this.children(parent)) as BlockContent[];
  }

  #block(node: Element): RootContent[] {
    const { tagName } = node;
    const heading = /^H([1-6])$/.exec(tagName)?.[1];
    if (heading) {
      const children = this.#inlineIn(node);
      return children.length === 0
        ? []
        : [{ type: 'heading', depth: Number(heading) as 1 | 2 | 3 | 4 | 5 | 6, children }];
    }
    switch (tagName) {
      case 'HR':
        return [{ type: 'thematicBreak' }];
      case 'PRE': {
        const value = this.#textIn(node).replace(/\n$/, '');
        return value === '' ? [] : [{ type: 'code', value }];
      }
      case 'BLOCKQUOTE': {
        const children = this.#blocksIn(node);
        return children.length === 0 ? [] : [{ type: 'blockquote', children }];
      }
      case 'OL':
      case 'UL':
        return this.#list(node);
      case 'TABLE':
        return this.#table(node);
      case 'DETAILS':
        return this.#details(node);
      default:
        return this.#formulas(node) ?? this.#blocksIn(node);
    }
  }

  /** A box that has a formula alone. */
  #formulas(node: Element): RootContent[] | undefined {
    const math =
      node.tagName === 'DIV' && node.children.length === 1 ? node.querySelector(':scope > math') : null;
    const value = math?.querySelector('annotation')?.textContent;
    return value ? [{ type: 'math', value }] : undefined;
  }

  #list(node: Element): RootContent[] {
    const items = [...node.children].filter((item) => item.tagName === 'LI');
    const selected = items.filter((item) => this.#range.intersectsNode(item));
    const [first] = selected;
    if (!first) return [];
    const children = selected.map((item): ListItem => {
      const box = item.querySelector<HTMLInputElement>(':scope > input[type=checkbox]');
      return { type: 'listItem', ...(box && { checked: box.checked }), children: this.#blocksIn(item) };
    });
    const spread = selected.some((item) => item.querySelector(':scope > p') !== null);
    if (node.tagName === 'UL') return [{ type: 'list', spread, children }];
    let number = Number(node.getAttribute('start') ?? 1) - 1;
    const numbers = items.map((item) => {
      number = item.hasAttribute('value') ? Number(item.getAttribute('value')) : number + 1;
      return number;
    });
    for (const [at, item] of selected.entries())
      Object.assign(children[at] ?? {}, { data: { written: numbers[items.indexOf(item)], ...markOf(item) } });
    return [{ type: 'list', ordered: true, start: numbers[items.indexOf(first)], spread, children }];
  }

  #table(node: Element): RootContent[] {
    const rows = [...node.querySelectorAll('tr')].filter((row) => this.#range.intersectsNode(row));
    const [first] = rows;
    if (!first) return [];
    const align = [...first.cells].map((cell) => (cell.dataset['align'] ?? null) as AlignType);
    const children = rows.map((row): TableRow => {
      const cells = [...row.cells].map(
        (cell): TableCell => ({
          type: 'tableCell',
          children: this.#range.intersectsNode(cell) ? this.#inlineIn(cell) : [],
        }),
      );
      return { type: 'tableRow', children: cells };
    });
    return [{ type: 'table', align, children }];
  }

  #details(node: Element): RootContent[] {
    const [summary, ...rest] = this.children(node);
    const isSummary = summary && isElement(summary) && summary.tagName === 'SUMMARY';
    return [
      {
        type: 'details',
        summary: isSummary ? this.#inlineIn(summary) : [],
        children: this.blocks(isSummary ? rest : this.children(node)),
      },
    ];
  }
}

/** The mark of an item that is no number with a full stop. */
function markOf(item: Element): ListItemData {
  const type = item instanceof HTMLElement ? item.style.listStyleType : '';
  const [, mark] = /^"(.+) "$/.exec(type) ?? [];
  return mark ? { mark } : {};
}

const filled = <Node extends PhrasingContent & { children: unknown[] }>(node: Node): Node[] =>
  node.children.length === 0 ? [] : [node];

/** Elements which what is in them depends on: a word in a link is a link, rows are rows of a table. */
const wrapping =
  /^(?:SPAN|STRONG|B|EM|I|DEL|S|SUB|SUP|U|KBD|MARK|SMALL|Q|ABBR|A|CODE|PRE|THEAD|TBODY|TR|TABLE|UL|OL)$/;

/** The element around a range that says what it is: a list for some of its items, a formula for a part of it. */
function aroundOf({ commonAncestorContainer: common }: Range): Element | null {
  const inner = isElement(common) ? common : common.parentElement;
  let top = inner?.closest('math') ?? inner;
  while (top && wrapping.test(top.tagName) && top.parentElement && wrapping.test(top.parentElement.tagName))
    top = top.parentElement;
  return top;
}

/**
 * The selected part of a page as nodes of Markdown.
 *
 * @returns blocks, or inline nodes if all of it is within one block
 */
export function selectedNodes(range: Range): { nodes: RootContent[]; isInline: boolean } {
  const reader = new Reader(range);
  const top = aroundOf(range);
  if (!top) return { nodes: [], isInline: true };
  const isWhole = wrapping.test(top.tagName) || top.tagName === 'math' || top.tagName === 'BLOCKQUOTE';
  const nodes = reader.blocks(isWhole ? [top] : reader.children(top));
  const [only] = nodes;
  if (nodes.length !== 1 || !only) return { nodes, isInline: false };
  if (only.type === 'paragraph') return { nodes: only.children, isInline: true };
  const isLine = only.type === 'code' && !only.value.includes('\n');
  return isLine
    ? { nodes: [{ type: 'inlineCode', value: only.value }], isInline: true }
    : { nodes, isInline: false };
}
