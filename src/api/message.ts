/** A request to a service whose whole answer comes at once, for callers that show no part of it. */
import { type Call, readAnswer, readJson } from './body.ts';
import { client, operations } from './generated/calls/chat.ts';
import type { components } from './generated/gateway.d.ts';
import { type SendRequest, sendForm } from './stream.ts';

export type ChatAnswer = components['schemas']['ChatAnswer'];

/**
 * Sends a request and resolves when its answer has ended, also when the model has failed (`answer.error`). Never retries
 * (PRE-05). The answer goes on at the gateway when the call is aborted; a repetition with the same key gets it.
 *
 * @throws ApiError when the gateway refuses, cannot be reached or the connection breaks
 */
export async function sendMessage(send: SendRequest, signal: AbortSignal): Promise<ChatAnswer> {
  const { response } = await client.POST('/chat/{serviceType}/message', {
    params: { path: { serviceType: send.serviceType }, header: { 'Idempotency-Key': send.idempotencyKey } },
    headers: { Accept: 'application/json' },
    body: { request: send.request },
    bodySerializer: () => sendForm(send),
    parseAs: 'stream',
    signal,
  });
  const call: Call = { operation: operations.chatMessageSend, url: response.url, signal };
  const json = await readJson(response, call);
  return readAnswer<ChatAnswer>(json, operations.chatMessageSend.answer, response, call);
}
