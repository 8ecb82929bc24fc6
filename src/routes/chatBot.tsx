import { createFileRoute } from '@tanstack/react-router';
import { keepExit, parseGuestSearch } from '#features/guest-bot/index.ts';

/** The guest's area of the portal, with the query values of the links that lead there (BOT-01). */
export const Route = createFileRoute('/chatBot')({
  context: () => ({ area: 'chatBot' as const }),
  validateSearch: parseGuestSearch,
  async beforeLoad({ search, context }) {
    if (search.typeExit) keepExit(search.typeExit);
    await context.queryClient();
  },
});
