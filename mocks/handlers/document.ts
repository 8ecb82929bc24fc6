import { by, inOrder } from '#mocks/domain/lists/list.ts';
import { documentsFor } from '#mocks/domain/people/documents.ts';
import { folded } from '#mocks/store/search.ts';
import { on } from './kit/on.ts';

export const documentRoutes = [
  on('documentList', (c) => {
    const documents = inOrder(
      documentsFor(c.deps.database, c.user),
      by(({ title }) => folded(title)),
      by('uuid'),
    );
    return c.reply(200, documents);
  }),
] as const;
