import { escapedMarkdown } from '#lib/letter-variables.ts';
import { exportNotices } from '#mocks/domain/exports/exports.ts';
import { budgetNotices } from '#mocks/domain/limits/budget-warnings.ts';
import { by, byLatest, inOrder } from '#mocks/domain/lists/list.ts';
import { mailingNotices } from '#mocks/domain/mailings/delivery.ts';
import { commentNotices } from '#mocks/domain/presentations/comments.ts';
import { shareNotices } from '#mocks/domain/share/share.ts';
import { type Database, itemsOf, type Letter, type Schemas } from '#mocks/store/database.ts';
import type { Dependencies } from './kit/dependencies.ts';
import { on } from './kit/on.ts';
import { limitLetters } from './letter-limit.ts';

type Notification = Schemas['Notification'];

/** Maximum length of a list of notifications, and of the letters in it. */
const LISTED = 200;
const LISTED_LETTERS = 100;
/** How many letters without a session are listed. They are counted apart, so that they do not push out other letters. */
const LISTED_VISITORS = 50;
const TEXT_LENGTH = 5000;
/** Kind of a letter: an ordinary message. */
const LEVEL = 100;

/** The notification about a letter for administrators. */
function toNotification({ id, email, title, text, date }: Letter): Notification {
  const from = email === null ? 'сотрудник без почты' : email;
  const whole = `От: ${escapedMarkdown(from)}\n\n${escapedMarkdown(text)}`;
  // Does not cut between a backslash and the escaped character.
  const cut = whole.slice(0, TEXT_LENGTH - 1).replace(/\\$/, '');
  return {
    uuid: id,
    title,
    text: whole.length > TEXT_LENGTH ? `${cut.toWellFormed()}…` : whole,
    date,
    levelImportance: LEVEL,
  };
}

function keep({ database, now }: Dependencies, letter: Omit<Letter, 'id' | 'date'>): void {
  database.store.put(database.letters, {
    ...letter,
    title: letter.title.trim(),
    id: crypto.randomUUID(),
    date: now().toISOString(),
  });
}

/** Notifies administrators of the newest letters. */
function lettersFor(database: Database, role: Schemas['Role']): Notification[] {
  if (role !== 'ADMIN') return [];
  const all = [...database.letters.values()];
  const visitors = all.filter(({ owner }) => owner === null).slice(-LISTED_VISITORS);
  const others = all.filter(({ owner }) => owner !== null).slice(-LISTED_LETTERS);
  return [...others, ...visitors].map(toNotification);
}

const newestFirst = (list: readonly Notification[]): Notification[] =>
  inOrder(list, byLatest('date'), by('uuid'));

export const notificationRoutes = [
  on('notificationList', (c) => {
    const { database } = c.deps;
    const letters = [
      ...lettersFor(database, c.user.profile.role),
      ...exportNotices(c.deps, c.user.email),
      ...shareNotices(database, c.user),
      ...mailingNotices(c.deps, c.user),
      ...commentNotices(database, c.user),
      ...budgetNotices(c.deps, c.user),
    ];
    const own = newestFirst(itemsOf(database.notifications)).slice(0, LISTED - letters.length);
    return c.reply(200, newestFirst([...own, ...letters]));
  }),

  on('notificationPublicSend', (c) =>
    c.once(() => {
      const { email, title, text } = c.body;
      limitLetters({ deps: c.deps, address: c.address, visitor: null }, text);
      keep(c.deps, { owner: null, email, title, text });
      return c.reply(204);
    }),
  ),

  on('notificationSend', (c) =>
    c.once(() => {
      const { title, text } = c.body;
      limitLetters(c, text);
      keep(c.deps, { owner: c.user.email, email: c.user.profile.email, title, text });
      return c.reply(204);
    }),
  ),
] as const;
