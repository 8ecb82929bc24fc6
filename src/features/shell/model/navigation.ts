import { canSeeAdmin, canSeeCompanyAdmin, canSeeHelp, canSeeLab } from '#platform/session/permissions.ts';
import type { Profile } from '#platform/session/session.ts';

/** A place of the main menu. */
export interface NavigationItem {
  to: string;
  title: string;
}

const places: readonly (NavigationItem & { allowed?: (profile: Profile) => boolean })[] = [
  { to: '/', title: 'Главная' },
  { to: '/lab', title: 'Лаборатория', allowed: canSeeLab },
  { to: '/presentations', title: 'Презентации' },
  { to: '/help', title: 'Помощь', allowed: canSeeHelp },
  { to: '/companyAdmin', title: 'Компания', allowed: canSeeCompanyAdmin },
  { to: '/admin', title: 'Админка', allowed: canSeeAdmin },
];

/** The main menu of a person (AUTH-10). */
export const navigationFor = (profile: Profile): readonly NavigationItem[] =>
  places.filter(({ allowed }) => allowed?.(profile) ?? true);
