import { ApiError } from '#api/error.ts';
import type { Refusal } from '../model/chat.ts';
import type { AskedChat } from './refusal.ts';

/**
 * What becomes of a request whose chat may be gone, or whose answer could not be read or broke off before it began.
 *
 * @returns null if the error policy has to show the error
 */
export async function refusalOf(
  chat: AskedChat,
  error: unknown,
  text: string,
): Promise<'found' | Refusal | null> {
  if (!(error instanceof ApiError)) return null;
  const { kind, status } = error;
  if (status !== 404 && kind !== 'malformed' && (kind !== 'network' || status === 0)) return null;
  const code = await import('./refusal.ts').catch(() => null);
  return code?.explain(chat, error, text) ?? null;
}
