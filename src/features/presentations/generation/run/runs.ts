import { sessionHere } from '#platform/session/session.ts';
import type { Deck } from '../../model/deck.ts';
import { keptPlan } from '../model/kept-plan.ts';
import { GenerationRun } from './GenerationRun.ts';
import type { RunGateway } from './gateway.ts';

/** Open presentations, and those whose run goes on after their screen was left. */
const runs = new Map<string, { run: GenerationRun; endFollowing: () => void }>();

/** Ids of the presentations that a screen shows. */
const isShown = new Set<string>();

function forget(uuid: string): void {
  const kept = runs.get(uuid);
  kept?.run.end();
  kept?.endFollowing();
  runs.delete(uuid);
}

/** The work on a presentation; a run that is on is followed. Another user sees nothing of it. */
export function openRun(deck: Deck, gateway: RunGateway): GenerationRun {
  const kept = runs.get(deck.uuid);
  if (kept) {
    kept.run.dispatch({ type: 'read', deck });
    return kept.run;
  }
  const session = sessionHere();
  const userId = session.get().profile?.id ?? 0;
  const run = new GenerationRun(deck, gateway, keptPlan(userId, deck.uuid));
  const endFollowing = session.subscribe(() => {
    if ((session.get().profile?.id ?? 0) !== userId) forget(deck.uuid);
  });
  runs.set(deck.uuid, { run, endFollowing });
  if (run.isOn) void run.resume();
  return run;
}

/** Saves unsaved changes after the screen was left, and follows a run in progress to its end. */
async function leaveRun(uuid: string): Promise<void> {
  const kept = runs.get(uuid);
  if (!kept) return;
  await kept.run.saver.now();
  // It may have been opened again meanwhile.
  if (isShown.has(uuid)) return;
  const { work } = kept.run;
  if (!kept.run.isOn) {
    forget(uuid);
    return;
  }
  const end = work.subscribe(() => {
    if (kept.run.isOn || isShown.has(uuid)) return;
    end();
    forget(uuid);
  });
}

/** Marks a presentation as shown by a screen. @returns the function to call when the screen is left */
export function showRun(uuid: string): () => void {
  isShown.add(uuid);
  return () => {
    isShown.delete(uuid);
    void leaveRun(uuid);
  };
}
