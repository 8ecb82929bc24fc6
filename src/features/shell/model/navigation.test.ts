import { expect, test } from 'vitest';
import type { Profile } from '#platform/session/session.ts';
import { navigationFor } from './navigation.ts';
import { plannedPage } from './planned-pages.ts';

const profile = (own: Partial<Profile> = {}): Profile => ({
  ...{ id: 1, email: 'a@b.ru', name: 'А', role: 'USER', groups: [], token: '' },
  ...own,
});
const employee = profile();
const admin = profile({ role: 'ADMIN' });
const companyAdmin = profile({ groups: [{ name: 'COMPANY_ADMIN', groupType: 1 }] });
const commerce = profile({ groups: [{ name: 'COMMERCE', groupType: 1 }] });
const pupil = profile({ groups: [{ name: 'school', groupType: 13 }] });
const payingPupil = profile({ groups: [{ name: 'tariffHigh', groupType: 13 }] });

test.each([
  ['an employee', employee, ['/', '/lab', '/presentations', '/help']],
  ['an administrator', admin, ['/', '/lab', '/presentations', '/help', '/admin']],
  ['a company’s one', companyAdmin, ['/', '/lab', '/presentations', '/help', '/companyAdmin']],
  ['a pupil', pupil, ['/', '/presentations']],
] as const)('[AUTH-10] the menu of %s', (_name, person, places) => {
  expect(navigationFor(person).map(({ to }) => to)).toEqual(places);
});

test.each([
  ['/lab', 'Лаборатория'],
  ['/lab/agents-create-edit', 'Лаборатория'],
  ['/lab/agents-functions', 'Лаборатория'],
  ['/lab/agent/7', 'Лаборатория'],
  ['/lab/qTrainer', 'Лаборатория'],
  ['/lab/template-create-edit', 'Лаборатория'],
  ['/lab/template/7', 'Лаборатория'],
  ['/presentations', 'Презентации'],
  ['/pres-generate/7', 'Презентация'],
  ['/pres-editor/7', 'Презентация'],
  ['/profile', 'Профиль'],
  ['/profile/data', 'Профиль'],
  ['/profile/tariff', 'Профиль'],
  ['/help', 'Помощь'],
  ['/help/manual', 'Помощь'],
  ['/help/securityHelp', 'Помощь'],
  ['/admin', 'Администрирование'],
  ['/admin/users/7', 'Администрирование'],
  ['/companyAdmin', 'Администрирование компании'],
  ['/companyAdmin/users', 'Администрирование компании'],
])('[ADM-03] %s is to come, under the title «%s»', (pathname, title) => {
  expect(plannedPage(pathname)?.title).toBe(title);
});

test.each([
  '/',
  '/labs',
  '/x/lab',
  '/lab/agent',
  '/lab/agent/7/x',
  '/lab/template',
  '/lab/template/7/x',
  '/lab/unknown',
  '/presentations/7',
  '/x/presentations',
  '/pres-generate',
  '/pres-editor/7/x',
  '/x/pres-editor/7',
  '/profile/unknown',
  '/x/profile',
  '/profile/tariff/x',
  '/x/profile/tariff',
  '/help/unknown',
  '/x/help',
  '/help/manual/x',
  '/help/securityHelp/x',
  '/x/help/securityHelp',
  '/administrator',
  '/x/admin',
  '/x/companyAdmin',
  '/x/lab/template/7',
])('[CHAT-01] nothing will ever be at %s', (pathname) => {
  expect(plannedPage(pathname)).toBeUndefined();
});

const may = (person: Profile, pathname: string): boolean | undefined =>
  plannedPage(pathname)?.allowed(person);

test.each([
  ['/lab', [employee], [pupil]],
  ['/lab/template/7', [employee], [pupil, payingPupil]],
  ['/presentations', [employee, pupil], []],
  ['/pres-editor/7', [employee, pupil], []],
  ['/profile', [employee, pupil], []],
  ['/profile/tariff', [], [employee, pupil, admin]],
  ['/help', [employee, commerce], [pupil]],
  ['/help/securityHelp', [employee], [pupil, commerce]],
  ['/admin', [admin], [employee, companyAdmin]],
  ['/companyAdmin', [companyAdmin], [employee, admin]],
] as const)('[ADM-03] who may open %s', (pathname, allowed, refused) => {
  for (const person of allowed) expect(may(person, pathname)).toBe(true);
  for (const person of refused) expect(may(person, pathname)).toBe(false);
});
