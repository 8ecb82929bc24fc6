/** Sends mailings: from their start on, in steps, each person once, continued after a restart (ADM-29). */

import type { Background } from '#mocks/domain/jobs/jobs.ts';
import { composed } from '#mocks/domain/letters/templates.ts';
import type { Sender } from '#mocks/domain/mail/mailbox.ts';
import { sendMail } from '#mocks/domain/mail/mailbox.ts';
import { findPerson, isShutOut } from '#mocks/domain/people/person.ts';
import { log } from '#mocks/log/log.ts';
import type { Database, Schemas, StoredMailing, StoredRecipient, User } from '#mocks/store/database.ts';
import type { Clock } from '#mocks/store/rows.ts';
import { StorageError, type Transaction } from '#mocks/store/store.ts';
import { letterFor, recipientsOf } from './mailing.ts';

/** People per step; a mailing can be stopped between two. */
const PIECE = 50;
/** Pause between two steps, ms, so that other requests are served and progress is visible. */
const PAUSE = 40;
/** The longest time until the clock is looked at again, ms. */
const MOST_WAIT = 60_000;

const running = new WeakMap<object, Set<string>>();
const timers = new WeakMap<object, ReturnType<typeof setTimeout>>();

const isDue = ({ now }: Clock, { status, startsAt }: StoredMailing): boolean =>
  status === 'sending' ||
  (status === 'waiting' && startsAt !== null && Date.parse(startsAt) <= now().getTime());

/**
 * Sends the mailings that are due, and looks again when the next one will be. It is called at the start, when a mailing
 * is confirmed, and before mailings are read.
 */
export function sendDue(deps: Sender & Background): void {
  if (deps.jobs.isClosed) return;
  clearTimeout(timers.get(deps));
  const all = [...deps.database.mailings.values()];
  for (const mailing of all) if (isDue(deps, mailing)) void follow(deps, mailing.uuid);
  const starts = all.flatMap(({ status, startsAt }) =>
    status === 'waiting' && startsAt !== null ? Date.parse(startsAt) - deps.now().getTime() : [],
  );
  if (starts.length === 0) return;
  const timer = setTimeout(
    () => sendDue(deps),
    Math.min(MOST_WAIT, Math.max(1000, ...[Math.min(...starts)])),
  );
  timer.unref?.();
  timers.set(deps, timer);
}

async function follow(deps: Sender & Background, uuid: string): Promise<void> {
  const followed = running.get(deps) ?? new Set<string>();
  running.set(deps, followed);
  if (followed.has(uuid)) return;
  followed.add(uuid);
  try {
    while (sendPiece(deps, uuid)) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  } catch (error) {
    // Without room the mailing stays as it is and goes on when it is looked at again.
    if (!(error instanceof StorageError)) log.error('A mailing failed', error);
  } finally {
    followed.delete(uuid);
  }
}

/** Sends to the next people. Returns whether there are more. */
function sendPiece(deps: Sender & Background, uuid: string): boolean {
  const { database } = deps;
  const mailing = database.mailings.get(uuid);
  if (!mailing || deps.jobs.isClosed || !isDue(deps, mailing)) return false;
  const put = (status: StoredMailing['status']) =>
    database.store.put(database.mailings, { ...mailing, status });
  if (mailing.status === 'waiting') put('sending');
  const left = recipientsOf(database, uuid).filter(({ status }) => status === 'waiting');
  for (const recipient of left.slice(0, PIECE)) deliver(deps, mailing, recipient);
  if (left.length > PIECE) return true;
  put('sent');
  return false;
}

/** Why a person cannot get the mailing; undefined for one who can. */
function obstacle(
  database: Database,
  { channel }: StoredMailing,
  user: User | undefined,
): string | undefined {
  if (!user) return 'Учётной записи больше нет';
  if (isShutOut(database, user)) return 'Вход закрыт';
  if (channel === 'mail' && user.profile.email === null) return 'Нет адреса';
  if (channel === 'notification' && user.profile.role === 'Chat_Bot')
    return 'Гость чат-бота не видит уведомлений';
  return undefined;
}

/** Sends to one person; the result is stored in the same transaction as the letter, so that nobody gets two. */
function deliver(deps: Sender & Background, mailing: StoredMailing, recipient: StoredRecipient): void {
  const { database } = deps;
  const user = findPerson(database, recipient.id);
  const message = obstacle(database, mailing, user);
  const done: StoredRecipient = {
    ...recipient,
    status: message === undefined ? 'delivered' : 'failed',
    message: message ?? null,
    moment: deps.now().toISOString(),
  };
  const to = user?.profile.email;
  if (message === undefined && user && mailing.channel === 'mail' && to != null) {
    sendMail(deps, { to, ...framed(database, mailing, user) }, (transaction) =>
      transaction.put(database.mailingRecipients, done),
    );
  } else {
    database.store.put(database.mailingRecipients, done);
  }
}

type Written = Pick<Schemas['MailingFields'], 'subject' | 'body'>;

/** The letter of a mailing to a person, in its template. */
const framed = (database: Database, mailing: Written, user: User) =>
  composed(database, 'mailing', letterFor(database, mailing, user));

/** A mailing as a notification for a person. The one that hides the agents comes as an ordinary one in a test. */
function noticeFor(
  database: Database,
  mailing: StoredMailing,
  user: User,
  { uuid, date, isTest }: { uuid: string; date: string; isTest: boolean },
): Schemas['Notification'] {
  const { subject, text } = letterFor(database, mailing, user);
  const level = mailing.level ?? 100;
  return {
    uuid,
    date,
    title: (isTest ? `[Тест] ${subject}` : subject).slice(0, 200),
    text: text.slice(0, 5000).toWellFormed(),
    levelImportance: isTest && level === 666 ? 100 : level,
  };
}

/** Sends a mailing to the person who asks for it. `also` adds writes to the same transaction. */
export function sendTest(
  deps: Sender & Background,
  mailing: StoredMailing,
  user: User,
  also: (transaction: Transaction) => void,
): void {
  const { database, now } = deps;
  const tested: StoredMailing = { ...mailing, tested: now().toISOString() };
  if (mailing.channel === 'mail') {
    const { subject, text } = framed(database, mailing, user);
    sendMail(deps, { to: user.email, subject: `[Тест] ${subject}`, text }, (transaction) => {
      transaction.put(database.mailings, tested);
      also(transaction);
    });
    return;
  }
  const about = { uuid: crypto.randomUUID(), date: now().toISOString(), isTest: true };
  const notice = { ...noticeFor(database, mailing, user, about), ownerId: user.profile.id };
  database.store.write((transaction) => {
    transaction.put(database.testNotices, notice);
    transaction.put(database.mailings, tested);
    also(transaction);
  });
}

/** Number of notifications of mailings that a person sees. */
const LISTED = 30;

/** The notifications of mailings that have reached a person, and the person's own tests. */
export function mailingNotices(deps: Sender & Background, user: User): Schemas['Notification'][] {
  sendDue(deps);
  const { database } = deps;
  const { id } = user.profile;
  const own = database.testNotices.group(String(id)).map(({ ownerId: _owner, ...notice }) => notice);
  const got = [...database.mailings.values()].flatMap((mailing) => {
    if (mailing.channel !== 'notification') return [];
    const recipient = database.mailingRecipients.get(`${mailing.uuid} ${id}`);
    if (recipient?.status !== 'delivered' || recipient.moment === null) return [];
    const about = { uuid: mailing.uuid, date: recipient.moment, isTest: false };
    return [noticeFor(database, mailing, user, about)];
  });
  return [...own.slice(-LISTED), ...got.slice(-LISTED)];
}
