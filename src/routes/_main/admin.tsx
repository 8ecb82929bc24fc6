import { createFileRoute } from '@tanstack/react-router';
import { canSeeAdmin } from '#platform/session/permissions.ts';

/** All pages of the administration. The guard of the layout refuses them before any code or request (PRE-10). */
export const Route = createFileRoute('/_main/admin')({ staticData: { allowed: canSeeAdmin } });
