/**
 * Keys of connections. The stand-in calls no provider with them (`UPSTREAM_KEY` is the upstream's), so it stores only what
 * the portal shows: that there is a key, and its end.
 */
import type { ConnectionKey } from '../db/database.ts';
import { digest } from '../session.ts';

/** Shorter keys show no characters: four of them would be too much of it. */
const SHOWN_FROM = 20;

/** What is stored of a key. */
export function keyOf(uuid: string, key: string, expires: string | null): ConnectionKey {
  const text = key.trim();
  return { uuid, digest: digest(text), tail: text.length < SHOWN_FROM ? null : text.slice(-4), expires };
}
