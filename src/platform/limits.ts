/** Words about the limits of services (PROF-04), for the profile and the chat. */
import type { ServiceLimit } from '#api/generated/model/serviceLimit.ts';
import { isSameDay } from '#lib/dates.ts';
import { lazily } from '#lib/lazily.ts';
import { plural } from '#lib/text.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { limitState } from './limit-state.ts';

type Limit = Pick<ServiceLimit, 'used' | 'limit' | 'unit' | 'resets'>;

type Forms = readonly [one: string, few: string, many: string];

/** The counted thing: «запрос», and after «из»: «из 21 запроса». */
const nouns: Record<Limit['unit'], { count: Forms; of: Forms }> = {
  request: { count: ['запрос', 'запроса', 'запросов'], of: ['запроса', 'запросов', 'запросов'] },
  picture: { count: ['картинка', 'картинки', 'картинок'], of: ['картинки', 'картинок', 'картинок'] },
  minute: { count: ['минута', 'минуты', 'минут'], of: ['минуты', 'минут', 'минут'] },
};

const timeFormat = lazily(() => new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' }));
const dayFormat = lazily(() => new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' }));

/** The local day of a coming moment: `today`, `tomorrow` or its date, «1 декабря». */
function dayOf(date: Date, now: Date): { name: string; isToday: boolean; isTomorrow: boolean } {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const isToday = isSameDay(date, now);
  const isTomorrow = isSameDay(date, tomorrow);
  return { name: isTomorrow ? 'завтра' : dayFormat().format(date), isToday, isTomorrow };
}

/** «обновится завтра в 00:00»; empty without a readable time. */
function resetText(resets: string, now: Date): string {
  const date = parseTimestamp(resets);
  if (!date) return '';
  const { name, isToday } = dayOf(date, now);
  return `, обновится ${isToday ? 'сегодня' : name} в\u00a0${timeFormat().format(date)}`;
}

/**
 * What is used of a limit and when it begins anew: «Использовано 37 из 50 запросов, обновится завтра в 00:00». Zero,
 * exhausted and unlimited have their own words.
 */
export function limitText({ used, limit, unit, resets }: Limit, now: Date): string {
  const { count, of } = nouns[unit];
  if (limit === null) return `Без ограничений, использовано: ${plural(used, ...count)}`;
  const amount = `${used}\u00a0из\u00a0${plural(limit, ...of)}`;
  switch (limitState({ used, limit })) {
    case 'closed':
      return 'Сервис вам пока не\u00a0открыт';
    case 'exhausted':
      return `Лимит исчерпан: ${amount}${resetText(resets, now)}`;
    default:
      return `Использовано ${amount}${resetText(resets, now)}`;
  }
}

/** «до завтра», «до завтра, 07:00», «до 21:00», «до 1 декабря»; empty without a readable time. */
function untilText(resets: string, now: Date): string {
  const date = parseTimestamp(resets);
  if (!date) return '';
  const { name, isToday, isTomorrow } = dayOf(date, now);
  const time = timeFormat().format(date);
  if (isToday) return ` до\u00a0${time}`;
  const hour = isTomorrow && time !== '00:00' ? `, ${time}` : '';
  return ` до\u00a0${name}${hour}`;
}

const rules = new Intl.PluralRules('ru');
const leftWords: Record<Limit['unit'], string> = {
  request: 'Остался',
  picture: 'Осталась',
  minute: 'Осталась',
};

/** What is left of a limit that is nearly used, for the chat: «Осталось 3 запроса до завтра». */
export function leftText({ used, limit, unit, resets }: Limit & { limit: number }, now: Date): string {
  const left = Math.max(0, limit - used);
  const verb = rules.select(left) === 'one' ? leftWords[unit] : 'Осталось';
  return `${verb} ${plural(left, ...nouns[unit].count)}${untilText(resets, now)}`;
}

/** The beginning of the letter that asks for the service, or for more of it. */
export function limitRequest({
  title,
  limit,
  period,
}: Pick<ServiceLimit, 'title' | 'limit' | 'period'>): string {
  if (limit === 0) return `Прошу открыть мне сервис «${title}». Он нужен, чтобы `;
  const each = period === 'day' ? 'день' : 'месяц';
  return `Прошу увеличить лимит сервиса «${title}», сейчас это ${limit} в\u00a0${each}. Больше нужно, чтобы `;
}
