/** Weak, fair, strong. */
export type PasswordLevel = 0 | 1 | 2;

export interface PasswordStrength {
  level: PasswordLevel;
  /** «Слабый», «Средний», «Надёжный». */
  word: string;
  /** The most useful improvement; empty for a strong password. */
  advice: string;
}

const words = ['Слабый', 'Средний', 'Надёжный'] as const;

/**
 * Common parts of leaked passwords, including Russian words typed in the Latin layout. Digits and punctuation around
 * them add no strength.
 */
const common =
  /password|passw0rd|qwerty|qwertz|йцукен|пароль|gfhjkm|admin|welcome|letmein|iloveyou|monkey|dragon|master|portal|зима|лето|весна|осень|1q2w3e|1qaz2wsx|q1w2e3|zaq12wsx|abc123|123123|111111|000000|123321|654321/;

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '01234567890',
  'йцукенгшщзхъфывапролджэячсмитьбю',
];
const neighbours = new Set(
  rows.flatMap((row) => {
    const letters = [...row];
    return letters.slice(1).flatMap((letter, index) => {
      const before = letters[index] ?? '';
      return [before + letter, letter + before];
    });
  }),
);

/**
 * Counts the characters that neither repeat the previous one nor are its neighbour on the keyboard or in the alphabet.
 */
function effectiveLength(text: string): number {
  const letters = [...text];
  return letters.filter((letter, index) => {
    const before = letters[index - 1];
    return before === undefined || (before !== letter && !neighbours.has(before + letter));
  }).length;
}

/** Returns true if the text is one part repeated, such as `abcabcabc`. */
const isRepeat = (text: string): boolean => /^(.+?)\1+$/u.test(text);

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

/**
 * Estimates the strength of a password by simple rules: length counts most, then variety; common words, keyboard rows
 * and repetition count little. It is only a hint: the server decides which passwords it accepts.
 *
 * @returns null for an empty text
 */
export function passwordStrength(password: string): PasswordStrength | null {
  if (password === '') return null;
  const length = [...password].length;
  const lower = password.toLowerCase();
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const known = common.exec(lower)?.[0] ?? '';
  const effective = isRepeat(lower) ? 1 : effectiveLength(lower.replace(known, ''));
  const isLong = effective >= 16;
  const level: PasswordLevel =
    effective < 7 || (variety < 2 && !isLong) ? 0 : effective < 11 || (variety < 3 && !isLong) ? 1 : 2;
  return { level, word: words[level], advice: level === 2 ? '' : adviceFor() };

  function adviceFor(): string {
    if (length < 8) return 'Добавьте знаков: нужно хотя бы 8';
    if (known !== '') return 'Уберите частое слово: его подбирают первым';
    if (effective < length - 3) return 'Уберите повторы и ряды клавиш';
    if (variety < 3) return 'Добавьте заглавные буквы, цифры или знаки';
    return 'Добавьте ещё несколько знаков';
  }
}
