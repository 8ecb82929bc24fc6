import { itemsOf } from '../db/database.ts';
import { folded } from '../db/search.ts';
import { by, inOrder } from '../lists/list.ts';
import { on } from '../on.ts';

export const documentRoutes = [
  on('get', '/doc/getDocuments', (c) => {
    const documents = inOrder(
      itemsOf(c.deps.database.documents),
      by(({ title }) => folded(title)),
      by(({ uuid }) => uuid),
    );
    return c.reply(200, documents);
  }),
] as const;
