import { createFileRoute, redirect } from '@tanstack/react-router';

/** The first page of the profile stands for the whole. */
export const Route = createFileRoute('/_main/profile/')({
  staticData: { title: 'Профиль', menu: { group: 'profile', order: 1 } },
  beforeLoad() {
    throw redirect({ to: '/profile/data', replace: true });
  },
});
