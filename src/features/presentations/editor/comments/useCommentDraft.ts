import { type RefObject, useRef, useState } from 'react';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { type CommentDraft, noDraft, readCommentDraft, writeCommentDraft } from './comment-draft.ts';

/** A draft that this browser keeps until it is sent. */
export interface KeptDraft {
  readonly draft: CommentDraft;
  /** The draft after the last change, also before it is rendered. */
  readonly newest: RefObject<CommentDraft>;
  readonly put: (next: CommentDraft) => void;
}

/**
 * Reads a draft once and keeps its changes.
 *
 * @param key names the draft
 * @param initial content if no draft is kept @default empty
 */
export function useCommentDraft(key: string, initial: CommentDraft = noDraft): KeptDraft {
  const { userId } = useOpenEditor();
  const [draft, setDraft] = useState(() => {
    const kept = readCommentDraft(userId, key);
    return kept.text === '' ? initial : kept;
  });
  const newest = useRef(draft);
  const put = (next: CommentDraft): void => {
    newest.current = next;
    setDraft(next);
    writeCommentDraft(userId, key, next);
  };
  return { draft, newest, put };
}
