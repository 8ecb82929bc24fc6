import { createFileRoute } from '@tanstack/react-router';
import { canSeeProfile } from '#platform/session/permissions.ts';

/** All pages of the profile. */
export const Route = createFileRoute('/_main/profile')({ staticData: { allowed: canSeeProfile } });
