/** What the page of mailings says, in words. */

import type { MailingChannel } from '#api/generated/model/mailingChannel.ts';
import type { MailingLevel } from '#api/generated/model/mailingLevel.ts';
import type { MailingStatus } from '#api/generated/model/mailingStatus.ts';
import type { RecipientStatus } from '#api/generated/model/recipientStatus.ts';
import { optionsOf } from '#lib/options.ts';
import { plural } from '#lib/text.ts';
import { type StatusWords, unknownStatus, unknownText } from '../kit/words.ts';

const statuses: Readonly<Record<MailingStatus, StatusWords>> = {
  draft: { label: 'Черновик', tone: 'neutral' },
  waiting: { label: 'Ждёт', tone: 'warning' },
  sending: { label: 'Отправляется', tone: 'info' },
  sent: { label: 'Отправлена', tone: 'positive' },
  stopped: { label: 'Остановлена', tone: 'negative' },
};
const recipientStatuses: Readonly<Record<RecipientStatus, StatusWords>> = {
  waiting: { label: 'Ждёт', tone: 'neutral' },
  delivered: { label: 'Доставлено', tone: 'positive' },
  failed: { label: 'Не доставлено', tone: 'negative' },
  skipped: { label: 'Не отправлено', tone: 'warning' },
};
const channels: Readonly<Record<MailingChannel, string>> = { mail: 'Письмо', notification: 'Уведомление' };
const levels: Readonly<Record<MailingLevel, string>> = {
  100: 'Обычное',
  300: 'Релиз',
  666: 'Скрыть раздел агентов',
};

export const mailingStatus = (status: MailingStatus | null): StatusWords =>
  status ? statuses[status] : unknownStatus;
export const recipientStatus = (status: RecipientStatus | null): StatusWords =>
  status ? recipientStatuses[status] : unknownStatus;
export const channelText = (channel: MailingChannel | null): string =>
  channel ? channels[channel] : unknownText;

export const mailingStatusOptions = optionsOf(statuses);
export const channelOptions = optionsOf(channels);
export const levelOptions = optionsOf(levels);

/** «1 240 получателям». */
export const toRecipients = (count: number): string =>
  plural(count, 'получателю', 'получателям', 'получателям');
/** «1 240 получателей». */
export const recipients = (count: number): string => plural(count, 'получатель', 'получателя', 'получателей');
