import { createFileRoute } from '@tanstack/react-router';
import { plannedPage } from '#features/shell/index.ts';

export const Route = createFileRoute('/_main/pres-generate/$uuid')(plannedPage({ title: 'Презентация' }));
