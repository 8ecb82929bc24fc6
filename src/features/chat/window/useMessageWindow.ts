import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '#lib/store.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { ChatState } from '../model/chat.ts';
import { MessageWindow } from './MessageWindow.ts';
import type { Part } from './window-rules.ts';

interface Windowed {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLDivElement | null>;
  messageWindow: MessageWindow;
  /** What to render in the list. */
  parts: readonly Part[];
  isAway: boolean;
  /** Whether the last request for older messages failed. */
  hasFailed: boolean;
}

/** The mounted part of a conversation's messages, its scrolling and the loading of older messages. */
export function useMessageWindow(conversation: Conversation, chat: ChatState): Windowed {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [messageWindow] = useState(() => new MessageWindow((options) => conversation.loadOlder(options)));
  const view = useStore(messageWindow.view);
  const isAway = useStore(messageWindow.isAway);
  const hasFailed = useStore(messageWindow.hasFailed);
  const { shown: messages, pending } = chat;
  const isEmpty = messages.length === 0 && !pending;
  const parts = messageWindow.partsFor(messages, view);

  useLayoutEffect(() => {
    messageWindow.rendered(messages, parts);
  });
  useEffect(() => {
    if (isEmpty || !scroller.current || !content.current || !list.current) return;
    return messageWindow.attach({ box: scroller.current, content: content.current, list: list.current });
  }, [messageWindow, isEmpty]);
  // What was sent just now is shown, wherever the reader had scrolled.
  useEffect(() => {
    if (pending && !pending.isQueued) messageWindow.toEnd();
  }, [messageWindow, pending]);

  return { scroller, content, list, messageWindow, parts, hasFailed, isAway: isAway && !isEmpty };
}
