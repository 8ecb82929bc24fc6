/** Recognises keys that were pasted where everybody reads them. A warning only: it blocks nothing (lab.md §5). */

const known =
  /\b(?:sk|pk|rk|gh[pousr]|glpat|xox[abprs]|AQVN|t1)[-_.][\w-]{12,}|\bAKIA[A-Z\d]{16}\b|\beyJ[\w-]{8,}\.[\w-]{8,}|-----BEGIN [A-Z ]*PRIVATE KEY|\b(?:Bearer|Basic|Api-Key|OAuth)\s+[\w.~+/=-]{8,}/u;
const named =
  /(?:api[-_]?key|access[-_]?key|token|secret|passw(?:or)?d|пароль|ключ|токен)["']?\s*[:=]\s*["']?([^\s"'{}&]{8,})/iu;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A long run without meaning: letters of both cases and digits, or hexadecimal digits. */
const isRandom = (word: string): boolean =>
  !uuid.test(word) &&
  (/^[\da-f]{32,}$/i.test(word) ||
    (/[a-z]/.test(word) && /[A-Z]/.test(word) && (word.match(/\d/g)?.length ?? 0) > 3));

/** Whether a text holds what looks like a key or a password. */
export const looksLikeSecret = (text: string): boolean =>
  known.test(text) || named.test(text) || (text.match(/[\w-]{32,}/g) ?? []).some(isRandom);

export const secretWarning = 'Похоже на\u00a0секрет: ему место в\u00a0заголовках функции';
