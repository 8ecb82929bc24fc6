const patronymic = /(?:вич|вна|чна)$/;

/** The first name in a full name: before the patronymic if there is one, otherwise the first word; empty for an address. */
function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  const at = words.findIndex((word, index) => index > 0 && patronymic.test(word));
  const [first = ''] = at > 0 ? words.slice(at - 1) : words;
  return first.includes('@') ? '' : first;
}

/** Until which hour each greeting is used. */
const parts: [readonly [number, string], ...(readonly [number, string])[]] = [
  [5, 'Доброй ночи'],
  [12, 'Доброе утро'],
  [18, 'Добрый день'],
  [23, 'Добрый вечер'],
];

/**
 * The greeting on the main page, «Добрый день, Мария»; without a name «Добрый день».
 *
 * @param name the full name of the profile, which may be empty
 * @param hour 0 to 23, by the clock of the person
 */
export function greeting(name: string, hour: number): string {
  const [, words] = parts.find(([end]) => hour < end) ?? parts[0];
  return [words, firstName(name)].filter(Boolean).join(', ');
}
