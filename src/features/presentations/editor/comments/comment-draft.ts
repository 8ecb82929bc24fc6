import { readDraft, writeDraft } from '#platform/drafts.ts';
import type { MentionedPerson } from './mention-text.ts';

/** What is typed into the field of a comment, and who was chosen for mentions. */
export interface CommentDraft {
  readonly text: string;
  readonly people: readonly MentionedPerson[];
  /** Id of the option that a new comment is about (`TargetOption`). */
  readonly target?: string;
}

export const noDraft: CommentDraft = { text: '', people: [] };

const isPerson = (value: unknown): value is MentionedPerson => {
  const { id, name } = Object(value) as Partial<Record<keyof MentionedPerson, unknown>>;
  return Number.isSafeInteger(id) && typeof name === 'string';
};

/** The kept draft of a field; an empty one for none and for anything else in its place. */
export function readCommentDraft(userId: number, key: string): CommentDraft {
  try {
    const { text, people, target } = Object(JSON.parse(readDraft(userId, key) || 'null')) as Record<
      string,
      unknown
    >;
    if (typeof text !== 'string') return noDraft;
    return {
      text,
      people: Array.isArray(people) ? people.filter(isPerson) : [],
      ...(typeof target === 'string' && { target }),
    };
  } catch {
    return noDraft;
  }
}

/** Keeps what is typed in this browser until it is sent; an empty text removes it. */
export const writeCommentDraft = (userId: number, key: string, draft: CommentDraft): void =>
  writeDraft(userId, key, draft.text === '' ? '' : JSON.stringify(draft));
