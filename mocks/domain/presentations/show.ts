/** What a link shows of a presentation to people without an account (PRES-74). */
import { existing, Failure } from '#mocks/contract/failures.ts';
import { companyOf } from '#mocks/domain/companies/company.ts';
import { findPerson, isShutOut } from '#mocks/domain/people/person.ts';
import { digest } from '#mocks/domain/sign-in/session.ts';
import type {
  Database,
  Schemas,
  StoredPresentation,
  StoredShowLink,
  StoredSlide,
} from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { brandOfOwner } from './brands.ts';
import { isKnownSlide, picturesOf } from './slide.ts';

/** Whether the company of an owner allows links; false without a company. */
export function isShowAllowed(database: Database, ownerId: number): boolean {
  const owner = findPerson(database, ownerId);
  return owner !== undefined && companyOf(database, owner)?.isShowingByLink === true;
}

/** Whether a presentation can be shown by a link now. */
function isShown(database: Database, { ownerId, hidden }: StoredPresentation): boolean {
  const owner = findPerson(database, ownerId);
  return !hidden && owner !== undefined && !isShutOut(database, owner) && isShowAllowed(database, ownerId);
}

/** The part of a link that its owner may see. */
export const toLink = ({
  created,
  expires,
  opened,
  lastOpened,
}: StoredShowLink): Schemas['PresentationLink'] => ({ created, expires, opened, lastOpened });

/**
 * The link with a secret, and its presentation.
 *
 * @throws Failure `not-found` for an unknown link and one that shows nothing now, `show-over` for an expired one
 */
export function findShow(
  { database, now }: Rows & Clock,
  token: string,
): { readonly link: StoredShowLink; readonly deck: StoredPresentation } {
  const link = existing(database.showLinks.get(digest(token)));
  const deck = existing(database.presentations.get(link.presentationUuid));
  if (!isShown(database, deck)) throw new Failure('not-found');
  if (Date.parse(link.expires) <= now().getTime()) throw new Failure('show-over');
  return { link, deck };
}

/** The slides that a link shows. Of one of a later version only its id is known, so that nothing else of it is sent. */
function shownSlides({ content }: StoredPresentation): StoredSlide[] {
  return content.slides.flatMap((slide) => {
    if (!isKnownSlide(slide)) return [{ id: slide.id }];
    return slide.isSkipped ? [] : [{ ...slide, notes: '', isEdited: false, outlineId: null }];
  });
}

/** What a link shows of a presentation. */
export function toShow(database: Database, deck: StoredPresentation): Schemas['PresentationShow'] {
  const { title, language, theme, settings } = deck.content;
  return {
    title,
    language,
    theme,
    ...(settings && { settings }),
    brand: brandOfOwner(database, deck.ownerId),
    slides: shownSlides(deck),
  };
}

/** Ids of the files that a link shows: pictures of the shown slides, and the logo. */
export function filesOfShow(database: Database, deck: StoredPresentation): ReadonlySet<string> {
  const logo = brandOfOwner(database, deck.ownerId)?.logo?.idFile;
  return new Set([...picturesOf(shownSlides(deck)), ...(logo === undefined ? [] : [logo])]);
}
