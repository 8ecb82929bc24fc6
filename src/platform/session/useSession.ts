import { useMatches } from '@tanstack/react-router';
import type { Area } from '#api/area.ts';
import { useStore } from '#lib/store.ts';
import { type Session, sessions } from './session.ts';

/** Area of the current screen, from the context of its route. */
export const useArea = (): Area =>
  useMatches({ select: (matches): Area => matches.at(-1)?.context.area ?? 'ai' });

/** The session of the screen's area (AUTH-09). */
export const useSession = (): Session => useStore(sessions[useArea()]);
