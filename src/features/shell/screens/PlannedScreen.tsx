import { useMatches } from '@tanstack/react-router';
import { ScreenSoon } from './ScreenSoon.tsx';

/** The screen of a page that is planned, under the title of its route. */
export const PlannedScreen = () => (
  <ScreenSoon title={useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? '' })} />
);
