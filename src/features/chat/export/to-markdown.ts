import type { RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Block } from '../document/blocks.ts';
import type { ChatDocument } from './chat-document.ts';

/** A Markdown file cannot contain a picture. */
const withoutPictures = (block: Block): RootContent =>
  block.type === 'picture' ? { type: 'paragraph', children: [{ type: 'text', value: block.alt }] } : block;

const written = (blocks: readonly Block[]): string =>
  toMarkdown(
    { type: 'root', children: blocks.map(withoutPictures) },
    { extensions: [gfmToMarkdown()] },
  ).trim();

/** A title in one line: line ends and marks of a heading would end it. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The chat as Markdown: answers as the service wrote them, each message under a heading of its own. */
export function chatToMarkdown({ title, serviceTitle, messages }: ChatDocument): string {
  const parts = messages.map(({ author, date, source, additions }) =>
    [
      `## ${oneLine([author, date].filter(Boolean).join(', '))}`,
      ...source.map((part) => (typeof part === 'string' ? part.trim() : written([part]))),
      written(additions),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  return `${[`# ${oneLine(title)}`, `Сервис: ${oneLine(serviceTitle)}`, ...parts].join('\n\n')}\n`;
}
