import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeOf } from '../../model/changes.ts';
import type { Deck } from '../../model/deck.ts';
import type { SaveState } from '../store/deck-store.ts';
import { deckOf } from '../testing/decks.ts';
import { Autosave, type SaveFailure } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
// Other files run in the same thread.
afterEach(() => void vi.useRealTimers());

/** A presentation with one title, the calls for it and what was kept in this browser. */
function setUp() {
  const first = deckOf(['План']);
  const screen = { deck: first };
  const sent: string[] = [];
  const states: SaveState[] = [];
  let kept: Deck | null = null;
  let version = first.version;
  let failure: SaveFailure | null = null;
  let wait: Promise<void> | null = null;
  let merge = async (base: Deck): Promise<Deck | null> => {
    failure = null;
    return { ...base, version: 7 };
  };
  /** How long this browser's storage takes, ms. */
  const storage = { time: 0 };
  const autosave = new Autosave(first, {
    now: () => screen.deck,
    changeOf,
    async send(change) {
      sent.push(`${change.version} ${change.title}`);
      await wait;
      if (failure) throw new Error(failure);
      version += 1;
      return { version, date: first.date };
    },
    failureOf: () => failure ?? 'refused',
    keep: async (pending) => {
      if (storage.time > 0) await new Promise((resolve) => setTimeout(resolve, storage.time));
      kept = pending?.now ?? null;
    },
    merge: (base) => merge(base),
    onState: (state) => states.push(state),
  });
  return {
    autosave,
    sent,
    states,
    storage,
    kept: () => kept?.title,
    fail: (next: SaveFailure | null) => {
      failure = next;
    },
    hold: (next: Promise<void> | null) => {
      wait = next;
    },
    mergeBy: (next: typeof merge) => {
      merge = next;
    },
    first,
    type: (title: string) => {
      screen.deck = { ...screen.deck, title };
      autosave.note();
    },
  };
}

test('[PRES-16] changes are sent a second after the last one and at most five after the first, one call at a time', async () => {
  const { autosave, sent, type, hold, states } = setUp();
  type('а');
  await vi.advanceTimersByTimeAsync(900);
  type('аб');
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual(['1 аб']);
  expect(states).toEqual(['saving', 'saved']);
  for (let at = 0; at < 9; at += 1) {
    type(`набор ${at}`);
    await vi.advanceTimersByTimeAsync(600);
  }
  expect(sent).toEqual(['1 аб', '2 набор 8']);
  const { promise, resolve } = Promise.withResolvers<void>();
  hold(promise);
  type('вызов идёт');
  await vi.advanceTimersByTimeAsync(2000);
  type('набрано во время вызова');
  await vi.advanceTimersByTimeAsync(9000);
  expect(sent).toHaveLength(3);
  expect(autosave.state).toBe('saving');
  hold(null);
  resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent[3]).toBe('4 набрано во время вызова');
  expect(autosave.state).toBe('saved');
});

test('[PRES-16] what is typed is in this browser within half a second, also while nothing can be sent, and goes when it is saved', async () => {
  const { autosave, sent, type, fail, kept } = setUp();
  fail('offline');
  type('без связи');
  await vi.advanceTimersByTimeAsync(300);
  expect(kept()).toBe('без связи');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  type('десять минут спустя');
  await vi.advanceTimersByTimeAsync(300);
  expect(kept()).toBe('десять минут спустя');
  expect(autosave.state).toBe('offline');
  fail(null);
  autosave.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toBe('1 десять минут спустя');
  expect(autosave.state).toBe('saved');
  fail('offline');
  type('снова без связи');
  await vi.advanceTimersByTimeAsync(60_000);
  fail(null);
  // It is tried again by itself, at most half a minute later.
  await vi.advanceTimersByTimeAsync(30_000);
  expect(autosave.state).toBe('saved');
  expect(kept()).toBeUndefined();
});

test('an expired session and a refusal wait for the person; a conflict merges and goes on', async () => {
  const { autosave, sent, type, fail, kept } = setUp();
  fail('expired');
  type('сеанс истёк');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(autosave.state).toBe('expired');
  expect(sent).toHaveLength(1);
  expect(kept()).toBe('сеанс истёк');
  fail('refused');
  autosave.retry();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(autosave.state).toBe('failed');
  fail('conflict');
  autosave.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toBe('7 сеанс истёк');
  expect(autosave.state).toBe('saved');
});

test('[PRES-17] a conflict that nobody answers, or that a merge does not end, stays unsaved', async () => {
  const { autosave, sent, type, fail, kept, mergeBy, first } = setUp();
  fail('conflict');
  mergeBy(async () => null);
  type('без ответа');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(autosave.state).toBe('failed');
  expect(kept()).toBe('без ответа');
  mergeBy(() => Promise.reject(new Error('conflict')));
  autosave.retry();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(autosave.state).toBe('failed');
  expect(sent).toHaveLength(2);

  fail(null);
  autosave.take({ ...first, version: 12 });
  autosave.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toBe('12 без ответа');
});

test('[PRES-16][PRES-17] another tab takes over: what is typed is saved first, then nothing is sent and the copy is left to that tab', async () => {
  const { autosave, sent, type, kept } = setUp();
  type('сохранить');
  await autosave.pause();
  expect(sent).toEqual(['1 сохранить']);
  type('после передачи');
  await vi.advanceTimersByTimeAsync(10_000);
  await autosave.keepNow();
  expect(sent).toHaveLength(1);
  expect(kept()).toBeUndefined();
  expect(autosave.state).toBe('paused');
});

test('[PRES-16][PRES-17] a tab that hands over is read only at once and waits 1.5 s for its save; the copy is then left alone', async () => {
  const { autosave, sent, states, type, kept, hold } = setUp();
  type('долгое сохранение');
  const { promise, resolve } = Promise.withResolvers<void>();
  hold(promise);
  let isFree = false;
  const pausing = autosave.pause().then(() => {
    isFree = true;
  });
  expect(states.at(-1)).toBe('paused');
  await vi.advanceTimersByTimeAsync(1400);
  expect(isFree).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await pausing;
  expect([sent, kept()]).toEqual([['1 долгое сохранение'], 'долгое сохранение']);
  resolve();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(kept()).toBe('долгое сохранение');
  expect(states.at(-1)).toBe('paused');
});

test('[PRES-16][PRES-17] a tab that opens beside the editing one neither sends nor keeps what waits for that tab', async () => {
  const { autosave, sent, states, type, kept } = setUp();
  autosave.standBy();
  type('набрано в другой вкладке');
  await autosave.keepNow();
  await vi.advanceTimersByTimeAsync(10_000);
  expect({ sent, states, kept: kept() }).toEqual({ sent: [], states: ['paused'], kept: undefined });
});

test('[PRES-16][PRES-17] what has to be sent while this browser is still storing is sent after it: merged changes, and new ones', async () => {
  const { autosave, sent, type, fail, storage } = setUp();
  storage.time = 50;
  fail('conflict');
  type('а');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1100);
  expect(sent.at(-1)).toBe('7 а');
  expect(autosave.state).toBe('saved');

  type('аб');
  await vi.advanceTimersByTimeAsync(1010);
  expect(autosave.state).toBe('saved');
  type('абв');
  await vi.advanceTimersByTimeAsync(1100);
  expect(sent.at(-1)).toContain('абв');
  expect(autosave.state).toBe('saved');
});
