import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  type INumberingOptions,
  type ISectionOptions,
  LineRuleType,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  TextRun,
} from 'docx';
import { isRightToLeft } from '#lib/right-to-left.ts';
import { childrenOf, xmlText } from './text.ts';
import type { Item } from './writer.ts';

/** Margins of a page, twips: 2 cm. */
const MARGIN = 1134;

/** A line of plain text as a paragraph in its direction. */
export function plainParagraph(
  text: string,
  options: ConstructorParameters<typeof Paragraph>[0] & object = {},
): Paragraph {
  const isReversed = isRightToLeft(text);
  return new Paragraph({
    ...options,
    ...(isReversed && { bidirectional: true }),
    children: childrenOf([{ text }], { isRightToLeft: isReversed, pictures: new Map() }),
  });
}

interface Section {
  isWide: boolean;
  items: Item[];
}

/** Groups items into upright and landscape pages. A heading or line before a wide table goes with it. */
function sectionsOf(items: readonly Item[]): Section[] {
  const sections: Section[] = [];
  for (const item of items) {
    const isWide = item.isWide === true;
    const last = sections.at(-1);
    if (last?.isWide === isWide) {
      last.items.push(item);
      continue;
    }
    const moved =
      isWide && last ? last.items.splice(last.items.findLastIndex(({ leads }) => !leads) + 1) : [];
    if (last?.items.length === 0) sections.pop();
    const before = sections.at(-1);
    if (before?.isWide === isWide) before.items.push(...moved, item);
    else sections.push({ isWide, items: [...moved, item] });
  }
  return sections;
}

const footer = new Footer({
  children: [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [new TextRun({ size: 18, color: '707070', children: [PageNumber.CURRENT] })],
    }),
  ],
});

const section = ({ isWide, items }: Section): ISectionOptions => ({
  properties: {
    page: {
      size: { orientation: isWide ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT },
      margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
    },
  },
  footers: { default: footer },
  children: items.map(({ content }) => content),
});

const heading = (size: number, color: string, before: number) => ({
  run: { size, bold: true, italics: false, color },
  paragraph: { spacing: { before, after: 80 } },
});

/**
 * A file of Word.
 *
 * @param about title and author for its properties; the title is its first line, too. @default none
 */
export function wordFile(
  { title, author }: { title?: string; author?: string },
  items: readonly Item[],
  numbering: INumberingOptions,
): Promise<Blob> {
  const first = title
    ? [{ content: plainParagraph(title, { heading: HeadingLevel.TITLE }), leads: true }]
    : [];
  return Packer.toBlob(
    new Document({
      ...(title && { title: xmlText(title) }),
      ...(author && { creator: xmlText(author) }),
      numbering,
      styles: {
        default: {
          document: {
            run: { font: 'Arial', size: 22, language: { value: 'ru-RU' } },
            paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
          },
          title: { run: { size: 36, bold: true }, paragraph: { spacing: { after: 120 } } },
          heading1: heading(30, '1A1A1A', 320),
          heading2: heading(26, '444444', 280),
          heading3: heading(28, '1A1A1A', 240),
          heading4: heading(25, '1A1A1A', 220),
          heading5: heading(23, '1A1A1A', 200),
          heading6: heading(22, '1A1A1A', 180),
        },
      },
      sections: sectionsOf([...first, ...items]).map(section),
    }),
  );
}
