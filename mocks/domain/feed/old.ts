/** Places of the entries that earlier versions wrote without one. */
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { putPlace } from './feed.ts';
import { aboutAudit, companiesOfSignIn } from './of-entry.ts';

/** Gives each entry without a place the next one. Called once at the start. */
export function placeOld(deps: Rows & Clock): void {
  const { audit, signIns, feed, store } = deps.database;
  if (feed.size === audit.size + signIns.size) return;
  const placed = new Set([...feed.values()].map(({ uuid }) => uuid));
  store.writeOrKeep((transaction) => {
    for (const entry of audit.values())
      if (!placed.has(entry.uuid))
        putPlace(deps, transaction, 'audit', entry, aboutAudit(deps.database, transaction, entry));
    for (const entry of signIns.values())
      if (!placed.has(entry.uuid))
        putPlace(deps, transaction, 'signIn', entry, { companies: companiesOfSignIn(deps.database, entry) });
  });
}
