import { createFileRoute } from '@tanstack/react-router';
import { canSeeHelp } from '#platform/session/permissions.ts';

/** All pages of the help. */
export const Route = createFileRoute('/_main/help')({ staticData: { allowed: canSeeHelp } });
