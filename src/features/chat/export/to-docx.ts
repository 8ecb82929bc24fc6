import { HeadingLevel } from 'docx';
import type { Pictures } from '../document/pictures.ts';
import { plainParagraph, wordFile } from '../document/word/file.ts';
import { type Item, topPlace, Writer } from '../document/word/writer.ts';
import type { ChatDocument, ExportedMessage } from './chat-document.ts';

function messageItems(writer: Writer, message: ExportedMessage): Item[] {
  const { author, date, blocks, labels, additions } = message;
  const name = [author, date].filter(Boolean).join(', ');
  return [
    { content: plainParagraph(name, { heading: HeadingLevel.HEADING_2, keepNext: true }), leads: true },
    ...writer.blocks([...blocks, ...additions], topPlace(labels)),
  ];
}

/**
 * The chat as a Word document (CHAT-33): headings, lists, tables, links and formulas are those of Word. Formulas are TeX
 * while their code is not loaded (`loadFormulas`).
 */
export function chatToDocx(
  { title, serviceTitle, messages }: ChatDocument,
  pictures: Pictures,
): Promise<Blob> {
  const writer = new Writer(pictures);
  const items = messages.flatMap((message) => messageItems(writer, message));
  const service = { content: plainParagraph(`Сервис: ${serviceTitle}`) };
  return wordFile({ title, author: serviceTitle }, [service, ...items], writer.numbering);
}
