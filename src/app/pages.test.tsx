import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { pagesFor } from '#platform/pages.ts';
import { type Profile, session } from '#platform/session/session.ts';
import { routeTree } from './routeTree.gen.ts';

const profile = (own: Partial<Profile> = {}): Profile => ({
  id: 1,
  email: 'a@b.ru',
  name: 'А',
  role: 'USER',
  groups: [],
  token: '',
  ...own,
});
const employee = profile();
const admin = profile({ role: 'ADMIN' });
const companyAdmin = profile({ groups: [{ name: 'COMPANY_ADMIN', groupType: 1 }] });
const commerce = profile({ groups: [{ name: 'COMMERCE', groupType: 1 }] });
const pupil = profile({ groups: [{ name: 'school', groupType: 13 }] });
const payingPupil = profile({ groups: [{ name: 'tariffHigh', groupType: 13 }] });

const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  context: { queryClient: async () => new QueryClient(), area: 'ai' },
  defaultNotFoundComponent: () => null,
});
afterEach(() => session.reset());

/** Opens an address as a user; returns the resulting address with the title of its page, or that it is missing. */
async function open(profile: Profile, address: string) {
  session.signIn(profile);
  await router.navigate({ href: address });
  const { location, matches } = router.state;
  const isMissing = matches.some(({ status }) => status === 'notFound');
  return { pathname: location.pathname, title: matches.at(-1)?.staticData.title, isMissing };
}

const menuOf = (profile: Profile, menu: 'main' | 'profile') =>
  pagesFor(router, profile).filter(({ group }) => group === menu);

test.each([
  ['an employee', employee, ['Главная', 'Лаборатория', 'Презентации', 'Помощь']],
  ['an administrator', admin, ['Главная', 'Лаборатория', 'Презентации', 'Помощь', 'Админка']],
  ['a company’s one', companyAdmin, ['Главная', 'Лаборатория', 'Презентации', 'Помощь', 'Компания']],
  ['a pupil', pupil, ['Главная', 'Презентации']],
] as const)('[AUTH-10] the menus of %s', (_name, profile, titles) => {
  expect(menuOf(profile, 'main').map(({ title }) => title)).toEqual(titles);
  expect(menuOf(profile, 'profile').map(({ to, title }) => [to, title])).toEqual([['/profile', 'Профиль']]);
});

test.each([
  ['an employee', employee],
  ['an administrator', admin],
  ['a company’s one', companyAdmin],
  ['a customer', commerce],
  ['a pupil', pupil],
  ['a paying pupil', payingPupil],
])('[AUTH-10] %s can open exactly the pages in their menus', async (_name, profile) => {
  const all = [employee, admin, companyAdmin].flatMap((one) => pagesFor(router, one));
  const addresses = [...new Set(all.map(({ to }) => to))].sort();
  expect(addresses).toEqual(expect.arrayContaining(['/', '/admin', '/companyAdmin', '/help', '/profile']));
  const offered = pagesFor(router, profile).map(({ to }) => to);
  for (const to of addresses) {
    const shown = to === '/profile' ? '/profile/data' : to;
    expect((await open(profile, to)).pathname, to).toBe(offered.includes(to) ? shown : '/');
  }
});

test('[PRES-02] the list of presentations has its title', async () => {
  const pathname = '/presentations';
  expect(await open(employee, pathname)).toEqual({ pathname, title: 'Презентации', isMissing: false });
});

test.each([
  '/unknown',
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
])('[APP-07][CHAT-01] %s is a 404 page', async (pathname) => {
  expect(await open(admin, pathname)).toMatchObject({ pathname, isMissing: true });
});

test.each([
  ['/lab', [employee], [pupil]],
  ['/lab/template/7', [employee], [pupil, payingPupil]],
  ['/presentations', [employee, pupil], []],
  ['/pres-generate/7', [employee, pupil], []],
  ['/pres-editor/7', [employee, pupil], []],
  ['/profile/data', [employee, pupil], []],
  ['/help', [employee, commerce], [pupil]],
  ['/help/securityHelp', [employee], [pupil, commerce]],
  ['/admin', [admin], [employee, companyAdmin]],
  ['/companyAdmin', [companyAdmin], [employee, admin]],
] as const)('[ADM-03] who may open %s', async (pathname, allowed, refused) => {
  for (const profile of allowed) expect((await open(profile, pathname)).pathname).toBe(pathname);
  for (const profile of refused) expect((await open(profile, pathname)).pathname).toBe('/');
});

test.each([employee, admin, pupil, payingPupil])(
  '[PROF-03] nothing links to the tariff; its address leads to the data, as that of the profile does',
  async (profile) => {
    expect(pagesFor(router, profile).map(({ to }) => to)).not.toContain('/profile/tariff');
    expect((await open(profile, '/profile/tariff')).pathname).toBe('/profile/data');
    expect((await open(profile, '/profile')).pathname).toBe('/profile/data');
  },
);

test('[AUTH-01] pages need a session', async () => {
  await router.navigate({ href: '/lab/agent/7' });
  expect(router.state.location.href).toBe('/login?redirect=%2Flab%2Fagent%2F7');
});
