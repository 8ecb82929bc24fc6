/** What the logs of usage and of sign-ins say, in words. */

import type { ContentAccess } from '#api/generated/model/contentAccess.ts';
import type { SignInResult } from '#api/generated/model/signInResult.ts';
import type { UsageResult } from '#api/generated/model/usageResult.ts';
import type { UsageSource } from '#api/generated/model/usageSource.ts';
import { optionsOf } from '#lib/options.ts';
import { type StatusWords, unknownStatus, unknownText } from '../kit/words.ts';

const results: Readonly<Record<UsageResult, StatusWords>> = {
  done: { label: 'Выполнен', tone: 'positive' },
  failed: { label: 'Ошибка', tone: 'negative' },
  refused: { label: 'Отказано', tone: 'warning' },
  stopped: { label: 'Остановлен', tone: 'neutral' },
};

const signIns: Readonly<Record<SignInResult, StatusWords>> = {
  done: { label: 'Вход', tone: 'positive' },
  wrongPassword: { label: 'Неверный пароль', tone: 'negative' },
  unknownAccount: { label: 'Нет такой записи', tone: 'negative' },
  blocked: { label: 'Заблокирован', tone: 'warning' },
  notConfirmed: { label: 'Почта не\u00a0подтверждена', tone: 'warning' },
  tooMany: { label: 'Слишком много попыток', tone: 'warning' },
};

const sources: Readonly<Record<UsageSource, string>> = { portal: 'Портал', token: 'Токены', bot: 'Чат-бот' };

/** Why contents cannot be read. */
export const closed: Readonly<Record<Exclude<ContentAccess, 'allowed'>, string>> = {
  noRight: 'У\u00a0вас нет права просматривать содержание.',
  noConsent: 'Сотрудник не\u00a0давал согласия на\u00a0просмотр.',
  notKept: 'Содержание запроса не\u00a0сохранилось.',
};

export const resultStatus = (result: UsageResult | null): StatusWords =>
  result ? results[result] : unknownStatus;
export const signInStatus = (result: SignInResult | null): StatusWords =>
  result ? signIns[result] : unknownStatus;
export const sourceText = (source: UsageSource | null): string => (source ? sources[source] : unknownText);

export const resultOptions = optionsOf(results);
export const signInOptions = optionsOf(signIns);
export const sourceOptions = optionsOf(sources);
