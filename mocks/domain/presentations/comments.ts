/** Comments on slides: threads, their changes, and what tells the mentioned people (gateway.yaml, "Comments on presentations"). */
import { escapedMarkdown } from '#lib/letter-variables.ts';
import { existing, Failure, problem, refuseFields } from '#mocks/contract/failures.ts';
import { ownerOf, presentationRightOf } from '#mocks/domain/lab/rights.ts';
import { by, inOrder } from '#mocks/domain/lists/list.ts';
import { findPerson } from '#mocks/domain/people/person.ts';
import type {
  Database,
  Schemas,
  StoredComment,
  StoredMention,
  StoredPresentation,
  StoredThread,
  User,
} from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { unmentionable } from './comment-people.ts';
import { findPresentation } from './presentation.ts';
import { isKnownSlide, LAYOUTS } from './slide.ts';

type FieldError = Schemas['FieldError'];
type Written = Pick<Schemas['PresentationCommentText'], 'text' | 'mentionIds'>;

/** Comments of one presentation, answers among them. */
const MAX_COMMENTS = 500;

/** The threads of a presentation, the oldest first. */
export const threadsOf = ({ presentationThreads }: Database, { uuid }: StoredPresentation): StoredThread[] =>
  inOrder(
    presentationThreads.group(uuid),
    by(({ date }) => date),
    by(({ uuid: own }) => own),
  );

const toComment = (
  database: Database,
  { uuid, authorId, text, date, edited, mentions }: StoredComment,
): Schemas['PresentationComment'] => ({
  uuid,
  author: ownerOf(database, authorId),
  text,
  mentions: mentions.map(({ userId }) => ownerOf(database, userId)),
  date,
  ...(edited !== undefined && { edited }),
});

/** A thread as the readers of the presentation see it. */
export const toThread = (
  database: Database,
  { uuid, slideId, slot, objectId, isResolved, date, comments }: StoredThread,
): Schemas['PresentationThread'] => ({
  uuid,
  slideId,
  ...(slot !== undefined && { slot }),
  ...(objectId !== undefined && { objectId }),
  isResolved,
  date,
  comments: comments.map((comment) => toComment(database, comment)),
});

/** A presentation in the archive takes no comments. */
const closedErrors = ({ hidden }: StoredPresentation): FieldError[] =>
  hidden ? [problem('uuid', 'hidden', 'Презентация в\u00a0архиве')] : [];

/** What is wrong with a text and the people whom it mentions. `kept`: people who were mentioned before. */
function writtenErrors(
  database: Database,
  author: User,
  deck: StoredPresentation,
  { mentionIds }: Pick<Written, 'mentionIds'>,
  kept: readonly number[] = [],
): FieldError[] {
  const added = mentionIds.filter((id) => !kept.includes(id));
  const stranger = unmentionable(database, author, deck, added);
  return [
    ...closedErrors(deck),
    ...(stranger === undefined
      ? []
      : [
          problem(
            `mentionIds[${mentionIds.indexOf(stranger)}]`,
            'no-access',
            'У\u00a0этого человека нет доступа к\u00a0презентации',
          ),
        ]),
  ];
}

/** What is wrong with the slide and the place or the object of a new thread. */
function placeErrors(
  deck: StoredPresentation,
  { slideId, slot, objectId }: Pick<Schemas['PresentationThreadDraft'], 'slideId' | 'slot' | 'objectId'>,
): FieldError[] {
  const slide = deck.content.slides.find(({ id }) => id === slideId);
  if (!slide) return [problem('slideId', 'unknown', 'Такого слайда нет')];
  const hasPlace = slot === undefined || (isKnownSlide(slide) && slot in LAYOUTS[slide.layout]);
  if (!hasPlace) return [problem('slot', 'unknown', 'На\u00a0слайде нет такого места')];
  if (objectId === undefined) return [];
  if (slot !== undefined)
    return [
      problem('objectId', 'mismatch', 'Комментарий может быть или к\u00a0месту, или к\u00a0объекту слайда'),
    ];
  const hasObject = isKnownSlide(slide) && slide.objects?.some(({ id }) => id === objectId);
  return hasObject ? [] : [problem('objectId', 'unknown', 'На\u00a0слайде нет такого объекта')];
}

const mentionsOf = (ids: readonly number[], date: string): StoredMention[] =>
  ids.map((userId) => ({ userId, date }));

/**
 * The thread with a new comment, not stored yet. Throws `not-found` for an unknown thread, `limit-reached`, `fields-invalid`.
 */
export function withComment(
  { database, now }: Rows & Clock,
  author: User,
  deck: StoredPresentation,
  draft: Schemas['PresentationCommentDraft'],
): StoredThread {
  const threads = database.presentationThreads.group(deck.uuid);
  const { text, mentionIds } = draft;
  const date = now().toISOString();
  const comment: StoredComment = {
    uuid: crypto.randomUUID(),
    authorId: author.profile.id,
    text,
    date,
    mentions: mentionsOf(mentionIds, date),
  };
  const isAnswer = 'threadUuid' in draft;
  const before = isAnswer
    ? existing(threads.find(({ uuid }) => uuid === draft.threadUuid.toLowerCase()))
    : undefined;
  refuseFields([
    ...writtenErrors(database, author, deck, draft),
    ...(isAnswer ? [] : placeErrors(deck, draft)),
  ]);
  if (threads.reduce((sum, { comments }) => sum + comments.length, 0) >= MAX_COMMENTS)
    throw new Failure('limit-reached');
  if (before) return { ...before, isResolved: false, comments: [...before.comments, comment] };
  const { slideId, slot, objectId } = draft as Schemas['PresentationThreadDraft']; // no answer
  return {
    uuid: crypto.randomUUID(),
    presentationUuid: deck.uuid,
    slideId,
    ...(slot !== undefined && { slot: slot as NonNullable<StoredThread['slot']> }), // checked against the schema
    ...(objectId !== undefined && { objectId }),
    isResolved: false,
    date,
    comments: [comment],
  };
}

export interface FoundThread {
  readonly deck: StoredPresentation;
  readonly thread: StoredThread;
}

/** A thread of a presentation that the person may read. Throws `not-found`. */
export function findThread(database: Database, user: User, uuid: string): FoundThread {
  const thread = existing(database.presentationThreads.get(uuid.toLowerCase()));
  return { thread, deck: findPresentation(database, user, thread.presentationUuid).deck };
}

/** An own comment in a presentation that the person may read. Throws `not-found`, also for comments of others. */
export function findOwnComment(
  database: Database,
  user: User,
  uuid: string,
): FoundThread & { readonly comment: StoredComment } {
  const id = uuid.toLowerCase();
  for (const thread of database.presentationThreads.values()) {
    const comment = thread.comments.find((one) => one.uuid === id);
    if (!comment || comment.authorId !== user.profile.id) continue;
    return { comment, thread, deck: findPresentation(database, user, thread.presentationUuid).deck };
  }
  throw new Failure('not-found');
}

/** The thread with another text of a comment, not stored yet. Throws `fields-invalid`. */
export function withText(
  { database, now }: Rows & Clock,
  author: User,
  { deck, thread, comment }: ReturnType<typeof findOwnComment>,
  { text, mentionIds }: Written,
): StoredThread {
  const before = comment.mentions.map(({ userId }) => userId);
  refuseFields(writtenErrors(database, author, deck, { mentionIds }, before));
  const edited = now().toISOString();
  const mentions = mentionIds.map(
    (userId) => comment.mentions.find((one) => one.userId === userId) ?? { userId, date: edited },
  );
  const changed = { ...comment, text, mentions, edited };
  return { ...thread, comments: thread.comments.map((one) => (one === comment ? changed : one)) };
}

/** Throws `fields-invalid` when the presentation is in the archive. */
export const checkOpen = (deck: StoredPresentation): void => refuseFields(closedErrors(deck));

/** What a person has written about presentations, for the archive of the own data (PROF-07). */
export const ownCommentsOf = (database: Database, user: User) =>
  [...database.presentationThreads.values()].flatMap(({ presentationUuid, slideId, comments }) => {
    const deck = database.presentations.get(presentationUuid);
    // The title is of the presentation's owner: who may no longer read it does not learn its new one.
    const mayRead = deck !== undefined && presentationRightOf(database, user, deck) !== undefined;
    return comments
      .filter(({ authorId }) => authorId === user.profile.id)
      .map(({ text, date, edited }) => ({
        presentation: presentationUuid,
        ...(mayRead && { title: deck.content.title }),
        slideId,
        text,
        date,
        ...(edited !== undefined && { edited }),
      }));
  });

/** Most notifications of comments that a person sees. */
const LISTED = 30;

/** The notifications of the comments that mention a person, as long as the person may read them. */
export function commentNotices(database: Database, reader: User): Schemas['Notification'][] {
  const { id } = reader.profile;
  const found = [...database.presentationThreads.values()].flatMap((thread) =>
    thread.comments.flatMap((comment) => {
      const mention = comment.mentions.find(({ userId }) => userId === id);
      const isOwn = comment.authorId === id;
      return mention && !isOwn ? noticesOf(database, reader, thread, comment, mention) : [];
    }),
  );
  return inOrder(
    found,
    by(({ date }) => date),
  ).slice(-LISTED);
}

/** The notification of one mention; none when the presentation is closed to the person or the slide is not there. */
function noticesOf(
  database: Database,
  reader: User,
  { uuid, presentationUuid, slideId }: StoredThread,
  comment: StoredComment,
  { date }: StoredMention,
): Schemas['Notification'][] {
  const deck = database.presentations.get(presentationUuid);
  const isThere = deck?.content.slides.some((slide) => slide.id === slideId);
  if (!deck || !isThere || presentationRightOf(database, reader, deck) === undefined) return [];
  const author = findPerson(database, comment.authorId)?.profile.name ?? '';
  const address = `/pres-editor/${presentationUuid}?slide=${slideId}&panel=comments&thread=${uuid}`;
  const [name, title, text] = [author, deck.content.title, comment.text].map(escapedMarkdown);
  return [
    {
      uuid: comment.uuid,
      title: 'Вас упомянули в\u00a0комментарии',
      text: `${name}, презентация «${title}»:\n\n${text}\n\n[Открыть слайд](${address})`,
      date,
      levelImportance: 100,
    },
  ];
}
