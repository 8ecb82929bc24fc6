/** The templates of the letters that the stand-in sends by itself. */
import { systemTemplates } from '#mocks/domain/letters/system-templates.ts';
import type { Database } from '#mocks/store/database.ts';

/** When the portal was delivered. */
const DELIVERED = '2026-02-11T08:30:00.000Z';

/** Adds the templates that are missing: later versions send further letters. */
export function seedTemplates({ store, templates }: Database): void {
  const changes = { version: 1, created: DELIVERED, changed: DELIVERED, changedBy: null };
  store.write((transaction) => {
    for (const { uuid, code, subject, body } of Object.values(systemTemplates))
      if (!templates.get(uuid)) transaction.put(templates, { uuid, code, subject, body, ...changes });
  });
}
