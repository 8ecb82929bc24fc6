const rules = new Intl.PluralRules('ru');

interface Forms {
  one: string;
  few: string;
  many: string;
  /** Genitive after «из»: «из 1 минуты», «из 3 минут». */
  ofOne: string;
}

const units: readonly (Forms & { seconds: number })[] = [
  { seconds: 3600, one: 'час', few: 'часа', many: 'часов', ofOne: 'часа' },
  { seconds: 60, one: 'минута', few: 'минуты', many: 'минут', ofOne: 'минуты' },
  { seconds: 1, one: 'секунда', few: 'секунды', many: 'секунд', ofOne: 'секунды' },
];

function spelled(time: number, isGenitive: boolean): string {
  let left = Math.max(0, Math.floor(time));
  const parts: string[] = [];
  for (const { seconds, one, few, many, ofOne } of units) {
    const count = Math.floor(left / seconds);
    left -= count * seconds;
    if (count === 0 && !(seconds === 1 && parts.length === 0)) continue;
    const rule = rules.select(count);
    const nominative = rule === 'one' ? one : rule === 'few' ? few : many;
    const genitive = rule === 'one' ? ofOne : many;
    parts.push(`${count} ${isGenitive ? genitive : nominative}`);
  }
  return parts.join(' ');
}

/** A position for a screen reader: «1 минута 5 секунд из 3 минут». Seconds. */
export const spokenPosition = (time: number, duration: number): string =>
  `${spelled(time, false)} из ${spelled(duration, true)}`;

/** A length for a screen reader: «1 минута 5 секунд». Seconds. */
export const spokenLength = (duration: number): string => spelled(duration, false);

/** A time as on a player: `0:05`, `12:40`, `1:02:03`. Seconds. */
export function clockText(time: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(time) ? time : 0));
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(whole / 60) % 60;
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
