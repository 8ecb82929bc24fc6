/** Templates of requests, from the contract's examples (lab.md §10). */

import { exampleOf } from '#mocks/contract/contract.ts';
import { seedOnce } from '#mocks/initial/once.ts';
import type { Database, LabAccess, Schemas, StoredLabTemplate } from '#mocks/store/database.ts';

const examples = [
  ...(['minutes', 'letter', 'summary', 'compare', 'plan', 'vacancy'] as const),
  ...(['complaint', 'contract', 'interview', 'news', 'formula', 'translation'] as const),
];

function toStored(example: Schemas['LabTemplate']): StoredLabTemplate {
  const { uuid, version, date, owner, right: _right, access, editors: _editors, ...rest } = example;
  const { hidden, pinned: _pinned, ...draft } = rest;
  return { uuid, version, date, hidden, ownerId: owner.id, access: access as LabAccess, draft }; // ours
}

/** Adds the templates once, where their owners are. */
export function seedLabTemplates(database: Database): void {
  seedOnce(database, 'labTemplates', (transaction) => {
    for (const name of examples) {
      const example = exampleOf('templateRead', name) as Schemas['LabTemplate'];
      const { owner, pinned, uuid } = example;
      if (database.users.group(String(owner.id)).length === 0) continue;
      transaction.put(database.labTemplates, toStored(example));
      if (pinned) transaction.put(database.labTemplatePins, { userId: owner.id, templateUuid: uuid });
    }
  });
}
