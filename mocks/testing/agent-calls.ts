/** Seeded agents and functions, and the calls of an answer, for tests of agents. */
import type { ChatEvent } from '#mocks/domain/chat/run.ts';
import type { AgentCall } from '#mocks/store/database.ts';
import { begun, next } from './conversation.ts';

/** «Помощник закупок», which has the calculator and files requests. */
export const PURCHASES = '7c2e9f10-2222-4a3b-8c4d-000000000004';
export const CALCULATOR = '7c2e9f10-3333-4a3b-8c4d-000000000001';
/** «Создать заявку», which changes data. */
export const REQUEST = '7c2e9f10-3333-4a3b-8c4d-000000000011';
/** A request for which the rehearsal model calls `REQUEST`. */
export const ORDER = 'Создай заявку на 120 стульев за 540 000 ₽';

export type Events = AsyncGenerator<ChatEvent | 'heartbeat'>;

/** The calls that begin or wait. */
export const callsIn = (events: readonly ChatEvent[]) =>
  events.flatMap((event) => (event.type === 'call' ? [event.call] : []));

/** The next call; events before it are passed over. */
export async function nextCall(events: Events): Promise<AgentCall> {
  for (;;) {
    const event = await next(events);
    if (event.type === 'call') return event.call;
  }
}

/** The chat of an answer that waits for consent, and the call that it waits with. */
export async function waiting(events: Events): Promise<{ chat: string; call: AgentCall }> {
  const { chatUuid } = await begun(events);
  return { chat: chatUuid, call: await nextCall(events) };
}

/** The events up to the end. */
export async function rest(events: Events): Promise<ChatEvent[]> {
  const list: ChatEvent[] = [];
  for await (const event of events) if (event !== 'heartbeat') list.push(event);
  return list;
}
