import { useMatches } from '@tanstack/react-router';
import { ScreenSoon } from './ScreenSoon.tsx';

/** The screen of a planned page, with the title of its route. */
export const PlannedScreen = () => (
  <ScreenSoon title={useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? '' })} />
);
