import { isOwn } from '#mocks/domain/companies/own.ts';
import { authorOf } from '#mocks/domain/feedback/feedback.ts';
import { on } from './kit/on.ts';

export const companyRoutes = [
  on('companyTileList', (c) => {
    const { database } = c.deps;
    const waiting = [...database.feedback.values()].filter((feedback) => {
      const author = authorOf(database, feedback);
      return (feedback.status ?? 'new') === 'new' && author !== undefined && isOwn(c, author);
    });
    const items = database.menus.get('company')?.items ?? [];
    return c.reply(
      200,
      items.map((item) => ({ ...item, newCount: item.value === 'feedback' ? waiting.length : 0 })),
    );
  }),
] as const;
