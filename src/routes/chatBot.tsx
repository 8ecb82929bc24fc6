import { createFileRoute } from '@tanstack/react-router';
import { keepExit, parseGuestSearch } from '#features/guest-bot/index.ts';

/** The guest area, with the query parameters of its links (BOT-01). */
export const Route = createFileRoute('/chatBot')({
  context: () => ({ area: 'chatBot' as const }),
  validateSearch: parseGuestSearch,
  beforeLoad({ search }) {
    if (search.typeExit) keepExit(search.typeExit);
  },
});
