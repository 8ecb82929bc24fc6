import { parseMarkdown } from '#markdown/parse.ts';
import { walk } from '#markdown/walk.ts';
import type { Message } from '../../model/chat.ts';
import { placeOf, type SourceList, sourcesOf } from './sources.ts';

/** The Markdown in which the marks of equal sources have one number. `[3]` in code is no mark. */
function withNumbers(source: string, byNumber: SourceList['byNumber']): string {
  let text = '';
  let end = 0;
  walk(parseMarkdown(source), ({ type, position }) => {
    const from = position?.start.offset ?? 0;
    const to = position?.end.offset ?? 0;
    if (type !== 'text' || from < end) return;
    const part = source.slice(from, to).replaceAll(/\[(\d{1,4})\]/g, (mark, number) => {
      const found = byNumber.get(Number(number));
      return found ? `[${found.number}]` : mark;
    });
    text += source.slice(end, from) + part;
    end = to;
  });
  return text + source.slice(end);
}

/** A text in which no character is a mark of Markdown. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]<>#|~$&]/g, '\\$&').replaceAll(/\s+/g, ' ');

/** The Markdown of an answer as it is copied: with the list of its sources (CHAT-20). */
export function textWithSources({ content, results }: Pick<Message, 'content' | 'results'>): string {
  const { sources, byNumber } = sourcesOf(results);
  if (sources.length === 0) return content;
  const lines = sources.map((source) => {
    const place = source.url ?? placeOf(source);
    return `[${source.number}] ${escaped(source.title)}${place && ` — ${place}`}`;
  });
  return `${withNumbers(content, byNumber)}\n\nИсточники:\n\n${lines.join('\n\n')}`;
}
