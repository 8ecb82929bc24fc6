import type { Deck } from '../../model/deck.ts';
import { type Choice, mergeDecks, resolveConflict } from '../../model/merge.ts';

/** What a person chose for each slide that both changed; `id` is that of the second slide of «Обе». */
export type Decisions = ReadonlyMap<string, { choice: Choice; id: string }>;

/**
 * The own state with the changes of others in it.
 *
 * @param decisions for slides that both changed; without one the own slide stays
 */
export function mergedWith(base: Deck, mine: Deck, theirs: Deck, decisions: Decisions): Deck {
  const { deck, conflicts } = mergeDecks(base, mine, theirs);
  return conflicts.reduce((merged, conflict) => {
    const decision = decisions.get(conflict.id);
    return decision ? resolveConflict(merged, conflict, decision.choice, decision.id) : merged;
  }, deck);
}
