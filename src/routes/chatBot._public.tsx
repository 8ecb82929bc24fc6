import { createFileRoute } from '@tanstack/react-router';
import { PublicLayout } from '#features/shell/index.ts';

/** Layout of the guest pages outside of the chat; it shows errors of a page inside (ERR-12). */
export const Route = createFileRoute('/chatBot/_public')({ codeSplitGroupings: [], component: PublicLayout });
