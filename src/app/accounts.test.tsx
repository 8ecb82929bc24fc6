import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleOf } from '#mocks/contract/contract.ts';
import { pagesFor } from '#platform/pages.ts';
import type { Profile } from '#platform/session/session.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { routeTree } from './routeTree.gen.ts';

const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  context: { queryClient: async () => new QueryClient(), area: 'ai' },
});

/** Titles of a menu for an account of the stand-in, by the contract's example of its profile. */
const menuOf = (account: string, menu: 'main' | 'profile' | 'profilePages'): string[] =>
  pagesFor(router, exampleOf('authLogin', account) as Profile)
    .filter(({ group }) => group === menu)
    .map(({ title }) => title);

const [known, work] = [
  menuOf('employee', 'profilePages'),
  ['Главная', 'Лаборатория', 'Презентации', 'Помощь'],
];
/** Pages about colleagues. */
const ofPeople = 'Общий доступ';
const ofPupils = known.filter((title) => title !== ofPeople);

test.each([
  ['employee', work, known],
  ['admin', [...work, 'Админка'], known],
  ['company', [...work, 'Компания'], known],
  ['student', ['Главная', 'Презентации'], [...ofPupils.slice(0, 2), 'Счёт', ...ofPupils.slice(2)]],
  ['commerce', work, known],
  ['no-email', work, known],
] as const)('[PROF-02][AUTH-10] the menus and the pages of the profile for %s', (account, main, pages) => {
  expect(menuOf(account, 'main')).toEqual(main);
  expect(menuOf(account, 'profile')).toEqual(['Профиль']);
  expect(menuOf(account, 'profilePages')).toEqual(pages);
  expect(known.slice(0, 2)).toEqual(['Мои данные', 'Лимиты']);
  expect(known).not.toContain('Счёт');
});

const letter = { name: /^Написать в поддержку/ };
const palette = async (portal: Awaited<ReturnType<typeof renderPortal>>, text: string) => {
  await portal.user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Найти команду' }));
  await dialog.findByRole('group', { name: 'Сервисы' });
  await fill(portal.user, dialog.getByRole('combobox', { name: 'Команда' }), text);
  return dialog.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
};

test.each([
  ['employee@neuro.example', true],
  ['student@neuro.example', false],
])(
  '[PROF-02][AUTH-10] letters, «Обновить баланс» and «Попросить больше» for %s: %s',
  async (as, mayWrite) => {
    const portal = await renderPortal('/profile/limits', { as });
    await screen.findAllByRole('meter');
    const found = (name: RegExp): boolean => screen.queryAllByRole('button', { name }).length > 0;
    expect([letter.name, /^Обновить баланс/, /^Попросить больше/].map(found)).toEqual([
      mayWrite,
      mayWrite,
      mayWrite,
    ]);
    expect((await palette(portal, 'поддержку')).some((text) => letter.name.test(text ?? ''))).toBe(mayWrite);
  },
);

test('[PROF-02][PRE-10] the money is not requested without the permission', async () => {
  const { router: opened, standIn } = await renderPortal('/profile/money', { as: 'employee@neuro.example' });
  expect(opened.state.location.pathname).toBe('/');
  expect(standIn.callsOf('balanceOperationList')).toEqual([]);
});
