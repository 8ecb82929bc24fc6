import { createFileRoute } from '@tanstack/react-router';
import { plannedPage } from '#features/shell/index.ts';

export const Route = createFileRoute('/_main/pres-editor/$uuid')(plannedPage({ title: 'Презентация' }));
