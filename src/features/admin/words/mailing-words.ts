/** What the page of mailings says, in words. */
import type { MailingChannel } from '#api/generated/model/mailingChannel.ts';
import type { MailingLevel } from '#api/generated/model/mailingLevel.ts';
import type { MailingStatus } from '#api/generated/model/mailingStatus.ts';
import type { RecipientStatus } from '#api/generated/model/recipientStatus.ts';
import { plural } from '#lib/text.ts';
import type { BadgeProps } from '#ui/index.ts';

interface Shown {
  label: string;
  tone: BadgeProps['tone'];
}

const statuses: Readonly<Record<MailingStatus, Shown>> = {
  draft: { label: 'Черновик', tone: 'neutral' },
  waiting: { label: 'Ждёт', tone: 'warning' },
  sending: { label: 'Отправляется', tone: 'info' },
  sent: { label: 'Отправлена', tone: 'positive' },
  stopped: { label: 'Остановлена', tone: 'negative' },
};
const recipientStatuses: Readonly<Record<RecipientStatus, Shown>> = {
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

/** Shown for a value that the portal does not know (PRE-13). */
const unknown: Shown = { label: 'Неизвестно', tone: 'neutral' };

export const mailingStatus = (status: MailingStatus | null): Shown => (status ? statuses[status] : unknown);
export const recipientStatus = (status: RecipientStatus | null): Shown =>
  status ? recipientStatuses[status] : unknown;
export const channelText = (channel: MailingChannel | null): string =>
  channel ? channels[channel] : unknown.label;

const optionsOf = (words: Readonly<Record<string, string | Shown>>) =>
  Object.entries(words).map(([id, word]) => ({ id, label: typeof word === 'string' ? word : word.label }));
export const mailingStatusOptions = optionsOf(statuses);
export const channelOptions = optionsOf(channels);
export const levelOptions = optionsOf(levels);

/** «1 240 получателям». */
export const toRecipients = (count: number): string =>
  plural(count, 'получателю', 'получателям', 'получателям');
/** «1 240 получателей». */
export const recipients = (count: number): string => plural(count, 'получатель', 'получателя', 'получателей');
