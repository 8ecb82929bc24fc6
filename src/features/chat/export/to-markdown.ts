import { parseDocument } from '#markdown/document.ts';
import { blocksToMarkdown } from '../document/blocks-to-markdown.ts';
import type { ChatDocument, ExportedMessage } from './chat-document.ts';

/** A title in one line: line ends and marks of a heading would end it. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Signs that begin and end a block of code or a formula. */
const fences = /^[ \t]*(`{3,}|~{3,}|\${2,})/gm;

/** Whether text that follows is outside of the last block of code or formula. */
const isClosed = (text: string): boolean => parseDocument(`${text}\n\n# x`).at(-1)?.type === 'heading';

/** Ends a block of code or a formula in which the text was stopped. Without that, the rest of the file would be part of it. */
function closed(text: string): string {
  const marks = new Set([...text.matchAll(fences)].map(([, mark]) => mark ?? ''));
  if (marks.size === 0 || isClosed(text)) return text;
  const mark = [...marks].find((one) => isClosed(`${text}\n${one}`));
  return mark ? `${text}\n${mark}` : text;
}

/** The text of a message as the service or the person wrote it, except that open blocks of code and formulas are ended. */
const bodyOf = ({ source, additions }: ExportedMessage): string =>
  [
    ...source.map((part) => (typeof part === 'string' ? closed(part.trim()) : blocksToMarkdown([part]))),
    blocksToMarkdown(additions),
  ]
    .filter(Boolean)
    .join('\n\n');

/** The chat as Markdown, each message under a heading of its own. */
export function chatToMarkdown({ title, serviceTitle, messages }: ChatDocument): string {
  const parts = messages.map((message) => {
    const heading = `## ${oneLine([message.author, message.date].filter(Boolean).join(', '))}`;
    return [heading, bodyOf(message)].filter(Boolean).join('\n\n');
  });
  return `${[`# ${oneLine(title)}`, `Сервис: ${oneLine(serviceTitle)}`, ...parts].join('\n\n')}\n`;
}

/** The longest request that is a heading as a whole. */
const LONGEST_HEADING = 120;

/** The chat as a material for a presentation: answers under their requests as headings, without names and dates (PRES-96). */
export function chatToMaterial({ messages }: ChatDocument): string {
  const parts = messages.map((message) => {
    if (!message.isRequest) return bodyOf(message);
    const text = bodyOf({ ...message, additions: [] });
    const line = oneLine(text);
    const isShort = line.length <= LONGEST_HEADING;
    const heading = isShort
      ? line
      : `${line
          .slice(0, LONGEST_HEADING)
          .toWellFormed()
          .replace(/\s\S*$/, '')}…`;
    return [`## ${heading}`, isShort ? '' : text, blocksToMarkdown(message.additions)]
      .filter(Boolean)
      .join('\n\n');
  });
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
