import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useStore } from '#lib/store.ts';
import type { ChatServiceView } from '../conversation/chat-service.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { dictation } from '../voice/dictation-store.ts';
import { problemOfDraft, sendDraft, warn, wrongSettings } from './send-draft.ts';
import { isLinkLike } from './validate-send.ts';

/** «Остановить» ignores presses within this time after «Отправить», which it replaces: they are double clicks, ms. */
const DOUBLE_CLICK_MS = 500;

interface Sending {
  send: () => void;
  stop: () => void;
  /** Why the last press sent nothing, until it is mended, or a hint about the text; null for none. */
  caption: { text: string; isProblem: boolean } | null;
}

/** Sends the draft of a conversation, after the running answer if there is one, and says why it cannot be sent (CHAT-04). */
export function useSending(conversation: Conversation, service: ChatServiceView): Sending {
  const { typeInput } = service;
  const queryClient = useQueryClient();
  const { text } = useStore(conversation.draft.state);
  const settings = useStore(conversation.settings);
  const isSending = useRef(false);
  const lastSend = useRef({ conversation, at: Number.NEGATIVE_INFINITY });
  const [refused, setRefused] = useState<{ problem: string; settings: typeof settings } | null>(null);
  const isMended =
    refused !== null &&
    (refused.problem === wrongSettings
      ? refused.settings !== settings
      : problemOfDraft(conversation, typeInput) !== refused.problem);
  if (isMended) setRefused(null);

  const trySend = async (): Promise<void> => {
    // The request contains what is being said (CHAT-07).
    const running = dictation.get();
    running?.stop();
    await running?.finished;
    lastSend.current = { conversation, at: performance.now() };
    const problem = await sendDraft(conversation, service, queryClient);
    setRefused(problem === null ? null : { problem, settings });
    if (problem) warn(problem);
  };
  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    await trySend();
    isSending.current = false;
  };
  const stop = (): void => {
    const { conversation: sent, at } = lastSend.current;
    if (sent !== conversation || performance.now() - at > DOUBLE_CLICK_MS) void conversation.stop();
  };
  const isNoLink = typeInput === 'url' && text.trim() !== '' && !isLinkLike(text);
  const hint = isNoLink ? { text: 'Похоже, это не ссылка', isProblem: false } : null;
  return {
    send: () => void send(),
    stop,
    caption: refused && !isMended ? { text: refused.problem, isProblem: true } : hint,
  };
}
