import type { RefObject } from 'react';
import { Button } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { quoteBar } from './MessageList.css.ts';
import { useQuote } from './useQuote.ts';

interface QuoteButtonProps {
  conversation: Conversation;
  list: RefObject<HTMLElement | null>;
}

/** Puts the selected part of an answer into the draft; there is none without a selection. */
export default function QuoteButton({ conversation, list }: QuoteButtonProps) {
  const { canQuote, quote, hold } = useQuote(conversation, list);
  return (
    canQuote && (
      <div className={quoteBar} onPointerDownCapture={hold}>
        <Button size="sm" variant="secondary" onPress={quote}>
          Цитировать
        </Button>
      </div>
    )
  );
}
