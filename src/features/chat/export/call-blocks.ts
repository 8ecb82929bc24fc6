import type { BlockContent, Blockquote, PhrasingContent } from 'mdast';
import { withVisibleMarks } from '#lib/direction-marks.ts';
import type { Call, Message } from '../model/chat.ts';
import { stateOf } from '../results/calls/call-texts.ts';

/** Texts of a call are exported to the length to which they are shown, characters (lab.md §6). */
const MAX_LENGTH = 20_000;

const paragraph = (...children: PhrasingContent[]): BlockContent => ({ type: 'paragraph', children });
const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): BlockContent => ({
  type: 'code',
  value: withVisibleMarks(value.slice(0, MAX_LENGTH)),
});

/**
 * A call of a function as its folded step says it: title and duration, arguments, result, and that the data came from outside
 * (LAB-19). The secrets of a function are in none of them (LAB-15).
 */
export function callBlock(call: Call, message: Pick<Message, 'status'>): Blockquote {
  const canWait = message.status === 'streaming' || message.status === 'interrupted';
  const isExpired = call.status === 'awaiting' && !canWait;
  const { title, result, status, ...rest } = isExpired ? { ...call, status: 'expired' as const } : call;
  const state = stateOf({ ...rest, status });
  return {
    type: 'blockquote',
    children: [
      paragraph({ type: 'strong', children: [text(`${withVisibleMarks(title)} · ${state}`)] }),
      paragraph(text('Аргументы')),
      code(call.arguments),
      ...(result === null
        ? []
        : [
            paragraph(text(status === 'failed' ? 'Причина' : 'Результат')),
            code(result),
            paragraph({ type: 'emphasis', children: [text('Данные получены извне, проверьте выводы')] }),
          ]),
    ],
  };
}
