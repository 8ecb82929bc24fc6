import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from '#lib/store.ts';
import { announce } from '#platform/announcer.ts';
import { type DeckWork, isRunOn } from '../../generation/model/run.ts';
import { GenerationRun } from '../../generation/run/GenerationRun.ts';
import { runGateway } from '../../generation/run/run-gateway.ts';
import { isRunning } from '../../list/status.ts';
import type { DeckSession } from '../saving/deck-session.ts';
import { useEditor } from '../store/deck-store.ts';

/** The plan is edited on the page of the run, which keeps it. */
const noPlan = { read: () => ({}), write: () => undefined };

const endings = {
  complete: 'Готово',
  partial: 'Готово. Часть слайдов создать не\u00a0удалось',
  stopped: 'Остановлено. Готовые слайды сохранены',
  failed: 'Создание прервалось. Готовые слайды сохранены',
} as const;

/** How a run ended; by the status of the presentation where its last events were lost. */
function endOf({ run, deck: { status } }: DeckWork): keyof typeof endings {
  return run?.end ?? (status === 'stopped' || status === 'failed' ? status : 'complete');
}

/**
 * Follows the run of the open presentation, whoever began it: what it makes comes into the editor, and its end is
 * announced. A lost connection is resumed after the last event (PRES-03).
 */
export function useRun(session: DeckSession): GenerationRun {
  const [run] = useState(() => new GenerationRun(session.autosave.saved, runGateway, noPlan));
  const isBegun = useEditor(session.store, ({ history }) => isRunning(history.present.status));
  const isOn = useStore(run.work, isRunOn);
  const wasOn = useRef(false);
  const follow = useEffectEvent(() => {
    if (run.connection.get() !== 'none') return;
    if (!run.isOn) {
      run.dispatch({ type: 'asked', outlineIds: [] });
      run.dispatch({ type: 'read', deck: session.autosave.saved });
    }
    void run.resume();
  });
  useEffect(() => {
    const take = (): void => {
      const { deck, isStale } = run.work.get();
      if (!isStale) void session.take(deck);
    };
    const leave = run.work.subscribe(take);
    return () => {
      leave();
      run.end();
      run.connection.set('none');
    };
  }, [run, session]);
  useEffect(() => {
    if (isBegun) follow();
  }, [isBegun]);
  useEffect(() => {
    if (wasOn.current && !isOn) announce(endings[endOf(run.work.get())]);
    wasOn.current = isOn;
  }, [isOn, run]);
  return run;
}
