import { byDate, type Database, itemsOf, type Letter, type Schemas } from '../db/database.ts';
import { on } from '../on.ts';
import type { Services } from '../services.ts';

type Notification = Schemas['Notification'];

/** As many as a list of notifications may hold. */
const LISTED = 200;
const TEXT_LENGTH = 5000;
/** A letter is an ordinary message. */
const LEVEL = 100;

/** A plain text as Markdown that shows it as it is. */
function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!<>|~&]/g, '\\$&');
}

/** A letter as the administrators are told of it. */
function toNotification({ id, email, title, text, date }: Letter): Notification {
  const from = email === null ? 'сотрудник без почты' : email;
  const whole = `От: ${plain(from)}\n\n${plain(text)}`;
  // Not cut between a backslash and what it escapes.
  const cut = whole.slice(0, TEXT_LENGTH - 1).replace(/\\$/, '');
  return {
    uuid: id,
    title,
    text: whole.length > TEXT_LENGTH ? `${cut.toWellFormed()}…` : whole,
    date,
    levelImportance: LEVEL,
  };
}

function keep({ database, now }: Services, letter: Omit<Letter, 'id' | 'date'>): void {
  database.store.write((transaction) =>
    transaction.put(database.letters, {
      ...letter,
      id: crypto.randomUUID(),
      date: now().toISOString(),
    }),
  );
}

/** Letters reach those who answer them. */
function lettersFor(database: Database, role: Schemas['Role']): Notification[] {
  return role === 'ADMIN' ? [...database.letters.values()].map(toNotification) : [];
}

export const notificationRoutes = [
  on('get', '/notification/getNotificationUser', (c) => {
    const { database } = c.services;
    const all = [...itemsOf(database.notifications), ...lettersFor(database, c.user.profile.role)];
    return c.reply(200, all.sort((a, b) => byDate(b, a)).slice(0, LISTED));
  }),

  on('post', '/notification/send', (c) => {
    const { email, title, text } = c.body;
    keep(c.services, { owner: null, email, title, text });
    return c.reply(204);
  }),

  on('post', '/notification/sendA', (c) => {
    const { title, text } = c.body;
    keep(c.services, { owner: c.user.email, email: c.user.profile.email, title, text });
    return c.reply(204);
  }),
] as const;
