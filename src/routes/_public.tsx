import { createFileRoute } from '@tanstack/react-router';
import { PublicLayout } from '#features/shell/index.ts';

/** Layout of the public pages; it shows errors of a page inside (ERR-12). */
export const Route = createFileRoute('/_public')({ codeSplitGroupings: [], component: PublicLayout });
