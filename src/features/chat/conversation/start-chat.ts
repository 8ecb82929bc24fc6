import type { AddressedPlace } from '../model/chat-place.ts';
import type { Attachment } from '../model/new-request.ts';
import { chatAt } from './chat-at.ts';

/**
 * Begins a chat at a place with a request, after the code of ethics has been accepted (AUTH-09). A request that the gateway
 * refuses stands in the composer then. A draft that was there waits and returns.
 */
export function startChat(place: AddressedPlace, text: string, files: readonly Attachment[]): void {
  const conversation = chatAt(place, undefined);
  conversation.draft.receive(text, files);
  void conversation.submit();
}
