import { itemsOf } from '../db/database.ts';
import { on } from '../on.ts';

export const documentRoutes = [
  on('get', '/doc/getDocuments', (c) => {
    const documents = [...itemsOf(c.deps.database.documents)];
    return c.reply(
      200,
      documents.sort((a, b) => a.title.localeCompare(b.title, 'ru')),
    );
  }),
] as const;
