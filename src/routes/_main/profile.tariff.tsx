import { createFileRoute } from '@tanstack/react-router';
import { plannedPage } from '#features/shell/index.ts';
import { canSeeProfileTariff } from '#platform/session/permissions.ts';
export const Route = createFileRoute('/_main/profile/tariff')(
  plannedPage({ title: 'Профиль', allowed: canSeeProfileTariff }),
);
