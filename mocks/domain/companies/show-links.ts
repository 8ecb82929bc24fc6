/** Links that show presentations without an account, by the companies of their owners (PRES-73). */
import { companyUuidOf, findPerson } from '#mocks/domain/people/person.ts';
import type { Database, StoredCompany, StoredShowLink } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** The company of the presentation's owner; null if the owner has none. */
function companyOfLink(database: Database, { presentationUuid }: StoredShowLink): string | null {
  const deck = database.presentations.get(presentationUuid);
  const owner = deck && findPerson(database, deck.ownerId);
  return owner ? companyUuidOf(database, owner) : null;
}

/** Counts the links of each company that have not expired at the time `now`. */
export function countShowLinks(database: Database, now: Date): (uuid: string) => number {
  const counts = new Map<string, number>();
  for (const link of database.showLinks.values()) {
    const company = Date.parse(link.expires) > now.getTime() ? companyOfLink(database, link) : null;
    if (company !== null) counts.set(company, (counts.get(company) ?? 0) + 1);
  }
  return (uuid) => counts.get(uuid) ?? 0;
}

/** Stops all links of a company, for good, if the change of the company no longer allows them. */
export function stopForbiddenLinks(
  database: Database,
  transaction: Transaction,
  { uuid, isShowingByLink = false }: StoredCompany,
): void {
  if (isShowingByLink) return;
  for (const link of database.showLinks.values())
    if (companyOfLink(database, link) === uuid) transaction.delete(database.showLinks, link.tokenHash);
}
