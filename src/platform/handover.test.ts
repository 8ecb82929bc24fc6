import { afterEach, expect, test, vi } from 'vitest';
import { handOver, takeHandOver } from './handover.ts';
import { type Profile, session } from './session/session.ts';
import { keysWith, readText } from './storage.ts';

const signIn = (id: number): void => session.signIn({ id, token: '' } as Profile);
const request = { service: 'translate', text: 'Переведи', origin: 'router' } as const;

afterEach(session.reset);

test('[HOME-12] a request is taken once, by its own service; the place that it came from is told', () => {
  signIn(1);
  const taken = vi.fn();
  handOver(request, taken);
  expect(takeHandOver('claude')).toBeUndefined();
  expect(taken).not.toHaveBeenCalled();
  expect(takeHandOver('translate')).toBe(request);
  expect(taken).toHaveBeenCalledOnce();
  expect(takeHandOver('translate')).toBeUndefined();
});

test('[AUTH-12] a request that was not taken is never given to the next person', () => {
  signIn(1);
  handOver(request);
  signIn(2);
  expect(takeHandOver('translate')).toBeUndefined();
});

test('[HOME-10] nothing of a request is stored', () => {
  signIn(1);
  handOver(request);
  expect(keysWith('').map(readText).join()).not.toContain('Переведи');
  expect(takeHandOver('translate')?.text).toBe('Переведи');
});
