import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  type INumberingOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { List, Nodes, Table as TableNode } from 'mdast';
import type { KnownMap } from '#markdown/parse.ts';
import type { ChatDocument, ExportedMessage } from './chat-document.ts';
import type { Pictures } from './pictures.ts';
import type { PictureBlock } from './result-blocks.ts';
import { type Run, type RunStyle, runsOf } from './runs.ts';

const monospace = 'Courier New';
/** Left indent of a level of a list or a quotation, twentieths of a point. */
const INDENT = 360;
const LEVELS = 9;
/** Greatest width of a picture, px at 96 dpi: the width of the text. */
const PICTURE_WIDTH = 600;
/** Headings inside an answer are below the heading of its message. */
const headings = [
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];

const numbering: INumberingOptions = {
  config: [
    {
      reference: 'numbers',
      levels: Array.from({ length: LEVELS }, (_, level) => ({
        level,
        format: LevelFormat.DECIMAL,
        text: `%${level + 1}.`,
        style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: INDENT } } },
      })),
    },
  ],
};

/** Where a block stands. */
interface Place {
  /** Depth of lists and quotations around it. */
  level: number;
  labels: KnownMap;
}

/** XML permits no control characters except tab and line ends, and no halves of a surrogate pair. */
const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (character) => (/[\t\n]/.test(character) ? character : ''));

const looks = ({ isBold, isItalic, isCode, isStruck, link }: RunStyle) => ({
  ...(isBold && { bold: true }),
  ...(isItalic && { italics: true }),
  ...(isCode && { font: monospace }),
  ...(isStruck && { strike: true }),
  ...(link !== undefined && { style: 'Hyperlink' }),
});

function childOf(run: Run): ParagraphChild {
  if (run.text === '\n') return new TextRun({ break: 1 });
  const text = new TextRun({ ...looks(run), text: xmlText(run.text) });
  return run.link === undefined ? text : new ExternalHyperlink({ link: run.link, children: [text] });
}

/** Converts the blocks of one document; lists are counted, so that each numbered one begins with its own number. */
class Writer {
  #lists = 0;
  readonly #pictures: Pictures;

  constructor(pictures: Pictures) {
    this.#pictures = pictures;
  }

  blocks(nodes: readonly (Nodes | PictureBlock)[], place: Place): (Paragraph | Table)[] {
    return nodes.flatMap((node) => this.#block(node, place));
  }

  #block(node: Nodes | PictureBlock, place: Place): (Paragraph | Table)[] {
    switch (node.type) {
      case 'picture':
        return [new Paragraph({ children: [this.#picture(node)] })];
      case 'heading':
        return [
          new Paragraph({
            heading: headings[Math.min(node.depth, headings.length) - 1] ?? HeadingLevel.HEADING_6,
            children: this.#inline(node.children, place),
          }),
        ];
      case 'list':
        return this.#list(node, place);
      case 'blockquote':
        return this.blocks(node.children, { ...place, level: place.level + 1 });
      case 'code':
      case 'math':
      case 'html':
        return [codeBlock(node.value, place.level)];
      case 'table':
        return [this.#table(node, place), new Paragraph({})];
      case 'thematicBreak':
        return [
          new Paragraph({
            border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: 'A0A0A0', space: 1 } },
          }),
        ];
      case 'definition':
        return [];
      case 'footnoteDefinition':
        return [
          new Paragraph({ children: [new TextRun(`[${node.label ?? node.identifier}]`)] }),
          ...this.blocks(node.children, place),
        ];
      default:
        return [
          new Paragraph({
            ...indentOf(place.level),
            children: this.#inline('children' in node ? node.children : [node], place),
          }),
        ];
    }
  }

  #picture({ idFile, alt }: PictureBlock): ParagraphChild {
    const picture = this.#pictures.get(idFile);
    if (!picture) return new TextRun(alt);
    const scale = Math.min(1, PICTURE_WIDTH / picture.width);
    return new ImageRun({
      type: 'jpg',
      data: picture.bytes,
      transformation: {
        width: Math.round(picture.width * scale),
        height: Math.round(picture.height * scale),
      },
      altText: { name: alt, title: alt, description: alt },
    });
  }

  #inline(nodes: readonly Nodes[], { labels }: Place): ParagraphChild[] {
    return runsOf(nodes, labels).map(childOf);
  }

  #list(list: List, place: Place): (Paragraph | Table)[] {
    const instance = this.#lists++;
    const level = Math.min(place.level, LEVELS - 1);
    const inside = { ...place, level: place.level + 1 };
    return list.children.flatMap((item) => {
      const [first, ...rest] = item.children;
      const task = typeof item.checked === 'boolean' ? (item.checked ? '☑ ' : '☐ ') : '';
      const lead = first?.type === 'paragraph' ? first : undefined;
      const marked = new Paragraph({
        ...(list.ordered ? { numbering: { reference: 'numbers', level, instance } } : { bullet: { level } }),
        children: [...(task ? [new TextRun(task)] : []), ...this.#inline(lead?.children ?? [], place)],
      });
      return [marked, ...this.blocks(lead ? rest : item.children, inside)];
    });
  }

  #table({ children: rows }: TableNode, place: Place): Table {
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: rows.map(
        ({ children: cells }, index) =>
          new TableRow({
            tableHeader: index === 0,
            cantSplit: true,
            children: cells.map(
              (cell) =>
                new TableCell({
                  margins: { top: 40, bottom: 40, left: 80, right: 80 },
                  children: [
                    new Paragraph({
                      children: runsOf(cell.children, place.labels, index === 0 ? { isBold: true } : {}).map(
                        childOf,
                      ),
                    }),
                  ],
                }),
            ),
          }),
      ),
    });
  }
}

const indentOf = (level: number) => (level > 0 ? { indent: { left: INDENT * level } } : {});

const codeBlock = (text: string, level: number): Paragraph =>
  new Paragraph({
    ...indentOf(level),
    shading: { type: ShadingType.CLEAR, fill: 'F2F2F2' },
    children: xmlText(text)
      .split('\n')
      .map(
        (line, index) =>
          new TextRun({ text: line, font: monospace, size: 19, ...(index > 0 && { break: 1 }) }),
      ),
  });

function messageBlocks(writer: Writer, message: ExportedMessage): (Paragraph | Table)[] {
  const { author, date, blocks, labels, additions } = message;
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      keepNext: true,
      children: [new TextRun(xmlText([author, date].filter(Boolean).join(', ')))],
    }),
    ...writer.blocks([...blocks, ...additions], { level: 0, labels }),
  ];
}

/** The chat as a Word document (CHAT-33): headings, lists, tables and links are those of Word. */
export function chatToDocx(
  { title, serviceTitle, messages }: ChatDocument,
  pictures: Pictures,
): Promise<Blob> {
  const writer = new Writer(pictures);
  return Packer.toBlob(
    new Document({
      title: xmlText(title),
      creator: xmlText(serviceTitle),
      numbering,
      styles: {
        default: {
          document: {
            run: { font: 'Arial', size: 22, language: { value: 'ru-RU' } },
            paragraph: { spacing: { after: 120, line: 276 } },
          },
          title: { run: { size: 36, bold: true } },
          heading2: {
            run: { size: 26, bold: true, color: '444444' },
            paragraph: { spacing: { before: 280, after: 80 } },
          },
        },
      },
      sections: [
        {
          children: [
            new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(xmlText(title))] }),
            new Paragraph({ children: [new TextRun(xmlText(`Сервис: ${serviceTitle}`))] }),
            ...messages.flatMap((message) => messageBlocks(writer, message)),
          ],
        },
      ],
    }),
  );
}
