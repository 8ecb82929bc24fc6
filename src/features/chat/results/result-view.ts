import { createContext, use } from 'react';
import type { Conversation } from '../conversation/conversation.ts';
import type { ChatResult, Message } from '../model/chat.ts';
import type { ChatServiceView } from '../model/chat-service.ts';

export type ResultKind = ChatResult['kind'];

/** Props of the view of one kind of result. */
export interface ResultViewProps<K extends ResultKind> {
  result: Extract<ChatResult, { kind: K }>;
  resultId: string;
  /** The answer that has the result. */
  message: Message;
}

/** The conversation of the results on the screen, for their actions. */
export const ResultContext = createContext<{ conversation: Conversation; service: ChatServiceView } | null>(
  null,
);

/**
 * @throws Error outside a conversation
 * @public
 */
export function useResultContext(): { conversation: Conversation; service: ChatServiceView } {
  const context = use(ResultContext);
  if (!context) throw new Error('A result view needs a ResultContext');
  return context;
}
