/** Letters that could not be sent, as failures of the gateway in «Ошибки»: a group for each reason (PILOT-03). */
import type { Database, OutgoingLetter } from '#mocks/store/database.ts';
import { gatewayVersion, noteFailure } from './record.ts';

/** A function that notes a letter with its recipient and subject, and never its text. */
export const noteLetter =
  (database: Database, now: () => Date) =>
  ({ to, subject, reason }: OutgoingLetter): void =>
    noteFailure(database, {
      source: 'gateway',
      place: 'Отправка писем',
      name: 'letter-failed',
      message: `Письмо не\u00a0отправлено. ${reason ?? ''}`.trim(),
      moment: now(),
      userId: null,
      browser: '',
      version: gatewayVersion,
      requestId: null,
      stack: `Кому: ${to}\nТема: ${subject}`,
    });
