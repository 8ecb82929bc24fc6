import { createFileRoute } from '@tanstack/react-router';
import { canSeeLab } from '#platform/session/permissions.ts';

/** All pages of the laboratory. */
export const Route = createFileRoute('/_main/lab')({ staticData: { allowed: canSeeLab } });
