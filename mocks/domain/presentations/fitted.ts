/** Texts that end at the end of a word (PRES-09). */

/** A text of at most `limit` characters without its further words; a word that is longer alone is left out. */
export function fitted(text: string, limit: number): string {
  const clean = text.replace(/[^\S\u00a0\u202f]+/gu, ' ').trim();
  if ([...clean].length <= limit) return clean;
  const words = clean.split(' ');
  let kept = '';
  for (const word of words) {
    const next = kept === '' ? word : `${kept} ${word}`;
    if ([...next].length > limit) break;
    kept = next;
  }
  return kept.replace(/[\s,;:(«–—-]+$/u, '');
}

/** The text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('ru') + text.slice(1);

/** The topic in few words: its first sentence. */
export function shortTopic(topic: string, limit = 80): string {
  const [first = ''] = topic.trim().split(/(?<=[.!?])\s|\n|:\s/u);
  return capital(fitted(first, limit).replace(/[.]$/u, '')) || 'Презентация';
}
