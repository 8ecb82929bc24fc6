/** How long a company keeps things (COMP-08; gateway.yaml, "How long a company keeps things"). */
import { DAY } from '#mocks/domain/lists/days.ts';
import type { Schemas, StoredCompany } from '#mocks/store/database.ts';

export type Keep = Readonly<Schemas['CompanyKeep']>;

/** Time between the shortening of a term and its first erasure, ms. */
export const DELAY = DAY;

export const noTerms: Keep = {
  chatDays: null,
  fileDays: null,
  letterDays: null,
  auditDays: null,
  signInDays: null,
};

const kinds = ['chatDays', 'fileDays', 'letterDays', 'auditDays', 'signInDays'] as const;

const isShorter = (days: number | null, than: number | null): boolean =>
  days !== null && (than === null || days < than);

/** Terms whose value for each kind is chosen by `choose`. */
const each = (choose: (kind: (typeof kinds)[number]) => number | null): Keep => ({
  chatDays: choose('chatDays'),
  fileDays: choose('fileDays'),
  letterDays: choose('letterDays'),
  auditDays: choose('auditDays'),
  signInDays: choose('signInDays'),
});

/** The terms by which things of a company are erased now. On the day after a change these are the longer ones of both. */
export function actingKeep({ keep = noTerms, keepBefore }: StoredCompany, now: Date): Keep {
  if (!keepBefore || keepBefore.until <= now.toISOString()) return keep;
  const { terms } = keepBefore;
  return each((kind) => (isShorter(keep[kind], terms[kind]) ? terms[kind] : keep[kind]));
}

/** The company with other terms; `keep` undefined leaves them as they are. */
export function withKeep(company: StoredCompany, keep: Keep | undefined, now: Date): StoredCompany {
  const old = company.keep ?? noTerms;
  if (!keep || kinds.every((kind) => keep[kind] === old[kind])) return company;
  const { keepBefore: _before, ...rest } = company;
  const terms = actingKeep(company, now);
  const isWaiting = kinds.some((kind) => isShorter(keep[kind], terms[kind]));
  const until = new Date(now.getTime() + DELAY).toISOString();
  return { ...rest, keep: each((kind) => keep[kind]), ...(isWaiting && { keepBefore: { terms, until } }) };
}

/** The terms of a company in the shape of the contract; nothing without any. */
export function shownKeep(
  company: StoredCompany,
  now: Date,
): Pick<Schemas['Company'], 'keep' | 'keepBegins'> {
  const { keep = noTerms, keepBefore } = company;
  if (kinds.every((kind) => keep[kind] === null)) return {};
  const acting = actingKeep(company, now);
  const isWaiting = kinds.some((kind) => acting[kind] !== keep[kind]);
  return { keep, keepBegins: (isWaiting && keepBefore?.until) || null };
}

/** Of the next terms those that are shorter than the ones by which things are erased now; null for the others. */
export function shortenedKeep(company: StoredCompany, next: Keep, now: Date): Keep {
  const acting = actingKeep(company, now);
  return each((kind) => (isShorter(next[kind], acting[kind]) ? next[kind] : null));
}

/** The moment before which things are over, as `toISOString` writes it; undefined without a term. */
export const endOf = (days: number | null, now: Date): string | undefined =>
  days === null ? undefined : new Date(now.getTime() - days * DAY).toISOString();
