import { isEmail } from '#lib/email.ts';
import { DECK_LIMITS } from './deck.ts';

export const linkProblem = 'Укажите адрес https:// или\u00a0почту';

/**
 * The address of a link as it is kept: `https:` with a host, or `mailto:` with an address of e-mail (PRES-14). A bare e-mail
 * and a bare name of a host («example.ru/plan») are completed.
 *
 * @returns undefined if the text is neither
 */
export function readLink(text: string): string | undefined {
  const typed = text.trim();
  if (typed === '' || typed.length > DECK_LIMITS.link || /[\s\p{Cc}]/u.test(typed)) return undefined;
  if (isEmail(typed) && !typed.includes(':')) return `mailto:${typed}`;
  const isBare = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#].*)?$/u.test(typed);
  const address = isBare ? `https://${typed}` : typed;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol === 'mailto:') return isEmail(decode(url.pathname)) ? url.href : undefined;
  // A name or password before the host makes an address look like another one.
  const isPlain =
    url.protocol === 'https:' && url.hostname !== '' && url.username === '' && url.password === '';
  return isPlain && url.href.length <= DECK_LIMITS.link ? url.href : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The address that a renderer may link to: what is kept is checked again, because it came from elsewhere. */
export const safeLink = (link: string | null): string | undefined =>
  link !== null && /^(?:https|mailto):/i.test(link) ? readLink(link) : undefined;
