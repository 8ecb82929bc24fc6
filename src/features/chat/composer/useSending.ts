import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ServiceSettings } from '#features/service-settings/index.ts';
import { useStore } from '#lib/store.ts';
import { reportError } from '#platform/errors/report.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { isLinkLike } from '../drafting/validate-send.ts';
import type { ChatServiceView } from '../model/chat-service.ts';
import type { Attachment } from '../model/new-request.ts';
import { dictation } from '../voice/dictation-store.ts';
import { failedUpload, problemOfDraft, sendDraft, warn, wrongSettings } from './send-draft.ts';

/** «Остановить» ignores presses within this time after «Отправить», which it replaces: they are double clicks, ms. */
const DOUBLE_CLICK_MS = 500;

const waiting = { text: 'Отправим, как только файлы загрузятся', isProblem: false };

/** Why the last press sent nothing, and what it was about. */
interface Refused {
  problem: string;
  settings: ServiceSettings;
  files: readonly Attachment[];
}

interface Sending {
  send: () => void;
  stop: () => void;
  /** Whether the draft is to be sent as soon as its files are uploaded. */
  isWaiting: boolean;
  stopWaiting: () => void;
  /** Why the last press sent nothing, until it is mended, or a hint about the text; null for none. */
  caption: { text: string; isProblem: boolean } | null;
}

/** Sends the draft of a conversation, after the running answer if there is one, and says why it cannot be sent (CHAT-04). */
export function useSending(conversation: Conversation, service: ChatServiceView): Sending {
  const { typeInput } = service;
  const queryClient = useQueryClient();
  const { draft } = conversation;
  const { text, files } = useStore(draft.state);
  const isWaiting = useStore(draft.isWaiting);
  const settings = useStore(conversation.settings);
  const isSending = useRef(false);
  const lastSend = useRef({ conversation, at: Number.NEGATIVE_INFINITY });
  const [refused, setRefused] = useState<Refused | null>(null);
  const isMended =
    refused !== null &&
    (refused.problem === wrongSettings
      ? refused.settings !== settings
      : refused.problem === failedUpload
        ? refused.files !== files
        : problemOfDraft(conversation, typeInput) !== refused.problem);
  if (isMended) setRefused(null);

  const trySend = async (): Promise<void> => {
    // The request contains what is being said (CHAT-07).
    const running = dictation.get();
    running?.stop();
    await running?.finished;
    lastSend.current = { conversation, at: performance.now() };
    const problem = await sendDraft(conversation, service, queryClient);
    setRefused(problem === null ? null : { problem, settings, files: draft.state.get().files });
    if (problem) warn(problem);
  };
  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    await trySend().catch(reportError);
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
    isWaiting,
    stopWaiting: () => draft.isWaiting.set(false),
    caption: refused && !isMended ? { text: refused.problem, isProblem: true } : isWaiting ? waiting : hint,
  };
}
