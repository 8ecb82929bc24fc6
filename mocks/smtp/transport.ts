/** Sends letters through an SMTP server. */
import { createTransport } from 'nodemailer';
import type { Outcome, Transport } from '#mocks/domain/mail/outbox.ts';
import type { MailFrom, MailServer } from './address.ts';
import { letterParts } from './parts.ts';

/** Time for a connection and for the greeting of the server, ms. */
const CONNECT_MS = 10_000;
/** Time without a byte in the middle of a letter, ms. */
const IDLE_MS = 30_000;

/** What an error of nodemailer may have. */
interface MailError {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/** An answer of the server in one line: without control characters, at most 200 characters. */
const shown = (response: unknown): string =>
  String(response ?? '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);

/** Codes of nodemailer for failures that concern one letter; all others concern the server. */
const aboutLetter: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

/** The outcome of an attempt that failed with this error. */
export function outcomeOf(error: unknown): Outcome {
  const { code, command, responseCode, response } = (error ?? {}) as MailError; // nodemailer adds fields to errors
  if (code === 'EAUTH')
    return { result: 'unreachable', reason: 'Почтовый сервер не\u00a0принял имя или\u00a0пароль портала' };
  if (command === 'MAIL FROM')
    return { result: 'unreachable', reason: `Почтовый сервер отказал отправителю: ${shown(response)}` };
  if (aboutLetter.has(code)) {
    const isForGood = typeof responseCode !== 'number' || responseCode >= 500;
    const answer = shown(response) || 'адрес записан неверно';
    return isForGood
      ? { result: 'refused', reason: `Почтовый сервер отказал: ${answer}` }
      : { result: 'later', reason: `Почтовый сервер просит подождать: ${answer}` };
  }
  if (code === 'ETLS')
    return { result: 'unreachable', reason: 'С\u00a0почтовым сервером нет защищённой связи' };
  const isLate = code === 'ETIMEDOUT';
  return {
    result: 'unreachable',
    reason: isLate ? 'Почтовый сервер не\u00a0отвечает' : 'Нет связи с\u00a0почтовым сервером',
  };
}

export interface SmtpTransport extends Transport {
  /** Connects and signs in. Returns why no letter can be sent, in Russian; undefined when they can. */
  problem(): Promise<string | undefined>;
}

interface SmtpOptions {
  readonly server: MailServer;
  readonly from: MailFrom;
  /** Address of the portal, for links to its pages. */
  readonly portalUrl: string;
  /** Time for a connection, and time without a byte, ms; shorter in tests. */
  readonly patience?: { readonly connect: number; readonly idle: number };
}

/** Recipient and sender are passed as objects, so that no text in them is taken for a second address or a header. */
export function smtpTransport({ server, from, portalUrl, patience }: SmtpOptions): SmtpTransport {
  const { connect = CONNECT_MS, idle = IDLE_MS } = patience ?? {};
  const mailer = createTransport({
    ...server,
    pool: true,
    connectionTimeout: connect,
    greetingTimeout: connect,
    socketTimeout: idle,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Emitted when a connection of the pool breaks while nothing is sent: the next letter opens a new one.
  mailer.on('error', () => undefined);
  const origin = new URL(portalUrl).origin;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send({ uuid, to, text, ...letter }) {
      const subject = letter.subject.replace(/[\p{Cc}\s]+/gu, ' ');
      try {
        await mailer.sendMail({
          from: { ...from },
          to: { name: '', address: to },
          subject,
          ...letterParts({ subject, text }, origin),
          // The same in each attempt, so that mail programs can drop a second copy.
          messageId: `<${uuid}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { result: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    async problem() {
      try {
        await mailer.verify();
        return undefined;
      } catch (error) {
        const outcome = outcomeOf(error);
        return outcome.result === 'sent' ? undefined : outcome.reason;
      }
    },
    close() {
      mailer.close();
    },
  };
}
