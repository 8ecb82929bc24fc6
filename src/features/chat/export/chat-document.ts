import type { RootContent } from 'mdast';
import { formatDateTime } from '#lib/dates.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { parseDocument } from '#markdown/document.ts';
import { type KnownMap, labelsOf } from '#markdown/parse.ts';
import { checkPicture } from '#markdown/urls.ts';
import { walk } from '#markdown/walk.ts';
import { type Block, paragraph, text } from '../document/blocks.ts';
import type { Message } from '../model/chat.ts';
import { endingOf } from '../model/ending.ts';
import { answerParts } from '../results/calls/answer-parts.ts';
import { callBlock } from './call-blocks.ts';
import { requestBlocks } from './request-blocks.ts';
import { resultBlocks } from './result-blocks.ts';

/** What one message contributes to the exported document. */
export interface ExportedMessage {
  /** «Вы» or the title of the service. */
  author: string;
  /** Date and time as shown; empty if unreadable. */
  date: string;
  isRequest: boolean;
  /** Text of a request, Markdown of an answer; between its parts the calls of functions, as blocks (LAB-19). */
  source: readonly (string | RootContent)[];
  /** The same, parsed. */
  blocks: readonly RootContent[];
  labels: KnownMap;
  /** Results, files and notes after the text. */
  additions: readonly Block[];
}

/** A chat as a document, which the writers of the formats turn into files. */
export interface ChatDocument {
  title: string;
  serviceTitle: string;
  messages: readonly ExportedMessage[];
}

/** An answer with its calls where they happened. */
const sourceOf = (message: Message): (string | RootContent)[] =>
  message.calls?.length
    ? answerParts(message.content, message.calls).map((part) =>
        'call' in part ? callBlock(part.call, message) : part.text,
      )
    : [message.content];

function additionsOf(message: Message): Block[] {
  const names = message.files.map(({ name }) => name);
  const ending = endingOf(message);
  return [
    ...(message.results ?? []).flatMap(({ result }) => resultBlocks(result)),
    ...(names.length > 0 ? [paragraph(text(`Файлы: ${names.join(', ')}`))] : []),
    ...(ending ? [paragraph(text(ending.text))] : []),
  ];
}

/**
 * Makes the document of a chat (CHAT-10).
 *
 * @param messages the messages of the branch to export, oldest first, with whole results
 */
export function chatDocument(
  chat: Pick<ChatDocument, 'title' | 'serviceTitle'>,
  messages: readonly Message[],
): ChatDocument {
  return {
    ...chat,
    messages: messages.map((message) => {
      const isRequest = message.role === 'user';
      const date = parseTimestamp(message.date);
      const source = isRequest ? [message.content] : sourceOf(message);
      const blocks = isRequest
        ? requestBlocks(message.content)
        : source.flatMap((part) => (typeof part === 'string' ? parseDocument(part) : [part]));
      return {
        author: isRequest ? 'Вы' : chat.serviceTitle,
        date: date ? formatDateTime(date) : '',
        isRequest,
        source,
        blocks,
        labels: labelsOf(blocks),
        additions: additionsOf(message),
      };
    }),
  };
}

/** All blocks of a document that are Markdown. */
export const nodesIn = ({ messages }: ChatDocument): RootContent[] =>
  messages.flatMap(({ blocks, additions }) =>
    [...blocks, ...additions].filter((block) => block.type !== 'picture'),
  );

/** Ids of the pictures in a document, and the data URLs of those inside its texts. */
export function picturesIn(chat: ChatDocument): string[] {
  const results = chat.messages.flatMap(({ additions }) =>
    additions.flatMap((block) => (block.type === 'picture' ? [block.idFile] : [])),
  );
  const embedded: string[] = [];
  walk(nodesIn(chat), (node) => {
    // `![text][label]` has its address in the definition of the label.
    if (node.type !== 'image' && node.type !== 'definition') return;
    if (checkPicture(node.url, '')?.kind === 'embedded') embedded.push(node.url);
  });
  return [...results, ...new Set(embedded)];
}
