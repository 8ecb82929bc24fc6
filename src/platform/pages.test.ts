import type { AnyRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { employee } from '#tests/profiles.ts';
import { isAllowed, pagesFor } from './pages.ts';

type StaticData = Parameters<typeof isAllowed>[0][number];

const admin = { ...employee, role: 'ADMIN' as const };
const forAdmins = ({ role }: typeof employee): boolean => role === 'ADMIN';
const route = (to: string, staticData?: StaticData, parentRoute?: object): AnyRoute =>
  ({ to, options: { staticData }, parentRoute }) as unknown as AnyRoute;
const pagesOf = (routes: AnyRoute[], profile = employee) =>
  pagesFor({ routesById: Object.fromEntries(routes.map((one) => [one.to, one])) }, profile);

test('[AUTH-10] a page is allowed when every route above it is; the default is allowed', () => {
  expect(isAllowed([], employee)).toBe(true);
  expect(isAllowed([undefined, {}, { allowed: () => true }], employee)).toBe(true);
  expect(isAllowed([{ allowed: forAdmins }, {}], employee)).toBe(false);
  expect(isAllowed([{ allowed: forAdmins }, {}], admin)).toBe(true);
});

test('[APP-07] a menu lists its pages by group and position', () => {
  const pages = pagesOf([
    route('/profile', { title: 'Профиль', menu: { group: 'profile', order: 1 } }),
    route('/lab', { title: 'Лаборатория', menu: { group: 'main', order: 3 } }),
    route('/', { title: '', menu: { group: 'main', order: 1, title: 'Главная' }, keywords: ['сервисы'] }),
    route('/chat', { title: 'Чат' }),
    route('/login'),
  ]);
  expect(pages).toEqual([
    { to: '/', title: 'Главная', group: 'main', order: 1, keywords: ['сервисы'] },
    { to: '/lab', title: 'Лаборатория', group: 'main', order: 3, keywords: [] },
    { to: '/profile', title: 'Профиль', group: 'profile', order: 1, keywords: [] },
  ]);
  expect(pagesOf([route('/', { menu: { group: 'main', order: 1 } })])).toMatchObject([{ title: '' }]);
});

test('[AUTH-10] a menu omits pages that their route or one above does not allow', () => {
  const area = route('/admin', { allowed: forAdmins });
  const layout = route('', undefined, area);
  const own = { title: 'Отчёты', menu: { group: 'main', order: 1 } } as const;
  const routes = [route('/admin/reports', own, layout), route('/help', { ...own, allowed: forAdmins })];
  expect(pagesOf(routes)).toEqual([]);
  expect(pagesOf(routes, admin).map(({ to }) => to)).toEqual(['/admin/reports', '/help']);
});
