import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatActivity } from '#api/generated/model/chatActivity.ts';
import { resultsArrived } from '#platform/chat-activity.ts';
import { markRead, runningChats, unreadChats } from '#platform/running-chats.ts';
import { session } from '#platform/session/session.ts';
import { employee } from '#tests/profiles.ts';
import { toast } from '#ui/index.ts';
import { followActivity } from './follow-activity.ts';
import { readyText, watchActivity } from './watch-activity.ts';

const chatUuid = '0c5e2d3a-6f1b-4e0a-9d58-000000000001';
const messageId = '5d1f0c7e-0000-4000-8000-000000000001';
const activity: ChatActivity = {
  chatUuid,
  messageId,
  title: 'Совещание',
  serviceType: 'whisper',
  value: 'whisper',
  percent: 40,
  date: '2026-11-23T09:00:00Z',
};

/** Answers of the list, one after another; the last one stays. */
let lists: ChatActivity[][];
let status: string;
let looks: number;
let stop: (() => void) | undefined;
const open = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  looks = 0;
  status = 'complete';
  toast.clear();
  runningChats.set([]);
  unreadChats.set(new Set());
  vi.stubGlobal('fetch', async (request: Request) => {
    const isList = new URL(request.url).pathname.endsWith('/chat/getRunning');
    if (isList) looks += 1;
    const message = {
      id: messageId,
      role: 'assistant',
      content: '',
      date: activity.date,
      status,
      idFile: null,
      files: [],
    };
    const page = {
      content: [message],
      totalElements: 1,
      totalPages: 1,
      last: true,
      first: true,
      size: 10,
      number: 0,
    };
    return Response.json(isList ? (lists.length > 1 ? lists.shift() : lists[0]) : page);
  });
});
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

test('[CHAT-26] running answers are polled until there are none; the end is told once, with a way to the chat', async () => {
  lists = [[activity], [{ ...activity, percent: 80 }], []];
  const before = resultsArrived.get();
  stop = watchActivity(open);
  await vi.advanceTimersByTimeAsync(100);
  expect(runningChats.get()).toMatchObject([{ percent: 40 }]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(runningChats.get()).toMatchObject([{ percent: 80 }]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(runningChats.get()).toEqual([]);
  // The chat that has ended is asked for first.
  await vi.waitFor(() =>
    expect(toast.getSnapshot()).toMatchObject([
      { tone: 'positive', title: 'Расшифровка готова', text: 'Совещание' },
    ]),
  );
  expect(resultsArrived.get()).toBe(before + 1);
  expect([...unreadChats.get()]).toEqual([chatUuid]);
  toast.getSnapshot()[0]?.action?.onPress();
  expect(open).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ chatUuid }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(3);
  markRead(`/chat/neuron/whisper/${chatUuid}`);
  expect(unreadChats.get().size).toBe(0);
});

test('[CHAT-26] an answer that is complete in this tab is taken from the list at once', async () => {
  session.signIn(employee);
  lists = [[activity], []];
  stop = followActivity(open);
  await vi.waitFor(() => expect(runningChats.get()).toHaveLength(1));
  resultsArrived.set(resultsArrived.get() + 1);
  await vi.advanceTimersByTimeAsync(100);
  expect(runningChats.get()).toEqual([]);
  session.leave();
});

test.each([
  ['failed', '/', [{ tone: 'negative', title: 'Ответ не получен' }], 1],
  ['stopped', '/', [], 0],
  ['complete', `/chat/neuron/whisper/${chatUuid}`, [], 0],
])('[CHAT-26] an answer that ends as %s at %s is told as %j', async (end, address, notices, unread) => {
  status = end;
  lists = [[activity], []];
  history.replaceState(null, '', address);
  stop = watchActivity(open);
  await vi.advanceTimersByTimeAsync(2500);
  expect(toast.getSnapshot()).toMatchObject(notices);
  expect(toast.getSnapshot()).toHaveLength(notices.length);
  expect(unreadChats.get().size).toBe(unread);
});

test.each([
  ['img', 'Картинки готовы'],
  ['audio', 'Расшифровка готова'],
  ['chatGpt', 'Ответ готов'],
  ['unknown', 'Ответ готов'],
])('[CHAT-26] the result of %s is told as «%s»', (value, text) => expect(readyText(value)).toBe(text));
