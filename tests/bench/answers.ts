import { rehearse } from '#mocks/rehearsal/makers/rehearse.ts';

/** The rehearsal model's text without the request that it repeats. */
const rehearsed = (request: string): string => rehearse(request).replace(/^>.*\n\n/, '');

/** Lists with headings, and in between a table, code and formulas. */
function markdown(length: number): string {
  const lists = rehearsed('длинно').split(/\n\n(?=###)/);
  const others = rehearsed('таблица, код и формула');
  let text = '';
  for (let at = 0; text.length < length; at += 4)
    text += `${Array.from({ length: 4 }, (_, index) => lists[(at + index) % lists.length]).join('\n\n')}\n\n${others}\n\n`;
  return text;
}

const paragraphs = (length: number): string =>
  'Короткий абзац, в\u00a0котором сорок с\u00a0лишним знаков.\n\n'.repeat(Math.ceil(length / 47));

/** Text of an answer as models write it, or of short paragraphs. @param length its characters */
export const answerOf = (kind: 'markdown' | 'paragraphs', length: number): string =>
  (kind === 'markdown' ? markdown(length) : paragraphs(length)).slice(0, length);
