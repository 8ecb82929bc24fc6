import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStore } from '#lib/store.ts';
import { type HandOver, handOvers, takeHandOver } from '#platform/handover.ts';
import { sendDraft, warn } from '../composer/send-draft.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { attachFiles } from '../drafting/attach.ts';
import type { ChatServiceView } from '../model/chat-service.ts';

/** The settings are known by code that is loaded late; the text and the files are in the draft before it. */
async function finish(
  conversation: Conversation,
  service: ChatServiceView,
  { settings, send }: HandOver,
  queryClient: QueryClient,
): Promise<void> {
  const rules = settings && (await import('../handed/apply-settings.ts').catch(() => null));
  rules?.applySettings(conversation, settings);
  // A request whose settings are missing is left to the person.
  if (!send || (settings && !rules)) return;
  const problem = await sendDraft(conversation, service, queryClient);
  if (problem) warn(problem);
}

/**
 * Takes the request that was handed over to a new chat of a service: its text and files become the draft, a draft that was
 * there waits. It is sent only if the person said so (HOME-12). A request in the address of any chat (`?q=`) is taken out of
 * it, and never sent.
 */
export function useHandedOver(conversation: Conversation, service: ChatServiceView): void {
  const queryClient = useQueryClient();
  const waiting = useStore(handOvers);
  const navigate = useNavigate();
  const asked = useSearch({ strict: false, select: ({ q }) => q });
  useEffect(() => {
    if (asked === undefined) return;
    if (asked.trim() !== '') {
      conversation.draft.receive(asked);
      conversation.origin.set('link');
    }
    void navigate({ to: '.', search: (others) => ({ ...others, q: undefined }), replace: true });
  }, [asked, conversation, navigate]);
  useEffect(() => {
    const isForService = service.place.kind === 'service';
    if (waiting === null || conversation.chatUuid !== null || !isForService) return;
    const request = takeHandOver(service.name);
    if (!request) return;
    conversation.draft.receive(request.text);
    attachFiles(conversation.draft, service.upload, request.files ?? []);
    conversation.origin.set(request.origin);
    void finish(conversation, service, request, queryClient);
  }, [waiting, conversation, service, queryClient]);
}
