import { type ReactNode, use } from 'react';
import { MarkdownText, type MarkOf, SourceMarks, TableTools, type TableToolsOf } from '#markdown/index.ts';
import { lazyPart } from '#ui/index.ts';
import type { Message } from '../model/chat.ts';
import { ResultContext } from './result-view.ts';
import { sourcesOf } from './sources/sources.ts';

const AnswerWithCalls = lazyPart(() => import('./calls/AnswerWithCalls.tsx'));
const SourceMark = lazyPart(() => import('./sources/SourceMark.tsx'));
const TextTableTools = lazyPart(() => import('./table/TextTableTools.tsx'));
const RunningTranslation = lazyPart(() => import('./translation/RunningTranslation.tsx'));

/** The marks of an answer's sources; null without sources. */
function marksOf(results: Message['results']): MarkOf | null {
  if (!results?.some(({ result }) => result.kind === 'sources')) return null;
  const { byNumber } = sourcesOf(results);
  return (number) => {
    const source = byNumber.get(number);
    return source ? <SourceMark source={source} instead={`[${source.number}]`} /> : null;
  };
}

const tableToolsOf: TableToolsOf = (rows) => <TextTableTools rows={rows} instead={<span />} />;

/** Services whose text is a translation; its view shows the text beside the source. */
const translators = new Set(['translate', 'translateLocal']);

/**
 * The text of an answer in Markdown, with its marks of sources and its calls of functions. A translation is shown by its own
 * view (CHAT-25).
 */
export function AnswerText({ message }: { message: Message }): ReactNode {
  const { content, results, status, calls } = message;
  const service = use(ResultContext)?.service.name ?? '';
  const isStreaming = status === 'streaming';
  const text = results?.some(({ result }) => result.kind === 'translation') ? '' : content;
  // One value for all pieces of a stream: another one would render every block with a mark again.
  const marks = marksOf(results);
  const textOf = (piece: string, streaming: boolean): ReactNode =>
    piece !== '' && (
      <SourceMarks value={marks}>
        <TableTools value={tableToolsOf}>
          <MarkdownText text={piece} streaming={streaming} />
        </TableTools>
      </SourceMarks>
    );
  const whole = textOf(text, isStreaming);
  if (calls?.length) return <AnswerWithCalls message={message} text={text} textOf={textOf} instead={whole} />;
  if (whole && isStreaming && translators.has(service))
    return <RunningTranslation message={message} instead={whole} />;
  return whole;
}
