import { createFileRoute } from '@tanstack/react-router';
import { canSeeCompanyAdmin } from '#platform/session/permissions.ts';

/** All pages of a company's administration. The guard of the layout refuses them before any code or request (PRE-10). */
export const Route = createFileRoute('/_main/companyAdmin')({ staticData: { allowed: canSeeCompanyAdmin } });
