import type { ReactNode } from 'react';
import { Stack } from '#ui/index.ts';
import type { Message } from '../../model/chat.ts';
import { answerParts } from './answer-parts.ts';
import { CallItem } from './CallItem.tsx';

interface AnswerWithCallsProps {
  message: Message;
  /** The text that is shown; empty when a result shows it. */
  text: string;
  textOf: (text: string, isStreaming: boolean) => ReactNode;
}

/** The text of an answer with its calls of functions where they happened (LAB-19). */
export default function AnswerWithCalls({ message, text, textOf }: AnswerWithCallsProps) {
  const all = answerParts(text, message.calls ?? []);
  const isStreaming = message.status === 'streaming';
  return (
    <Stack gap={2}>
      {all.map((part, index) =>
        'call' in part ? (
          <CallItem key={part.key} call={part.call} message={message} />
        ) : (
          <div key={part.key}>{textOf(part.text, isStreaming && index === all.length - 1)}</div>
        ),
      )}
    </Stack>
  );
}
