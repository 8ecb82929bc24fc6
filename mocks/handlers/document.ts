import { folded } from '../db/search.ts';
import { by, inOrder } from '../lists/list.ts';
import { on } from '../on.ts';
import { documentsFor } from '../people/documents.ts';

export const documentRoutes = [
  on('get', '/doc/getDocuments', (c) => {
    const documents = inOrder(
      documentsFor(c.deps.database, c.user),
      by(({ title }) => folded(title)),
      by(({ uuid }) => uuid),
    );
    return c.reply(200, documents);
  }),
] as const;
