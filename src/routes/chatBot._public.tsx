import { createFileRoute } from '@tanstack/react-router';
import { PublicLayout } from '#features/shell/index.ts';

/** Around the pages for guests who are not in their chat; a page that fails says so within it (ERR-12). */
export const Route = createFileRoute('/chatBot/_public')({ codeSplitGroupings: [], component: PublicLayout });
