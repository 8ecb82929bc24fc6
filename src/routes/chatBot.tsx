import { createFileRoute } from '@tanstack/react-router';
import { keepExit, parseGuestSearch } from '#features/guest-bot/index.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Which area the page belongs to, where it is not the employee's; the feedback form reads it, too (BOT-01). */
    type?: 'chatBot';
  }
}

/** The guest's area of the portal, with the query values of the links that lead there (BOT-01). */
export const Route = createFileRoute('/chatBot')({
  staticData: { type: 'chatBot' },
  validateSearch: parseGuestSearch,
  beforeLoad({ search }) {
    if (search.typeExit) keepExit(search.typeExit);
  },
});
