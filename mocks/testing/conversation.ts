/** Common steps of conversation tests. */

import { expect } from 'vitest';
import type { ChatEvent } from '#mocks/domain/chat/run.ts';
import type { Page } from '#mocks/domain/lists/list.ts';
import type { Message } from '#mocks/store/database.ts';
import { type Client, eventsOf, signedIn } from './client.ts';
import { SteppedModel } from './stepped-model.ts';

type Events = AsyncGenerator<ChatEvent | 'heartbeat'>;

/** The next event that is no heartbeat. */
export async function next(events: Events): Promise<ChatEvent> {
  for (let item = await events.next(); !item.done; item = await events.next()) {
    if (item.value !== 'heartbeat') return item.value;
  }
  throw new Error('The stream has ended');
}

/** The first event. */
export async function begun(events: Events): Promise<Extract<ChatEvent, { type: 'started' }>> {
  const event = await next(events);
  if (event.type !== 'started') throw new Error(`The stream begins with ${event.type}`);
  return event;
}

/** The newest page of a chat. */
export async function messagesOf(client: Client, chatUuid: string): Promise<Message[]> {
  const page = await client.json<Page<Message>>('GET', `/history/getListMessage?chatUuid=${chatUuid}`);
  return page.content;
}

/** Resumes the stream of the answer `messageId`, or of the latest one, after the event with this id. */
export const resume = (client: Client, chat: string, after?: string, messageId?: string) =>
  client.call(
    'GET',
    `/chat/${chat}/stream${messageId === undefined ? '' : `?messageId=${messageId}`}`,
    after === undefined ? {} : { headers: { 'last-event-id': after } },
  );

/** A client with an answer that has started with «Раз, два»; the test controls the model. */
export async function inTheMiddle(options: Parameters<typeof signedIn>[0] = {}) {
  const model = new SteppedModel();
  const client = await signedIn({ model, ...options });
  const events = eventsOf(await client.send('Считай'));
  const started = await begun(events);
  model.say('Раз, ');
  expect(await next(events)).toMatchObject({ id: '2', type: 'delta', text: 'Раз, ' });
  model.say('два');
  expect(await next(events)).toMatchObject({ id: '3', type: 'delta', text: 'два' });
  return { model, client, events, started, chat: started.chatUuid };
}
