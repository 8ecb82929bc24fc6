/** The templates of the letters that the stand-in sends by itself. */

import { systemTemplates } from '#mocks/domain/letters/system-templates.ts';
import type { Database } from '#mocks/store/database.ts';
import { delivered } from '#mocks/store/versioned.ts';

/** Adds the templates that are missing: later versions send further letters. */
export function seedLetterTemplates({ store, templates }: Database): void {
  store.write((transaction) => {
    for (const { uuid, code, subject, body } of Object.values(systemTemplates))
      if (!templates.get(uuid)) transaction.put(templates, { uuid, code, subject, body, ...delivered });
  });
}
