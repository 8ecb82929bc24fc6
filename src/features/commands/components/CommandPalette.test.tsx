import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Chat } from '#mocks/store/entities.ts';
import { renderPortal } from '#tests/portal.tsx';
import { profileButton } from '#tests/screen.ts';

const owner = 'employee@neuro.example';
const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name });
/** The text without that of icons: the marks of some services are letters. */
function textOf(element: HTMLElement | undefined): string | undefined {
  const copy = element?.cloneNode(true) as HTMLElement | undefined;
  for (const icon of copy?.querySelectorAll('svg') ?? []) icon.remove();
  return copy?.textContent;
}
const textsOf = (elements: HTMLElement[]) => elements.map(textOf);
const isGone = (name: string): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
const hasFocus = (element: HTMLElement): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(element));

/** Opens the portal with a mouse: on a touch screen the composer does not take the focus. */
async function start(address = '/help') {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === '(hover: hover)' }),
  );
  const portal = await renderPortal(address, { as: owner });
  const { user } = portal;
  return {
    ...portal,
    /** Opens the palette with its shortcut and waits for its commands. */
    async open() {
      await user.keyboard('{Control>}k{/Control}');
      const dialog = await screen.findByRole('dialog', { name: 'Найти команду' });
      const palette = within(dialog);
      const field = palette.getByRole<HTMLInputElement>('combobox', { name: 'Команда' });
      await palette.findByRole('group', { name: 'Сервисы' });
      await hasFocus(field);
      const options = (): HTMLElement[] => palette.queryAllByRole('option', { hidden: true });
      const index = (): number =>
        options().findIndex((option) => option.getAttribute('aria-selected') === 'true');
      return {
        palette,
        field,
        options,
        /** Index of the selected option. */
        index,
        /** Text of the selected option. */
        chosen: () => textOf(options()[index()]),
        /** The announced number of commands. */
        status: () => palette.getByRole('status', { hidden: true }).textContent,
      };
    },
  };
}

test('[APP-20] a service is found when typed in the wrong keyboard layout, and is listed as recent after it was opened', async () => {
  const { user, open, router } = await start();
  const { chosen } = await open();
  await user.paste('пшпфсрфе');
  await waitFor(() => expect(chosen()).toBe('GigaChat'));
  await user.keyboard('{Enter}');
  await hasFocus(await screen.findByRole('textbox', { name: 'Сообщение' }));
  expect(router.state.location.pathname).toMatch(/gigaChat$/);
  const again = await open();
  const recent = within(again.palette.getByRole('group', { name: 'Недавние' }));
  expect(textsOf(recent.getAllByRole('option'))).toEqual(['GigaChat']);
  await user.paste('xfn');
  await waitFor(() => expect(again.chosen()).toContain('Новый чат'));
});

test('[APP-20] without a text the services used last come first; until their order is known, a text finds them', async () => {
  const { user, standIn } = await start();
  const release = standIn.hold('tileRecentList');
  await user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Найти команду' }));
  await palette.findByRole('group', { name: 'Страницы' });
  const services = () => palette.queryByRole('group', { name: 'Сервисы' });
  await waitFor(() => expect(standIn.callsOf('tileRecentList')).toHaveLength(1));
  expect(services()).toBeNull();
  await hasFocus(palette.getByRole('combobox', { name: 'Команда' }));
  await user.paste('gigachat');
  expect(await palette.findByRole('option', { name: 'GigaChat' })).toBeTruthy();
  await user.clear(palette.getByRole('combobox', { name: 'Команда' }));
  release();
  await waitFor(() => expect(services()).toBeTruthy());
  const titles = textsOf(within(services() as HTMLElement).getAllByRole('option'));
  expect(titles.slice(0, 2)).toEqual(['ChatGPT', 'DeepSeek']);
});

test('[APP-20] arrows, Home and End move the selection, Escape returns the focus', async () => {
  const { user, open } = await start('/');
  const search = screen.getByRole('searchbox', { name: 'Поиск сервиса' });
  act(() => search.focus());
  const { field, options, index, status } = await open();
  await user.paste('ая тема');
  await waitFor(() => expect(options()).toHaveLength(2));
  await waitFor(() => expect(status()).toBe('2\u00a0команды'));
  expect(index()).toBe(0);
  await user.keyboard('{ArrowDown}');
  expect(index()).toBe(1);
  expect(field.getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
  await user.keyboard('{ArrowDown}');
  expect(index()).toBe(0);
  await user.keyboard('{ArrowUp}');
  expect(index()).toBe(1);
  await user.keyboard('{Home}');
  expect(index()).toBe(0);
  await user.keyboard('{End}');
  expect(index()).toBe(1);
  await user.keyboard('{Escape}');
  await isGone('Найти команду');
  await hasFocus(search);
});

test('[APP-20] the palette sets a theme, opens a page and the support form, and says when nothing is found', async () => {
  const { user, open } = await start();
  const first = await open();
  await user.paste('темн');
  await waitFor(() => expect(first.chosen()).toContain('ёмная'));
  await user.keyboard('{Enter}');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await isGone('Найти команду');
  const second = await open();
  await user.paste('лаборатор');
  await waitFor(() => expect(second.chosen()).toContain('Лаборатория'));
  await user.keyboard('{Enter}');
  await hasFocus(await heading('Лаборатория'));
  const third = await open();
  await user.paste('ничего такого');
  await third.palette.findByRole('option', { name: /^Подобрать сервис для «ничего такого»/ });
  expect(third.status()).toBe('Ничего не нашлось');
  await user.clear(third.field);
  await user.paste('задать');
  await waitFor(() => expect(third.chosen()).toContain('Написать в поддержку'));
  await user.keyboard('{Enter}');
  await isGone('Найти команду');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('[APP-20] chats are searched 300 ms after the last letter, and a late answer to an earlier text is ignored', async () => {
  const { user, open, standIn, router } = await start();
  const { database } = standIn.deps;
  const chat = (content: string): Chat => ({
    uuid: crypto.randomUUID(),
    content,
    date: new Date().toISOString(),
    owner,
    hidden: false,
    serviceType: 'chatGpt',
    value: 'chatGpt',
  });
  const wanted = chat('Смета на кофемашину');
  database.store.write((transaction) => {
    for (const one of [wanted, chat('Отпуск в горах')]) transaction.put(database.chats, one);
  });
  const texts = () =>
    standIn
      .callsOf('historyChatList')
      .flatMap(({ url }) => new URL(url).searchParams.get('searchText') ?? []);
  const { field, options, chosen } = await open();
  const release = standIn.hold('historyChatList');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    for (const value of ['от', 'отп', 'отпуск']) {
      fireEvent.change(field, { target: { value } });
      await act(() => vi.advanceTimersByTimeAsync(299));
      expect(texts()).toEqual([]);
    }
    await act(() => vi.advanceTimersByTimeAsync(1));
    await vi.waitFor(() => expect(texts()).toEqual(['отпуск']));
  } finally {
    vi.useRealTimers();
  }
  // Only the answer to the first text is held.
  standIn.answer('historyChatList', (_request, next) => next());
  await user.clear(field);
  await user.paste('кофемаш');
  await waitFor(() => expect(chosen()).toBe('Смета на кофемашину'));
  release();
  await user.keyboard('{End}');
  expect(textsOf(options())).toEqual(['Смета на кофемашину']);
  expect(texts()).toEqual(['отпуск', 'кофемаш']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toContain(wanted.uuid));
});

test('[APP-20] pages without permission are not offered', async () => {
  const { open } = await start();
  const { palette } = await open();
  const pages = within(palette.getByRole('group', { name: 'Страницы' }));
  const titles = textsOf(pages.getAllByRole('option'));
  expect(titles.slice(0, 6)).toEqual([
    'Главная',
    'Лаборатория',
    expect.stringMatching(/^Презентации/),
    'Помощь',
    'Профиль',
    'Мои данные',
  ]);
  expect(titles).toContain('Лимиты');
  expect(titles).toContain('Тренажёр запросов');
  expect(titles).not.toContain('Счёт');
});

test('[APP-20] «?» lists the shortcuts and «/» focuses the search; in a field both are typed as letters', async () => {
  const { user } = await start('/');
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Поиск сервиса' });
  await user.keyboard('/');
  expect(document.activeElement).toBe(search);
  await user.keyboard('?/');
  expect(search.value).toBe('?/');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Помощь' }));
  await hasFocus(await heading('Помощь'));
  await user.keyboard('?');
  const list = within(await screen.findByRole('dialog', { name: 'Сочетания клавиш' }));
  expect(textsOf(list.getAllByRole('term'))).toContain('Найти команду');
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog', { name: 'Найти команду' })).toBeNull();
  await user.keyboard('{Escape}');
  await isGone('Сочетания клавиш');
  await user.click(await profileButton(owner));
  await user.click(await screen.findByRole('menuitem', { name: 'Сочетания клавиш' }));
  expect(await screen.findByRole('dialog', { name: 'Сочетания клавиш' })).toBeTruthy();
});

test('[APP-20] Ctrl+Shift+O starts a new chat with the focus in the composer', async () => {
  const { user, router } = await start('/chat/neuron/chatGpt');
  await user.type(await screen.findByLabelText('Сообщение'), 'Раньше{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/[0-9a-f-]{36}$/));
  await screen.findByRole('button', { name: 'Копировать' });
  await user.keyboard('{Control>}{Shift>}o{/Shift}{/Control}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/neuron/chatGpt'));
  expect(screen.queryAllByRole('article')).toEqual([]);
  await hasFocus(screen.getByLabelText('Сообщение'));
});
