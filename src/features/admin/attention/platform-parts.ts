/** What needs an administrator of the platform. */
import {
  adminConnectionList,
  adminErrorList,
  adminLetterList,
  adminMailingList,
  adminRequestList,
  adminTokenList,
  serviceHealthLimitList,
  serviceHealthList,
} from '#api/generated/hooks/admin/admin.ts';
import type { ExternalApi } from '#api/generated/model/externalApi.ts';
import { formatDuration, formatShare } from '#lib/numbers.ts';
import { plural } from '#lib/text.ts';
import { daysAfter, daysBefore, reportingToday } from '../kit/reporting-days.ts';
import { ageText } from '../words/request-words.ts';
import { failingServices } from './failing-services.ts';
import { limitCard } from './limit-card.ts';
import { dayWords, momentWords } from './moment-words.ts';
import { type Card, cardsOf, facts, listed, type Part, sentence } from './part.ts';
import { budgetsPart, feedbackPart, peoplePart, reportsPart } from './shared-parts.ts';

/** A key of a provider is renewed so many days before its end. */
const keyDays = 14;
/** The list of errors has this period without a choice. */
const errorDays = 30;
const mailingDays = 7;

const troubled = (row: ExternalApi): Card => ({
  key: `connection ${row.uuid}`,
  tone: row.status === 'failing' ? 'negative' : 'warning',
  title: `«${row.title}» отвечает ${row.status === 'failing' ? 'с\u00a0ошибками' : 'медленно'}`,
  text: `${sentence(
    row.errorShare !== null && row.errorShare > 0 && `${formatShare(row.errorShare)} ошибок за\u00a0сутки`,
    row.p95 !== null && `время ответа p95 ${formatDuration(row.p95)}`,
    row.checked && `проверено ${momentWords(row.checked)}`,
  )}. ${row.fallbackTitle ? `Запасное\u00a0— ${row.fallbackTitle}` : 'Запасное подключение не\u00a0задано'}`,
  action: { label: 'Открыть', search: { row: row.uuid } },
  outage: { connection: row.uuid, text: `Подключение\u00a0— ${row.title}`, label: 'Подключение' },
});

const endingKey = ({ uuid, title, keyExpires, services }: ExternalApi): Card => {
  const isOver = (keyExpires ?? '') < reportingToday();
  const outage = {
    connection: uuid,
    text: `Ключ истёк ${dayWords(keyExpires ?? '')}`,
    label: 'Заменить ключ',
  };
  return {
    key: `key ${uuid}`,
    tone: isOver ? 'negative' : 'warning',
    title: `Ключ подключения «${title}» ${isOver ? 'истёк' : 'истекает'} ${dayWords(keyExpires ?? '')}`,
    text:
      services.length > 0
        ? `Отвечает за\u00a0${listed(services.map(({ label }) => label))}`
        : 'Сервисов у\u00a0него нет',
    action: { label: 'Заменить', search: { row: uuid } },
    // A key that is still in force is a task of its own.
    ...(isOver && { outage }),
  };
};

const connections: Part = {
  id: 'connection',
  failure: 'Не\u00a0удалось проверить подключения',
  pages: ['externalApi'],
  async load(options) {
    const { content } = await adminConnectionList({ size: 100 }, options);
    const rows = content.filter(({ isDisabled }) => !isDisabled);
    const failing = rows.filter(({ status }) => status === 'failing' || status === 'slow');
    const last = daysAfter(reportingToday(), keyDays);
    const ending = rows.filter(({ keyExpires }) => keyExpires !== null && keyExpires <= last);
    return [
      ...cardsOf(failing, troubled, (all) => ({
        key: 'connections',
        tone: 'negative',
        title: `${plural(all.length, 'подключение работает', 'подключения работают', 'подключений работают')} со\u00a0сбоями`,
        text: listed(all.map(({ title }) => title)),
        action: { label: 'Открыть', search: { status: 'failing,slow' } },
      })),
      ...cardsOf(ending, endingKey, (all) => ({
        key: 'keys',
        tone: 'warning',
        title: `${plural(all.length, 'ключ подключения истекает', 'ключа подключений истекают', 'ключей подключений истекают')}`,
        text: listed(all.map(({ title, keyExpires }) => `${title}\u00a0— ${dayWords(keyExpires ?? '')}`)),
        action: { label: 'Заменить', search: {} },
      })),
    ];
  },
};

const services: Part = {
  id: 'service',
  failure: 'Не\u00a0удалось проверить сервисы',
  pages: ['monitoring'],
  async load(options) {
    const rows = await serviceHealthList({ status: ['failing'] }, options);
    return failingServices(rows, { status: 'failing' });
  },
};

const limits: Part = {
  id: 'limit',
  failure: 'Не\u00a0удалось проверить лимиты',
  pages: ['monitoring'],
  async load(options) {
    return limitCard(await serviceHealthLimitList({ sort: 'share,desc' }, options), { part: 'limits' });
  },
};

const requests: Part = {
  id: 'request',
  failure: 'Не\u00a0удалось проверить запросы доступа',
  pages: ['requests'],
  async load(options) {
    // Those that wait for an answer of the person need no decision yet.
    const query = { status: ['new' as const], sort: 'created,asc' };
    const { totalElements: count, content } = await adminRequestList({ ...query, size: 1 }, options);
    const [first] = content;
    if (!first) return [];
    return [
      {
        key: 'request',
        tone: 'info',
        title: `${plural(count, 'запрос доступа ждёт', 'запроса доступа ждут', 'запросов доступа ждут')} решения`,
        text: `Самый старый: ${facts(ageText(first, new Date()), first.name || first.email, first.companyName)}`,
        action: { label: 'Решить', search: { status: 'new', sort: query.sort } },
      },
    ];
  },
};

const errors: Part = {
  id: 'error',
  failure: 'Не\u00a0удалось проверить ошибки',
  pages: ['error'],
  async load(options) {
    const to = reportingToday();
    const { totalElements: count, content } = await adminErrorList(
      { status: ['new', 'again'], from: daysBefore(to, errorDays - 1), to, sort: 'count,desc', size: 1 },
      options,
    );
    const [most] = content;
    if (!most) return [];
    const people = plural(most.users, 'человека', 'человек', 'человек');
    return [
      {
        key: 'error',
        tone: 'negative',
        title: plural(count, 'новая ошибка', 'новые ошибки', 'новых ошибок'),
        text: `«${most.message}»\u00a0— ${plural(most.count, 'раз', 'раза', 'раз')} у\u00a0${people}, последний\u00a0— ${momentWords(most.last)}`,
        action: { label: 'Разобрать', search: { status: 'new,again', sort: 'count,desc' } },
      },
    ];
  },
};

const tokens: Part = {
  id: 'token',
  failure: 'Не\u00a0удалось проверить ключи API',
  pages: ['apiToken'],
  async load(options) {
    const query = { status: ['expiring' as const], sort: 'expires,asc' };
    const { content } = await adminTokenList({ ...query, size: 100 }, options);
    return cardsOf(
      content,
      ({ uuid, name, expires, lastUsed }) => ({
        key: `token ${uuid}`,
        tone: 'warning',
        title: `Ключ API «${name}» истекает ${dayWords(expires)}`,
        text: lastUsed ? `Последний вызов ${momentWords(lastUsed)}` : 'Им ни\u00a0разу не\u00a0пользовались',
        action: { label: 'Продлить', search: { row: uuid } },
      }),
      (all) => ({
        key: 'tokens',
        tone: 'warning',
        title: plural(all.length, 'ключ API истекает', 'ключа API истекают', 'ключей API истекают'),
        text: listed(all.map(({ name, expires }) => `${name}\u00a0— ${dayWords(expires)}`)),
        action: { label: 'Продлить', search: { status: 'expiring', sort: query.sort } },
      }),
    );
  },
};

const letters: Part = {
  id: 'letter',
  failure: 'Не\u00a0удалось проверить письма',
  pages: ['letters'],
  async load(options) {
    const { totalElements: count, content } = await adminLetterList(
      { status: ['new'], sort: 'date,asc', size: 1 },
      options,
    );
    const [first] = content;
    if (!first) return [];
    return [
      {
        key: 'letter',
        tone: 'info',
        title: `${plural(count, 'письмо ждёт', 'письма ждут', 'писем ждут')} ответа`,
        text: `Самое старое: «${first.title}», ${ageText({ created: first.date, decision: null }, new Date())}`,
        action: { label: 'Ответить', search: { status: 'new', sort: 'date,asc' } },
      },
    ];
  },
};

const mailings: Part = {
  id: 'letter',
  failure: 'Не\u00a0удалось проверить рассылки',
  pages: ['letters'],
  async load(options) {
    const first = daysBefore(reportingToday(), mailingDays);
    const { content } = await adminMailingList(
      { status: ['sending', 'sent', 'stopped'], sort: 'startsAt,desc', size: 20 },
      options,
    );
    const failed = content.filter((row) => row.failed > 0 && (row.startsAt ?? '') >= first);
    return failed
      .slice(0, 1)
      .map((row) => ({
        key: 'mailing',
        tone: 'warning',
        title: `Рассылка «${row.title}» не\u00a0дошла до\u00a0${plural(row.failed, 'человека', 'человек', 'человек')}`,
        text: facts(
          `доставлено ${plural(row.delivered, 'человеку', 'людям', 'людям')}`,
          momentWords(row.startsAt),
          failed.length > 1 && `и\u00a0ещё рассылок с\u00a0отказами: ${failed.length - 1}`,
        ),
        action: { label: 'Посмотреть', search: { part: 'mailings', row: row.uuid, tab: 'sending' } },
      }));
  },
};

/** In the order in which they are shown: what fails first, then what runs out, then what waits. */
export const platformParts: readonly Part[] = [
  connections,
  services,
  limits,
  budgetsPart('admin'),
  errors,
  requests,
  feedbackPart('admin'),
  tokens,
  letters,
  mailings,
  reportsPart('admin'),
  peoplePart('admin'),
];
