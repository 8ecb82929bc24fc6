/** Requests of people for access, for the administration's table. Written here; without randomness, so always the same. */

import { DAY } from '#mocks/domain/lists/days.ts';
import { newRequest } from '#mocks/domain/requests/arrivals.ts';
import { seedOnce } from '#mocks/initial/once.ts';
import { seededCompanies } from '#mocks/rehearsal/people/companies.ts';
import { FIRST_ID, pick } from '#mocks/rehearsal/people/synthetic.ts';
import type { Database, StoredRequest, User } from '#mocks/store/database.ts';

/** Number of requests, and of the days before the first start within which they came. */
const COUNT = 25;
const DAYS = 12;
/** So many of the oldest have been dealt with. */
const OLD = 4;

type Kind = StoredRequest['kind'];

const tasks: Readonly<Record<Kind, readonly string[]>> = {
  registration: [
    'Буду готовить сводки по урожайности и переводить паспорта техники.',
    'Перевожу инструкции поставщиков с китайского, около десяти документов в неделю.',
    'Нужны черновики ответов на запросы контрагентов.',
    'Пришла на место Поляковой, работаю с теми же договорами.',
  ],
  company: [
    'Перешёл из подрядной организации, прошу перевести учётную запись.',
    'Работаю в проекте по совместительству с ноября.',
    'Меня перевели в дочернюю компанию, лимиты остались прежними.',
  ],
  service: [
    'Готовим иллюстрации к годовому отчёту, всего 40 листов.',
    'Нужно распознавать записи совещаний: два совещания в неделю, по часу.',
    'Сравниваем редакции договоров, без этого сервиса делаем вручную.',
    'Пишем методические материалы для лицея.',
  ],
  limit: [
    'В конце месяца собираем отчётность по 12 подразделениям, хватает на треть.',
    'Лимит заканчивается к обеду: разбираем архив обращений за пять лет.',
    'Готовим тендер, до 20 декабря нужно втрое больше запросов.',
  ],
};

/** People without an account. */
const strangers = [
  ['Вера Соколова', 'sokolova.v'],
  ['Артём Гордеев', 'gordeev.a'],
  ['Нина Белозёрова', 'belozerova.n'],
  ['Тимур Каримов', 'karimov.t'],
  ['Ольга Дроздова', 'drozdova.o'],
  ['Павел Ветров', 'vetrov.p'],
  ['Ирина Снегирёва', 'snegireva.i'],
  ['Константин Рощин', 'roschin.k'],
] as const;

/** The services in the order of the tasks above. */
const services = ['yaArt', 'audio', 'claude', 'gemini'] as const;
const kinds: readonly Kind[] = ['registration', 'company', 'service', 'limit', 'registration'];
const priorities: readonly StoredRequest['priority'][] = ['normal', 'high', 'normal', 'low'];

const of = <T>(list: readonly T[], number: number, purpose: string): T =>
  list[pick(number, purpose, list.length)] as T;

/** Who asks: of a registration somebody without an account, of the others one of the synthetic people. */
function askerOf(database: Database, number: number, kind: Kind, people: number) {
  if (kind === 'registration') {
    const [name, address] = strangers[(number - 1) % strangers.length] ?? strangers[0];
    const place = number > strangers.length * 2 ? '' : `.${number}`;
    return { name, email: `${address}${place}@agro.example`, userId: null };
  }
  const active = [...Array(people).keys()]
    .map((offset) => database.users.group(String(FIRST_ID + ((offset + number * 37) % people)))[0])
    .find((user): user is User => user !== undefined && !user.blocked && user.confirmed !== false);
  return active && { name: active.profile.name, email: active.email, userId: active.profile.id };
}

/** What the administrator has done with the oldest: a question, a refusal, two approvals. */
function treated(number: number, moment: number, admin: User): Partial<StoredRequest> {
  if (number > OLD) return {};
  const changed = new Date(moment + DAY / 2).toISOString();
  const by = { by: admin.email, date: changed };
  const common = { version: 2, changed, changedBy: admin.email };
  if (number === 1) {
    const text = 'Для какого проекта нужен доступ и до какого числа?';
    return { ...common, status: 'waiting', questions: [{ author: admin.email, date: changed, text }] };
  }
  return number === 2
    ? {
        ...common,
        status: 'rejected',
        decision: { ...by, reason: 'Сервис внешний, а в задачах персональные данные. Подойдёт «YandexGPT».' },
      }
    : { ...common, status: 'approved', decision: { ...by, reason: '' } };
}

function requestOf(database: Database, number: number, now: Date, people: number): StoredRequest | null {
  const kind: Kind = number <= OLD ? 'service' : of(kinds, number, 'request kind');
  const asker = askerOf(database, number, kind, people);
  if (!asker) return null;
  const ago = ((COUNT - number) / COUNT) * DAYS * DAY + pick(number, 'request time', DAY / 5);
  const moment = now.getTime() - ago;
  const [admin] = database.users.group('2');
  return {
    ...newRequest(database, { kind, ...asker }, new Date(moment)),
    number,
    tasks: of(tasks[kind], number, 'request tasks'),
    priority: of(priorities, number, 'request priority'),
    ...(kind === 'company' && { companyUuid: of(seededCompanies, number, 'request company').uuid }),
    ...(kind === 'service' && { tile: of(services, number, 'request tasks') }),
    ...(admin && treated(number, moment, admin)),
  };
}

/** Adds the requests once, before any other; `people` is the number of synthetic people. */
export function seedRequests(database: Database, now: Date, people: number): void {
  seedOnce(database, 'requests', (transaction) => {
    if (database.requests.size > 0) return;
    for (let number = 1; number <= COUNT; number++) {
      const request = requestOf(database, number, now, people);
      if (request) transaction.put(database.requests, request);
    }
  });
}
