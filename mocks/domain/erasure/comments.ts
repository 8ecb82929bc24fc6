/** Erases comments on presentations: those of deleted accounts, and those whose slides are gone for good. */
import { DAY } from '#mocks/domain/lists/days.ts';
import type { Database, StoredThread } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';

/** Time for which the comments of a removed slide are kept, ms: an editor may undo its removal. */
const LOST = DAY;

/** Whether the slide of a thread is in the presentation or in one of its kept versions. */
function hasSlide(
  { presentations, presentationVersions }: Database,
  { presentationUuid, slideId }: StoredThread,
): boolean {
  const now = presentations.get(presentationUuid);
  const contents = [...(now ? [now] : []), ...presentationVersions.group(presentationUuid)];
  return contents.some(({ content }) => content.slides.some(({ id }) => id === slideId));
}

/** A thread without what was written by deleted accounts and without mentions of them; the same one without a change. */
function withoutGone(thread: StoredThread, gone: ReadonlySet<number>): StoredThread {
  const isTouched = thread.comments.some(
    ({ authorId, mentions }) => gone.has(authorId) || mentions.some(({ userId }) => gone.has(userId)),
  );
  if (!isTouched) return thread;
  const comments = thread.comments
    .filter(({ authorId }) => !gone.has(authorId))
    .map((one) => ({ ...one, mentions: one.mentions.filter(({ userId }) => !gone.has(userId)) }));
  return { ...thread, comments };
}

/** A thread that notes since when its slide is gone; the same one without a change. */
function withLoss(database: Database, thread: StoredThread, moment: number): StoredThread {
  const { lostSince, ...found } = thread;
  if (!hasSlide(database, thread)) return lostSince === undefined ? { ...thread, lostSince: moment } : thread;
  return lostSince === undefined ? thread : found;
}

/** If the disk is full, the change is kept in memory and written with the next one that fits. */
export function eraseComments({ database, now }: Rows & Clock): void {
  const moment = now().getTime();
  const gone = new Set([...database.retiredIds.values()].map(({ id }) => id));
  const changes = [...database.presentationThreads.values()]
    .map((before) => ({ before, after: withLoss(database, withoutGone(before, gone), moment) }))
    .filter(({ before, after }) => after !== before || (after.lostSince ?? moment) <= moment - LOST);
  if (changes.length === 0) return;
  database.store.writeOrKeep((transaction) => {
    for (const { after } of changes) {
      const isOver = (after.lostSince ?? moment) <= moment - LOST;
      if (isOver || after.comments.length === 0) transaction.delete(database.presentationThreads, after.uuid);
      else transaction.put(database.presentationThreads, after);
    }
  });
}
