/** Three presentations of each account, from the contract's examples (presentations.md §9). */

import { exampleOf } from '#mocks/contract/contract.ts';
import { noAccess } from '#mocks/domain/lab/rights.ts';
import { isKnownSlide } from '#mocks/domain/presentations/slide.ts';
import { seedOnce } from '#mocks/initial/once.ts';
import type {
  Database,
  OutlineItem,
  PresentationContent,
  Schemas,
  StoredPresentation,
  StoredSlide,
  StoredThread,
  User,
} from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { seedPicture } from './presentation-pictures.ts';

const examples = ['quarter', 'course', 'warehouse'] as const;

/** Ids of an account's files by those of the examples, which the first account keeps. */
type FileIds = ReadonlyMap<string, string>;

function withFiles(slide: StoredSlide, ids: FileIds): StoredSlide {
  if (!isKnownSlide(slide)) return slide;
  const slots = slide.slots.map(({ name, block }) =>
    block.kind === 'picture' && block.idFile
      ? { name, block: { ...block, idFile: ids.get(block.idFile) ?? null } }
      : { name, block },
  );
  return { ...slide, slots };
}

function contentOf(example: Schemas['Presentation'], ids: FileIds): PresentationContent {
  const { title, language, brief, outline, slides } = example;
  const theme = example.theme as PresentationContent['theme']; // ours
  return { title, language, theme, brief, outline, slides: slides.map((slide) => withFiles(slide, ids)) };
}

/** Stores the pictures of a presentation for an account. */
function putPictures(
  database: Database,
  transaction: Transaction,
  { slides }: Schemas['Presentation'],
  { owner, isFirst }: { readonly owner: string; readonly isFirst: boolean },
): FileIds {
  const blocks = slides.filter(isKnownSlide).flatMap(({ slots }) => slots.map(({ block }) => block));
  const ids = new Map<string, string>();
  for (const block of blocks) {
    if (block.kind !== 'picture' || !block.idFile) continue;
    const picture = seedPicture(block.idFile);
    if (!picture) continue;
    const idFile = isFirst ? block.idFile : crypto.randomUUID();
    ids.set(block.idFile, idFile);
    transaction.put(database.files, { idFile, name: picture.name, owner, facts: { mimeType: 'image/png' } });
    transaction.blob(idFile, picture.bytes);
  }
  return ids;
}

const madeFrom = (outline: readonly OutlineItem[]): Record<string, OutlineItem> =>
  Object.fromEntries(outline.map((item) => [item.id, item]));

/** Stores the versions of the contract's example, so that there is something to look at and to restore. */
function putVersions(database: Database, transaction: Transaction, deck: StoredPresentation): void {
  const { content } = exampleOf('presentationVersionList', 'two') as Schemas['PresentationVersionPage'];
  const before = exampleOf('presentationVersionRead', 'before') as Schemas['Presentation'];
  for (const { version, date, author, note, reason } of content)
    transaction.put(database.presentationVersions, {
      presentationUuid: deck.uuid,
      version,
      date,
      authorId: author.id,
      note,
      reason: reason as Schemas['PresentationVersionReason'], // ours
      content: contentOf(before, new Map()),
    });
}

/** Adds the presentations of one account; the first keeps the ids of the examples. */
function putPresentations(database: Database, transaction: Transaction, user: User, isFirst: boolean): void {
  for (const name of examples) {
    const example = exampleOf('presentationRead', name) as Schemas['Presentation'];
    const ids = putPictures(database, transaction, example, { owner: user.email, isFirst });
    const ownerId = user.profile.id;
    const deck: StoredPresentation = {
      uuid: isFirst ? example.uuid : crypto.randomUUID(),
      ownerId,
      access: noAccess,
      version: example.version,
      date: example.date,
      kept: example.date,
      hidden: false,
      content: contentOf(example, ids),
      status: 'ready',
      madeFrom: madeFrom(example.outline),
    };
    transaction.put(database.presentations, deck);
    if (example.pinned)
      transaction.put(database.presentationPins, { userId: ownerId, presentationUuid: deck.uuid });
    if (isFirst && name === 'quarter') putVersions(database, transaction, deck);
  }
}

/** Adds the comments of the contract's example, so that there is something to read and to answer. */
export function seedComments(database: Database): void {
  seedOnce(database, 'presentationComments', (transaction) => {
    const { uuid: presentationUuid } = exampleOf('presentationRead', 'quarter') as Schemas['Presentation'];
    if (!database.presentations.get(presentationUuid)) return;
    for (const { comments, slot, ...thread } of exampleOf(
      'presentationCommentList',
      'two',
    ) as Schemas['PresentationThread'][])
      transaction.put(database.presentationThreads, {
        ...thread,
        presentationUuid,
        ...(slot && { slot: slot as NonNullable<StoredThread['slot']> }), // ours
        comments: comments.map(({ author, ...comment }) => ({
          ...comment,
          authorId: author.id,
          mentions: [],
        })),
      });
  });
}

/**
 * Adds the presentations once.
 *
 * @param emails sign-in addresses of the accounts, the one with the ids of the examples first
 */
export function seedPresentations(database: Database, emails: readonly string[]): void {
  seedOnce(database, 'presentations', (transaction) => {
    for (const [index, email] of emails.entries()) {
      const user = database.users.get(email);
      if (user) putPresentations(database, transaction, user, index === 0);
    }
  });
}
