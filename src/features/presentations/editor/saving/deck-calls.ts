import { ApiError } from '#api/error.ts';
import {
  presentationChange,
  presentationRead,
  presentationVersionAdd,
} from '#api/generated/hooks/presentation/presentation.ts';
import { openDialog } from '#platform/dialogs.ts';
import { reportError } from '#platform/errors/report.ts';
import { lazyPart } from '#ui/index.ts';
import type { Deck } from '../../model/deck.ts';
import type { SlideConflict } from '../../model/merge.ts';
import type { SaveFailure } from './autosave.ts';
import type { DeckCalls } from './deck-session.ts';
import type { Decisions } from './merging.ts';

const ConflictDialog = lazyPart(async () => ({
  default: (await import('./ConflictDialog.tsx')).ConflictDialog,
}));

/** Statuses after which the same change may be sent again. */
const passing: readonly number[] = [408, 429, 500, 502, 503, 504];

/** The error with the reasons of the refused fields, which the editor has no other place for. */
function withReasons(error: ApiError): ApiError {
  const reasons = new Set(error.refusedFields.map(({ message }) => message));
  return reasons.size === 0 ? error : new ApiError({ ...error, text: [...reasons].join('. '), cause: error });
}

/** Classifies the error of a failed call. What the status line cannot explain is reported by the error policy. */
export function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return 'refused';
  if (error.kind === 'network' || error.kind === 'aborted' || passing.includes(error.status))
    return 'offline';
  if (error.status === 409 && error.code !== 'generation-running') return 'conflict';
  if (error.status === 409) return 'offline';
  reportError(withReasons(error));
  return error.status === 401 ? 'expired' : 'refused';
}

/** The calls of an open presentation. */
export const deckCalls = (uuid: string): DeckCalls => ({
  read: (): Promise<Deck> => presentationRead({ presentationId: uuid }),
  change: (change) => presentationChange(change),
  addVersion: (note) => presentationVersionAdd({ uuid, note }),
  failureOf,
  async decide(conflicts, theirs) {
    const decisions = await openDialog<{ conflicts: readonly SlideConflict[]; theirs: Deck }, Decisions>(
      ConflictDialog,
      { conflicts, theirs },
    );
    return decisions ?? null;
  },
});
