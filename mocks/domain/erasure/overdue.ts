/** Finds what is older than the terms of companies (COMP-08). */
import { endOf, type Keep } from '#mocks/domain/people/keep.ts';
import type { Collection } from '#mocks/store/collection.ts';
import type {
  Chat,
  Database,
  FeedRow,
  Letter,
  Mail,
  StoredCompany,
  StoredShare,
  User,
} from '#mocks/store/database.ts';
import { filesIn, filesOfObjects, mayNameFiles } from './files.ts';
import { isSettled, keepingCompany } from './memberships.ts';

/** What is asked for. */
export interface Question {
  readonly database: Database;
  readonly now: Date;
  /** The terms of a company. */
  readonly keepOf: (company: StoredCompany) => Keep;
  /** Uuid of the only company that is looked at, its newcomers too. @default all, without newcomers */
  readonly only?: string;
}

/** What a person has that is older than its term. */
export interface Overdue {
  readonly chats: readonly Chat[];
  readonly shares: readonly StoredShare[];
  /** Ids of files. */
  readonly files: readonly string[];
  /** Ids of letters to the administrators. */
  readonly letters: readonly string[];
  /** Ids of letters to the person. */
  readonly mails: readonly string[];
}

type Kept = Pick<Letter, 'id' | 'date'>;

/** Letters by person; some may have been erased since. */
export interface Post {
  readonly letters: ReadonlyMap<string | null, readonly Kept[]>;
  readonly mails: ReadonlyMap<string, readonly Kept[]>;
}

export const postOf = ({ letters, mails }: Database): Post => ({
  letters: Map.groupBy(letters.values(), ({ owner }) => owner),
  mails: Map.groupBy(mails.values(), ({ to }) => to),
});

/** The terms that count for what a person has, or undefined. */
function keepFor({ database, now, keepOf, only }: Question, user: User): Keep | undefined {
  const uuid = keepingCompany(database, user);
  const company = uuid === null ? undefined : database.companies.get(uuid);
  if (!company) return undefined;
  const isAsked = only === undefined ? isSettled(database, user, company.uuid, now) : company.uuid === only;
  return isAsked ? keepOf(company) : undefined;
}

/** Chats of a person whose last message is older than `end`. */
const oldChats = ({ chats, messages }: Database, owner: string, end: string): Chat[] =>
  chats
    .group(owner)
    .filter(
      ({ uuid, date, isErased, purpose }) =>
        !isErased && !purpose && date < end && messages.group(uuid).every((message) => message.date < end),
    );

/** The last use of each file that the chats and copies of a person name. */
function lastUses({ chats, messages, shares }: Database, owner: string): ReadonlyMap<string, string> {
  const uses = new Map<string, string>();
  const note = (ids: readonly string[], date: string): void => {
    for (const id of ids) if (date > (uses.get(id) ?? '')) uses.set(id, date);
  };
  for (const { uuid } of chats.group(owner))
    for (const message of messages.group(uuid))
      if (mayNameFiles(message)) note(filesIn(message), message.date);
  for (const share of shares.group(owner)) note(filesIn(share), share.created);
  return uses;
}

/** Files of a person that were used last before `end`. Uploads that were never sent are erased by themselves. */
function oldFiles(database: Database, owner: string, end: string): string[] {
  const old = [...lastUses(database, owner)].flatMap(([id, date]) => {
    const file = date < end ? database.files.get(id) : undefined;
    return file?.owner === owner && file.expiresAt === undefined ? id : [];
  });
  if (old.length === 0) return [];
  const needed = filesOfObjects(database);
  return old.filter((id) => !needed.has(id));
}

/** What a person has that is older than its term; undefined without terms. */
export function overdueOf(question: Question, user: User, post: Post): Overdue | undefined {
  const { database, now } = question;
  const keep = keepFor(question, user);
  if (!keep) return undefined;
  const { email } = user;
  const [chatEnd, fileEnd, letterEnd = ''] = [keep.chatDays, keep.fileDays, keep.letterDays].map((days) =>
    endOf(days, now),
  );
  const oldIds = (letters: readonly Kept[] = [], of: Collection<Letter> | Collection<Mail>): string[] =>
    letters.flatMap(({ id, date }) => (date < letterEnd && of.get(id) ? id : []));
  return {
    chats: chatEnd === undefined ? [] : oldChats(database, email, chatEnd),
    shares: database.shares.group(email).filter(({ created }) => created < (chatEnd ?? '')),
    files: fileEnd === undefined ? [] : oldFiles(database, email, fileEnd),
    letters: oldIds(post.letters.get(email), database.letters),
    mails: oldIds(post.mails.get(email), database.mails),
  };
}

/** Places of entries of the audit and of sign-ins that are over by the terms of all companies in whose logs they stand. */
export function overduePlaces({ database, now, keepOf, only }: Question): FeedRow[] {
  const ends = new Map(
    [...database.companies.values()].map((company) => {
      const { auditDays, signInDays } = keepOf(company);
      return [company.uuid, { audit: endOf(auditDays, now), signIn: endOf(signInDays, now) }] as const;
    }),
  );
  const isOver = ({ kind, companies, moment }: FeedRow): boolean =>
    companies.length > 0 &&
    (only === undefined || companies.includes(only)) &&
    companies.every((uuid) => moment < (ends.get(uuid)?.[kind] ?? ''));
  return (['audit', 'signIn'] as const).flatMap((kind) =>
    [...ends.values()].some((end) => end[kind] !== undefined) ? database.feed.group(kind).filter(isOver) : [],
  );
}
