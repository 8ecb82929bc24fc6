import { parseDocument } from '#markdown/document.ts';
import { blocksToMarkdown } from '../document/blocks-to-markdown.ts';
import type { ChatDocument } from './chat-document.ts';

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

/**
 * The chat as Markdown, each message under a heading of its own. Answers stay as the service wrote them, except that open
 * blocks of code and formulas are ended.
 */
export function chatToMarkdown({ title, serviceTitle, messages }: ChatDocument): string {
  const parts = messages.map(({ author, date, source, additions }) =>
    [
      `## ${oneLine([author, date].filter(Boolean).join(', '))}`,
      ...source.map((part) => (typeof part === 'string' ? closed(part.trim()) : blocksToMarkdown([part]))),
      blocksToMarkdown(additions),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  return `${[`# ${oneLine(title)}`, `Сервис: ${oneLine(serviceTitle)}`, ...parts].join('\n\n')}\n`;
}
