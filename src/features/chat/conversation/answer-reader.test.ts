import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from '#lib/store.ts';
import { pause } from '#lib/timing.ts';
import type { ChatState } from '../model/chat.ts';
import { emptyChat } from '../model/chat-state.ts';
import { AnswerReader } from './answer-reader.ts';
import { MessagePages } from './message-pages.ts';
import { delta, finished, started } from './testing/stand-in.ts';

afterEach(() => vi.unstubAllGlobals());

test('[CHAT-03] pieces that arrive faster than every second frame are shown together', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setImmediate(draw));
  const state = createStore<ChatState>({ ...emptyChat, phase: 'sending' });
  let changes = 0;
  state.subscribe(() => {
    changes += 1;
  });
  async function* answer(signal: AbortSignal) {
    yield started;
    for (let id = 2; id < 42; id += 1) {
      await pause(4, signal);
      yield delta(id, 'а');
    }
    yield finished(42);
  }
  const begun = performance.now();
  await new AnswerReader(state, new MessagePages()).read(answer);
  expect(state.get().messages.at(-1)?.content).toBe('а'.repeat(40));
  // One change for its beginning, one for its end, and the others 28 ms apart.
  expect(changes).toBeLessThanOrEqual(3 + (performance.now() - begun) / 28);
});
