/** Failures of the time before the first start, for the administration's tables. Without randomness, so always the same. */
import { groupKeyOf } from '#mocks/domain/errors/grouping.ts';
import { gatewayVersion } from '#mocks/domain/errors/record.ts';
import { DAY, dayOf } from '#mocks/domain/lists/days.ts';
import { FIRST_ID, pick } from '#mocks/rehearsal/people/synthetic.ts';
import type { Database, StoredError, User } from '#mocks/store/database.ts';

/** Days before the first start in which something failed, and failures of a group that are told one by one. */
const DAYS = 45;
const SHOWN = 20;

type Kind = Pick<StoredError, 'source' | 'place' | 'name' | 'message' | 'status'> & {
  readonly note?: string;
  /** Failures of a day at most, and every how many days there are some. */
  readonly most: number;
  readonly every: number;
  readonly stack?: string;
};

const timeout = 'Сервис не успел ответить. Попробуйте ещё раз';
const silent = 'Модель не отвечает. Попробуйте ещё раз';

const kinds: readonly Kind[] = [
  {
    source: 'service',
    place: 'claude',
    name: 'upstream-failed',
    message: silent,
    status: 'known',
    most: 9,
    every: 2,
    note: 'Перегрузка у поставщика с 11 до 12 часов, обещали расширить.',
  },
  {
    source: 'service',
    place: 'midjourney',
    name: 'upstream-timeout',
    message: timeout,
    status: 'new',
    most: 7,
    every: 3,
  },
  {
    source: 'service',
    place: 'yandexGPT',
    name: 'upstream-failed',
    message: silent,
    status: 'fixed',
    most: 4,
    every: 9,
    note: 'Истёк ключ, заменён.',
  },
  {
    source: 'service',
    place: 'kandinsky',
    name: 'upstream-failed',
    message: 'Картинка не получилась: очередь переполнена',
    status: 'again',
    most: 6,
    every: 4,
  },
  {
    source: 'service',
    place: 'speech',
    name: 'upstream-timeout',
    message: timeout,
    status: 'known',
    most: 3,
    every: 5,
  },
  {
    source: 'gateway',
    place: 'chatMessageSend',
    name: 'internal-error',
    message: 'Внутренняя ошибка сервера',
    status: 'new',
    most: 2,
    every: 7,
  },
  {
    source: 'gateway',
    place: 'fileUpload',
    name: 'storage-full',
    message: 'На сервере закончилось место. Сообщите администратору',
    status: 'fixed',
    most: 12,
    every: 30,
    note: 'Диск расширен.',
  },
  {
    source: 'gateway',
    place: 'historyChatFind',
    name: 'internal-error',
    message: 'Внутренняя ошибка сервера',
    status: 'known',
    most: 3,
    every: 6,
  },
  {
    source: 'gateway',
    place: 'documentList',
    name: 'service-unavailable',
    message: 'Сервис временно недоступен',
    status: 'fixed',
    most: 20,
    every: 40,
  },
  {
    source: 'portal',
    place: 'portal',
    name: 'ChunkLoadError',
    message: 'Failed to fetch dynamically imported module',
    status: 'known',
    most: 3,
    every: 8,
    note: 'Вкладки, открытые до обновления. Портал сам предлагает обновить страницу.',
  },
  {
    source: 'portal',
    place: 'historyMessageList',
    name: 'TypeError',
    message: 'Cannot read properties of undefined',
    status: 'new',
    most: 2,
    every: 11,
    stack: 'at toRows (history.js:1:2042)\nat renderWithHooks (react.js:1:88131)',
  },
  {
    source: 'portal',
    place: 'portal',
    name: 'QuotaExceededError',
    message: 'The quota has been exceeded',
    status: 'new',
    most: 1,
    every: 13,
    stack: 'at Storage.setItem (drafts.js:1:311)',
  },
];

const browsers = [
  'Chrome, Windows',
  'Яндекс Браузер, Windows',
  'Firefox, Linux',
  'Safari, iOS',
  'Edge, Windows',
];

/** A number of the group that depends only on the day and the purpose. */
const numberOf = (index: number, ago: number, purpose: string, count: number): number =>
  pick(index * 1000 + ago, purpose, count);

function daysOf(kind: Kind, index: number, now: Date, people: number): StoredError['days'] {
  return Array.from({ length: DAYS }, (_, place) => DAYS - place)
    .filter((ago) => numberOf(index, ago, 'error day', kind.every) === 0)
    .map((ago) => {
      const count = 1 + numberOf(index, ago, 'error count', kind.most);
      const users = Array.from(
        { length: Math.min(count, 1 + numberOf(index, ago, 'error users', count)) },
        (_, place) => FIRST_ID + pick(index * 100 + ago + place, 'error user', people),
      );
      return { day: dayOf(now.getTime() - ago * DAY), count, users: [...new Set(users)] };
    });
}

/** Noon of a day in the time zone of the reports and some minutes more, as the contract writes times. */
const momentIn = (day: string, minutes: number): string =>
  new Date(Date.parse(`${day}T09:00:00Z`) + minutes * 60_000).toISOString();

/** Adds the failures once, to a state without any; `people` is the number of synthetic people. */
export function seedErrors(database: Database, now: Date, people: number): void {
  const [admin] = database.users.group('2');
  if (!admin || database.seeds.get('errors')) return;
  database.store.write((transaction) => {
    transaction.put(database.seeds, { name: 'errors' });
    for (const [index, kind] of kinds.entries()) {
      const days = daysOf(kind, index, now, people);
      const [first, last] = [days[0], days.at(-1)];
      if (!first || !last) continue;
      const group = groupOf(kind, days, momentIn(first.day, 0), momentIn(last.day, 59), admin);
      transaction.put(database.errors, group);
      for (const { day, users } of days.slice(-SHOWN))
        transaction.put(database.errorEvents, {
          uuid: crypto.randomUUID(),
          groupUuid: group.uuid,
          moment: momentIn(day, 59),
          userId: users[0] ?? null,
          browser: browsers[index % browsers.length] ?? '',
          version: gatewayVersion,
          requestId: crypto.randomUUID(),
          stack: kind.stack ?? '',
        });
    }
  });
}

function groupOf(
  kind: Kind,
  days: StoredError['days'],
  first: string,
  last: string,
  admin: User,
): StoredError {
  const { source, place, name, message, status, note = '' } = kind;
  const isTreated = status === 'known' || status === 'fixed';
  return {
    uuid: crypto.randomUUID(),
    key: groupKeyOf(kind),
    source,
    place,
    name,
    message,
    status,
    note,
    first,
    last,
    days,
    latestVersion: gatewayVersion,
    ...(isTreated && { assigneeId: admin.profile.id, version: 2, changed: last, changedBy: admin.email }),
  };
}
