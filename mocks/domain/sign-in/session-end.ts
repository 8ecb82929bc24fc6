/** When sessions end: by their own time, and by what the company of the person has set (gateway.yaml, "Sign-in"). */
import { companyUuidOf } from '#mocks/domain/people/person.ts';
import type { Area, Database, Session, User } from '#mocks/store/database.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Lifetime of a session where no company sets another one, h: a working day. */
const HOURS = 8;

/** Minimum interval between writes of the last request of a session that can end by idleness, ms. */
export const NOTE_IDLE_EVERY = MINUTE;

/** Operations that the portal calls without an action of the user. They do not prolong a session. */
const POLLED: ReadonlySet<string> = new Set([
  'notificationList',
  'presentationCommentList',
  'presentationPresenceTrack',
]);

/** Whether a person, and not the page by itself, has made a call. */
export const isByPerson = ({ id }: { readonly id: string }): boolean => !POLLED.has(id);

interface Terms {
  /** Lifetime of a new session, ms. */
  readonly lifetime: number;
  /** Lifetime that the company has set, ms; infinite without one. Open sessions end by it, too. */
  readonly bound: number;
  /** Time without a request after which a session ends, ms; null without such an end. */
  readonly idle: number | null;
}

/** The terms of a person's sessions; guests have those of no company. */
export function sessionTerms(database: Database, user: User, area: Area): Terms {
  const company = area === 'ai' ? database.companies.get(companyUuidOf(database, user) ?? '') : undefined;
  const idle = company?.sessionIdleMinutes ?? null;
  const hours = company?.sessionHours ?? null;
  return {
    lifetime: (hours ?? HOURS) * HOUR,
    bound: hours === null ? Number.POSITIVE_INFINITY : hours * HOUR,
    idle: idle === null ? null : idle * MINUTE,
  };
}

/**
 * The moment at which a session ends if no further request comes, ms. The last request is known to a minute, so idleness is
 * counted from the end of that minute.
 */
export function sessionEnd(database: Database, user: User | undefined, session: Session): number {
  const { expiresAt, shown } = session;
  if (!user || !shown) return expiresAt;
  const { bound, idle } = sessionTerms(database, user, session.area);
  return Math.min(
    expiresAt,
    Date.parse(shown.created) + bound,
    idle === null ? expiresAt : Date.parse(shown.active) + NOTE_IDLE_EVERY + idle,
  );
}
