import { useEffect, useState } from 'react';
import { useStore } from '#lib/store.ts';
import { openDialog } from '#platform/dialogs.ts';
import { lazyPart } from '#ui/index.ts';
import { editedAmong, itemsToMake } from '../model/run.ts';
import type { GenerationRun } from '../run/GenerationRun.ts';

const EditedDialog = lazyPart(() => import('./EditedDialog.tsx'));

/** Making slides of the plan. */
export function useSlides(run: GenerationRun) {
  const work = useStore(run.work);
  const refusal = useStore(run.refusal);
  const [isBeginning, setBeginning] = useState(false);
  useEffect(() => () => run.refusal.set(null), [run]);
  const toMake = itemsToMake(work);

  const begin = async (outlineIds: readonly string[], overwritesEdited: boolean): Promise<boolean> => {
    setBeginning(true);
    const isBegun = await run.begin({ stage: 'slides', outlineIds, overwritesEdited });
    setBeginning(false);
    return isBegun;
  };
  return {
    toMake,
    hasSlides: work.deck.slides.length > 0,
    refusal,
    isBeginning,
    /**
     * Makes what is missing and what was changed, after a question about slides that the person has edited (PRES-06).
     *
     * @returns whether it has begun
     */
    async make(): Promise<boolean> {
      const count = editedAmong(work, toMake).length;
      const overwrites = count > 0 && (await openDialog(EditedDialog, { count }, { isOfScreen: true }));
      // The gateway knows what is missing and what has changed.
      return overwrites === undefined ? false : begin([], overwrites);
    },
    /** Repeats a failed slide (PRES-07). */
    repeat: (outlineId: string): Promise<boolean> => begin([outlineId], false),
  };
}
