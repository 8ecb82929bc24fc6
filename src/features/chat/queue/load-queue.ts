/** The queue of a conversation (CHAT-28), whose code is loaded with the first request that waits. */
import { createStore, type Store } from '#lib/store.ts';
import { toast } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { waitForAnswer } from '../drafting/validate-send.ts';
import type { NewRequest } from '../model/new-request.ts';
import type { RequestQueue } from './request-queue.ts';
import { hasStoredQueue } from './stored.ts';

const loading = new WeakMap<Conversation, Promise<RequestQueue>>();

const loaded = new WeakMap<Conversation, Store<RequestQueue | null>>();

/** The queue of a conversation; null until its code is loaded. */
export function queueOf(conversation: Conversation): Store<RequestQueue | null> {
  const known = loaded.get(conversation) ?? createStore<RequestQueue | null>(null);
  loaded.set(conversation, known);
  return known;
}

/** Loads the queue of a conversation with its stored requests. Rejects when the code cannot be loaded. */
export function loadQueue(conversation: Conversation): Promise<RequestQueue> {
  const known = loading.get(conversation);
  if (known) return known;
  const work = load(conversation);
  loading.set(conversation, work);
  work.catch(() => loading.delete(conversation));
  return work;
}

async function load(conversation: Conversation): Promise<RequestQueue> {
  const { RequestQueue: Queue } = await import('./request-queue.ts');
  const queue = await Queue.of(conversation);
  queueOf(conversation).set(queue);
  return queue;
}

/** Continues the queue that was stored before a reload, if there is one. */
export function restoreQueue(conversation: Conversation): void {
  if (hasStoredQueue(conversation.userId, conversation.draftKey)) {
    // Without the code, the queue is restored at the next opening.
    loadQueue(conversation).catch(() => undefined);
  }
}

/** Whether a request that is sent now has to wait behind others. */
async function isBusy(conversation: Conversation): Promise<boolean> {
  await loading.get(conversation)?.catch(() => undefined);
  return conversation.isRunning || (queueOf(conversation).get()?.isActive ?? false);
}

/** Whether the draft, sent now, has to wait behind others, or changes a request that waits. */
export async function isForQueue(conversation: Conversation): Promise<boolean> {
  const { editing } = conversation.draft.state.get();
  return (await isBusy(conversation)) || (queueOf(conversation).get()?.has(editing) ?? false);
}

/**
 * Takes the draft into the queue.
 *
 * @returns why it was not taken, unless a notice says so; null when it was
 */
export const takeIntoQueue = (conversation: Conversation, tileUuid?: string): Promise<string | null> =>
  loadQueue(conversation).then(
    (queue) => queue.takeDraft(tileUuid),
    () => waitForAnswer,
  );

/** Sends a variation of an earlier answer, or queues it behind the requests that wait for the answer. */
export async function sendOrQueue(conversation: Conversation, request: NewRequest): Promise<void> {
  if (!(await isBusy(conversation))) {
    await conversation.send(request);
    return;
  }
  const queue = await loadQueue(conversation).catch(() => null);
  if (queue) queue.take(request);
  else toast.show({ tone: 'info', title: waitForAnswer });
}
