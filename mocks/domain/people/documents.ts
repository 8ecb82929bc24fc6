/** Which documents of the portal a person may download. */
import { type Database, itemsOf, type Schemas, type User } from '#mocks/store/database.ts';
import { hasLyceumTariff, paysItself } from './reference.ts';

/** The documents that a person may see: offers only go to those who can take them (AUTH-10). */
export function documentsFor(database: Database, { profile: { groups } }: User): Schemas['PortalDocument'][] {
  return itemsOf(database.documents).filter(({ kind }) => {
    if (kind === 'offer') return paysItself(groups);
    return kind !== 'lyceumOffer' || hasLyceumTariff(groups);
  });
}
