/**
 * Keys of connections. The stand-in calls no provider with them (`UPSTREAM_KEY` is the upstream's), so it stores only what
 * the portal shows: that there is a key, and its end.
 */
import { refuseField } from '#mocks/contract/failures.ts';
import { digest } from '#mocks/domain/sign-in/session.ts';
import type { ConnectionKey } from '#mocks/store/database.ts';

/** Shorter keys show no characters: four of them would be too much of it. */
const SHOWN_FROM = 20;

/** Masks that providers and this portal show in place of a key; they consist of characters that a key may have. */
const masked = /\*{4}|\.{3}/;

/** Throws `fields-invalid` for a masked key: it would replace the real one (administration.md §8). */
export function checkKey(key: string): void {
  if (!masked.test(key)) return;
  refuseField('key', 'masked', 'Это скрытый ключ. Вставьте ключ целиком');
}

/** What is stored of a key. */
export function keyOf(uuid: string, key: string, expires: string | null): ConnectionKey {
  const text = key.trim();
  return { uuid, digest: digest(text), tail: text.length < SHOWN_FROM ? null : text.slice(-4), expires };
}
