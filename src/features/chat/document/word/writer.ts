import {
  AlignmentType,
  BorderStyle,
  BuilderElement,
  HeadingLevel,
  type ILevelsOptions,
  type INumberingOptions,
  type IParagraphOptions,
  LevelFormat,
  LineRuleType,
  Paragraph,
  type ParagraphChild,
  Tab,
  type Table,
  TabStopType,
  TextRun,
  Math as WordMath,
} from 'docx';
import type { Code, List, ListItem, Nodes } from 'mdast';
import { isRightToLeft } from '#lib/right-to-left.ts';
import { codeFile } from '#markdown/languages.ts';
import { type Count, countOf } from '#markdown/list-marks.ts';
import { marksOf } from '#markdown/list-numbers.ts';
import type { KnownMap } from '#markdown/parse.ts';
import { lines, type PictureBlock, text } from '../blocks.ts';
import { diagramOf } from '../diagrams.ts';
import type { Picture, Pictures } from '../pictures.ts';
import { byFormulas, type RunStyle, runsOf, textOfRuns } from '../runs.ts';
import { formulaOf } from './formula.ts';
import { countedAs } from './numbering.ts';
import { wordTable } from './table.ts';
import { childrenOf, codeShading, monospace, partsOf, pictureRun, xmlText } from './text.ts';

/** Left indent of a level of a list or a quotation, twips. */
const INDENT = 360;
/** Word has nine levels of lists. */
const LEVELS = 9;
/** Four characters of code, twips. */
const CODE_TAB = 456;
const bullets = ['•', '◦', '▪'];
const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

/** Where a block stands. */
export interface Place {
  labels: KnownMap;
  /** Left indent, twips. */
  indent: number;
  /** Depth of lists around it. */
  level: number;
  isQuoted: boolean;
}

/** Where the blocks of a document begin. */
export const topPlace = (labels: KnownMap): Place => ({ labels, indent: 0, level: 0, isQuoted: false });

/** A paragraph or a table of the document. */
export interface Item {
  content: Paragraph | Table;
  /** A table for a landscape page. */
  isWide?: boolean;
  /** Belongs to what follows: a heading, or a line that ends with a colon. */
  leads?: boolean;
}

type Block = Nodes | PictureBlock;
type ListConfig = INumberingOptions['config'][number];

/** Converts the blocks of one document. */
export class Writer {
  /** A list of Word for each list of the document, so that each begins with its own number. */
  readonly #lists: ListConfig[] = [];
  readonly #pictures: Pictures;
  readonly #topHeading: number;

  /** @param topHeading level in Word of a heading of depth 1. @default 3, because a message has a heading of level 2 */
  constructor(pictures: Pictures, topHeading = 3) {
    this.#pictures = pictures;
    this.#topHeading = topHeading;
  }

  /** The lists of all blocks that were written. */
  get numbering(): INumberingOptions {
    return { config: this.#lists };
  }

  blocks(nodes: readonly Block[], place: Place): Item[] {
    return nodes.flatMap((node) => this.#block(node, place));
  }

  #block(node: Block, place: Place): Item[] {
    switch (node.type) {
      case 'picture':
        return [this.#picture(node, place)];
      case 'heading':
        return this.#paragraphs(node.children, place, {
          heading: headings[node.depth + this.#topHeading - 2] ?? HeadingLevel.HEADING_6,
          keepNext: true,
        });
      case 'list':
        return this.#list(node, place);
      case 'blockquote':
        return this.blocks(node.children, { ...place, indent: place.indent + INDENT, isQuoted: true });
      case 'code': {
        const { title } = codeFile(node.lang, node.meta);
        const name = title
          ? this.#paragraphs([text(title)], place, { keepNext: true }, [], { isSmall: true })
          : [];
        const diagram = diagramOf(node, this.#pictures);
        return [...name, diagram ? pictureOf(diagram, diagram.alt ?? '', place) : codeBlock(node, place)];
      }
      case 'details':
        return [
          ...this.#paragraphs(node.summary, place, { keepNext: true }, [], { isBold: true }),
          ...this.blocks(node.children, { ...place, indent: place.indent + INDENT }),
        ];
      case 'html':
        return this.#paragraphs(lines(node.value), place);
      case 'table': {
        const { table, isWide } = wordTable(node, { ...place, pictures: this.#pictures });
        return [
          { content: table, isWide },
          {
            content: new Paragraph({ spacing: { after: 0, line: 160, lineRule: LineRuleType.AUTO } }),
            isWide,
          },
        ];
      }
      case 'thematicBreak':
        return [{ content: new Paragraph({ border: { bottom: { ...line, space: 1 } } }) }];
      case 'definition':
        return [];
      case 'footnoteDefinition':
        return this.#withLead(node.children, place, {
          children: [new TextRun({ text: xmlText(`[${node.label ?? node.identifier}] `) })],
        });
      case 'math':
        return this.#paragraphs([node], place);
      default:
        return this.#paragraphs('children' in node ? node.children : [node], place);
    }
  }

  #picture({ idFile, alt }: PictureBlock, place: Place): Item {
    return pictureOf(this.#pictures.get(idFile), alt, place);
  }

  /** The paragraphs of inline content; a display formula has one of its own, in the middle. */
  #paragraphs(
    nodes: readonly Nodes[],
    place: Place,
    options: IParagraphOptions = {},
    lead: readonly ParagraphChild[] = [],
    outer: RunStyle = {},
  ): Item[] {
    const parts = byFormulas(runsOf(nodes, place.labels, outer));
    if (parts.length === 0) parts.push([]);
    return parts.map((runs, index): Item => {
      const words = textOfRuns(runs);
      const formula = runs[0]?.formula;
      const math = formula?.isDisplay && formulaOf(formula);
      const leads = options.keepNext === true || /:\s*$/.test(words);
      const isReversed = isRightToLeft(words);
      const own = { ...around(place, isReversed), ...(index === 0 && options) };
      const first = index === 0 ? lead : [];
      if (math)
        return {
          content: new Paragraph({
            ...own,
            alignment: AlignmentType.CENTER,
            children: [...first, displayed(math)],
          }),
        };
      const content = new Paragraph({
        ...own,
        ...(leads && { keepNext: true }),
        ...(isReversed && { bidirectional: true }),
        children: [...first, ...childrenOf(runs, { isRightToLeft: isReversed, pictures: this.#pictures })],
      });
      return { content, leads };
    });
  }

  /** Blocks of which the first begins with a mark, if it is a paragraph; otherwise the mark is a line of its own. */
  #withLead(nodes: readonly Block[], place: Place, { children, ...options }: IParagraphOptions): Item[] {
    const [first, ...rest] = nodes;
    const lead = first?.type === 'paragraph' ? first.children : [];
    return [
      ...this.#paragraphs(lead, place, options, children ?? []),
      ...this.blocks(first?.type === 'paragraph' ? rest : nodes, place),
    ];
  }

  #list(list: List, place: Place): Item[] {
    const marks = list.ordered ? marksOf(list) : [];
    const length = marks.reduce((most, mark) => Math.max(most, mark.length), 0);
    // Three digits need more than the usual indent.
    const hanging = Math.max(INDENT, 50 + 130 * length);
    const level = Math.min(place.level, LEVELS - 1);
    const left = place.indent + hanging;
    const inside = { ...place, indent: left, level: place.level + 1 };
    const begin = (counted: Omit<ILevelsOptions, 'level' | 'style'>): string => {
      const reference = `list-${this.#lists.length + 1}`;
      const style = { paragraph: { indent: { left, hanging } } };
      this.#lists.push({ reference, levels: [{ level, ...counted, style }] });
      return reference;
    };
    const isRoman = marks[1]?.startsWith('ii') === true;
    let reference = '';
    let before: Count | undefined;
    return list.children.flatMap((item, at) => {
      const mark = marks[at];
      const count = mark === undefined ? undefined : countOf(mark, isRoman);
      // A list of Word cannot skip a number, so another list begins.
      const isNext = count ? count.number - 1 === before?.number : mark === undefined && at > 0;
      if (!isNext)
        reference = begin(
          mark === undefined
            ? { start: 1, format: LevelFormat.BULLET, text: bullets[level % bullets.length] ?? '•' }
            : countedAs(mark, count, level),
        );
      before = count;
      return this.#withLead(item.children, inside, {
        indent: { left, hanging },
        ...(isLoose(list, item) ? {} : { spacing: { after: 40 } }),
        ...(typeof item.checked === 'boolean' && !list.ordered ? {} : { numbering: { reference, level } }),
        children: taskBox(item, list.ordered === true),
      });
    });
  }
}

const line = { style: BorderStyle.SINGLE, size: 6, color: 'A0A0A0' };

/** Indent and border of a paragraph by its place. */
const around = ({ indent, isQuoted }: Place, isReversed = false): IParagraphOptions => ({
  ...(indent > 0 && { indent: { left: indent } }),
  ...(isQuoted && { border: { [isReversed ? 'right' : 'left']: { ...line, size: 12, space: 8 } } }),
});

/** A picture in a paragraph; without one its alternative text. */
const pictureOf = (picture: Picture | undefined, alt: string, place: Place): Item => {
  const child = picture ? pictureRun(picture, alt) : new TextRun(xmlText(alt));
  return { content: new Paragraph({ ...around(place), children: [child] }) };
};

const isLoose = (list: List, item: ListItem): boolean => list.spread === true || item.spread === true;

/** The box of a task, in place of the list's mark, if that is no number. */
function taskBox({ checked }: ListItem, isNumbered: boolean): ParagraphChild[] {
  if (typeof checked !== 'boolean') return [];
  return [
    new TextRun({ font: 'Segoe UI Symbol', children: [checked ? '☑' : '☐', isNumbered ? ' ' : new Tab()] }),
  ];
}

/** A formula on a line of its own (`m:oMathPara`), for which the library has no class. */
const displayed = (children: ConstructorParameters<typeof WordMath>[0]['children']): ParagraphChild =>
  new BuilderElement({
    name: 'm:oMathPara',
    children: [new WordMath({ children })],
  }) as unknown as ParagraphChild;

/** Code as one paragraph: its tabs stand where an editor with tabs of four characters has them. */
function codeBlock({ value }: Code, place: Place): Item {
  const rows = xmlText(value).split('\n');
  const tabs = value.includes('\t') ? 20 : 0;
  return {
    content: new Paragraph({
      ...around(place),
      shading: codeShading,
      spacing: { after: 120, line: 252, lineRule: LineRuleType.AUTO },
      tabStops: Array.from({ length: tabs }, (_, index) => ({
        type: TabStopType.LEFT,
        position: place.indent + CODE_TAB * (index + 1),
      })),
      children: rows.map(
        (row, index) =>
          new TextRun({
            font: monospace,
            size: 19,
            noProof: true,
            ...(index > 0 && { break: 1 }),
            children: partsOf(row),
          }),
      ),
    }),
  };
}
