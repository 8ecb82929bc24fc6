/** Erases the agents, functions, templates and presentations of accounts that were deleted (ADM-37). */

import type { Collection } from '#mocks/store/collection.ts';
import type { LabObject } from '#mocks/store/database.ts';
import type { Rows } from '#mocks/store/rows.ts';

/** If the disk is full, the change is kept in memory and written with the next one that fits. */
export function eraseOwnerless({ database }: Rows): void {
  const gone = new Set([...database.retiredIds.values()].map(({ id }) => id));
  if (gone.size === 0) return;
  const ownerless = <T extends LabObject>(objects: Collection<T>): T[] =>
    [...objects.values()].filter(({ ownerId }) => gone.has(ownerId));
  const { agents, agentVersions, agentPins, guestBots, guestLinks, functions } = database;
  const { labTemplates, labTemplatePins, presentations, presentationVersions, presentationPins } = database;
  const { presentationThreads, showLinks } = database;
  database.store.writeOrKeep((transaction) => {
    const remove = <T>(collection: Collection<T>, values: Iterable<T>): void => {
      for (const value of values) transaction.delete(collection, collection.keyOf(value));
    };
    const lostAgents = ownerless(agents);
    const lostTemplates = new Set(ownerless(labTemplates).map(({ uuid }) => uuid));
    for (const { uuid } of lostAgents) {
      remove(agentVersions, agentVersions.group(uuid));
      remove(
        agentPins,
        [...agentPins.values()].filter(({ agentUuid }) => agentUuid === uuid),
      );
      for (const bot of guestBots.group(uuid)) remove(guestLinks, guestLinks.group(bot.uuid));
      remove(guestBots, guestBots.group(uuid));
    }
    for (const { uuid } of ownerless(presentations)) {
      remove(presentationVersions, presentationVersions.group(uuid));
      remove(presentationPins, presentationPins.group(uuid));
      remove(presentationThreads, presentationThreads.group(uuid));
      remove(showLinks, showLinks.group(uuid));
    }
    remove(
      labTemplatePins,
      [...labTemplatePins.values()].filter(({ templateUuid }) => lostTemplates.has(templateUuid)),
    );
    remove(agents, lostAgents);
    remove(functions, ownerless(functions));
    remove(labTemplates, ownerless(labTemplates));
    remove(presentations, ownerless(presentations));
  });
}
