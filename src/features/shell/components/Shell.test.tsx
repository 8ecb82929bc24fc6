import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fill, renderPortal } from '#tests/portal.tsx';
import { address, profileButton } from '#tests/screen.ts';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';

const employee = 'employee@neuro.example';
let standIn: StandIn;
beforeEach(async () => {
  standIn = await startStandIn();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The heading of the main page. */
const greeting = /^Добр/;
const heading = (name: string | RegExp) => main().findByRole('heading', { level: 1, name });
const bell = () => screen.getByRole('button', { name: 'Уведомления' });
const mainMenu = () => within(screen.getByRole('navigation', { name: 'Главное меню' }));
const main = () => within(screen.getByRole('main'));
const announced = () => document.querySelector('span[aria-live="polite"]')?.textContent;
const isFocused = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));

/** The text that describes a control, as a screen reader reads it. */
const descriptionOf = (control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (id && document.getElementById(id)?.textContent) || '')
    .join(' ')
    .trim();

/** Opens a page and waits until it has loaded. */
async function open(path: string, as = employee) {
  const portal = await renderPortal(path, { as, standIn });
  await portal.settle();
  return portal;
}

const firstPages: Readonly<Record<string, string>> = {
  '/admin': '/admin/attention',
  '/companyAdmin': '/companyAdmin/attention',
  '/companyAdmin/reports': '/companyAdmin/reports/list-reports',
};

test.each([
  [employee, ''],
  ['admin@neuro.example', '/admin'],
  ['company@neuro.example', '/companyAdmin'],
  ['student@neuro.example', ''],
])(
  '[AUTH-10][PRE-10] %s: an area of administration opens with the permission only; without it nothing of the area is requested',
  async (email, allowed) => {
    const { router, settle } = await open('/', email);
    // Running answers are looked for 2 s after the start, limits by a later part of the main page.
    const later = ['chatActivityList', 'limitList'];
    const ofMainPage = new Set([...standIn.calls.map(({ operation }) => operation), ...later]);
    for (const area of ['/admin', '/admin/users/users-table', '/companyAdmin', '/companyAdmin/reports']) {
      const before = standIn.calls.length;
      await router.navigate({ href: area });
      await settle();
      if (allowed !== '' && area.startsWith(allowed)) {
        // The address of an area or of a tile opens its first page.
        expect(address()).toBe(firstPages[area] ?? area);
        expect(await main().findByRole('heading', { level: 1 })).toBeTruthy();
        continue;
      }
      expect(address(), area).toBe('/');
      expect(await heading(greeting)).toBeTruthy();
      const asked = standIn.calls.slice(before).map(({ operation }) => operation);
      expect(
        asked.filter((operation) => !ofMainPage.has(operation)),
        area,
      ).toEqual([]);
    }
  },
);

test.each([
  [employee, ['Главная', 'Лаборатория', 'Презентации', 'Помощь']],
  ['admin@neuro.example', ['Главная', 'Лаборатория', 'Презентации', 'Помощь', 'Админка']],
  ['company@neuro.example', ['Главная', 'Лаборатория', 'Презентации', 'Помощь', 'Компания']],
  ['student@neuro.example', ['Главная', 'Презентации']],
])('[AUTH-10] %s: the menu has what this user may see', async (email, names) => {
  const { user } = await open('/presentations', email);
  const links = mainMenu().getAllByRole('link');
  expect(links).toEqual(names.map((name) => mainMenu().getByRole('link', { name })));
  for (const link of links) {
    expect(descriptionOf(link)).toBe('');
    expect(link.querySelector('svg')).toBeTruthy();
  }
  await user.click(await profileButton(email));
  const profile = await screen.findByRole('menuitem', { name: /^Профиль/ });
  expect(descriptionOf(profile)).toBe('');
});

describe('a change of the screen', () => {
  test('[APP-04] a new public screen has its title, is announced and gets the focus', async () => {
    const { user, router } = await renderPortal('/login', { standIn });
    expect(await heading('Вход')).toBeTruthy();
    expect(document.title).toBe('Нейропортал');
    screen.getByRole('link', { name: 'Регистрация' }).focus();
    await user.keyboard('{Enter}');
    expect(await heading('Регистрация')).toBeTruthy();
    // The form focuses its first field.
    await isFocused(screen.getByRole('textbox', { name: 'E-mail' }));
    await waitFor(() => expect(document.title).toBe('Регистрация · Нейропортал'));
    expect(announced()).toBe('Регистрация · Нейропортал');
    router.history.back();
    expect(await heading('Вход')).toBeTruthy();
    await isFocused(screen.getByRole('textbox', { name: 'E-mail' }));
    expect(document.title).toBe('Нейропортал');
  });

  test('[APP-04] a new screen has its title, the focus on its heading and is announced; the first screen is not', async () => {
    const { user, router } = await open('/');
    expect(await heading(greeting)).toBeTruthy();
    expect(document.title).toBe('Нейропортал');
    expect(document.activeElement).toBe(document.body);
    expect(announced()).toBe('');
    mainMenu().getByRole('link', { name: 'Лаборатория' }).focus();
    await user.keyboard('{Enter}');
    await isFocused(await heading('Лаборатория'));
    expect(document.title).toBe('Лаборатория · Нейропортал');
    expect(announced()).toBe('Лаборатория · Нейропортал');
    router.history.back();
    await isFocused(await heading(greeting));
    expect(announced()).toBe('Нейропортал');
    await router.navigate({ href: '/nowhere' });
    await waitFor(() => expect(document.title).toBe('Страница не найдена · Нейропортал'));
  });

  test('[APP-04] a chosen section changes the address and does not count as a new screen', async () => {
    const { user } = await open('/');
    const tab = await screen.findByRole('tab', { name: 'Чаты' });
    await user.click(tab);
    await waitFor(() => expect(address()).toMatch(/section=/));
    expect(document.activeElement).toBe(tab);
    expect(announced()).toBe('');
  });

  test('[CHAT-15] the composer of an opened chat has the focus and keeps it when the chat gets its address', async () => {
    // With a mouse: on a touch screen the focus would open the keyboard.
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media === '(hover: hover)' }),
    );
    const { user } = await open('/');
    const [link] = await main().findAllByRole('link', { name: 'ChatGPT' });
    link?.focus();
    await user.keyboard('{Enter}');
    const composer = await screen.findByRole('textbox', { name: 'Сообщение' });
    await isFocused(composer);
    expect(document.title).toBe('ChatGPT · Нейропортал');
    await user.paste('Первый вопрос');
    await user.keyboard('{Enter}');
    await within(screen.getByRole('log', { name: 'Сообщения' })).findByRole('button', { name: 'Копировать' });
    await waitFor(() => expect(address()).toMatch(/\/[0-9a-f-]{36}$/));
    expect(document.activeElement).toBe(composer);
  });
});

test('[APP-04] an answer that arrives while the window is unfocused makes the title flip until the focus returns', async () => {
  const { user } = await open('/chat/neuron/chatGpt');
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await fill(user, await screen.findByRole('textbox', { name: 'Сообщение' }), 'Без присмотра');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await user.keyboard('{Enter}');
  await vi.waitUntil(() => document.title === 'Есть новый результат', { timeout: 10_000, interval: 5 });
  const titles = [1, 2].map(() => {
    vi.advanceTimersByTime(1000);
    return document.title;
  });
  expect(new Set(titles)).toEqual(new Set(['Без присмотра · ChatGPT · Нейропортал', 'Есть новый результат']));
  hasFocus.mockReturnValue(true);
  dispatchEvent(new Event('focus'));
  expect(document.title).toBe('Без присмотра · ChatGPT · Нейропортал');
  vi.advanceTimersByTime(3000);
  expect(document.title).toBe('Без присмотра · ChatGPT · Нейропортал');
});

test.each([
  [employee, {}, 'Мария Орлова, employee@neuro.example', 'Мария Орлова'],
  ['noemail@neuro.example', {}, 'Сотрудник без почты', 'Сотрудник без почты'],
  [employee, { name: '' }, employee, employee],
  ['noemail@neuro.example', { name: '' }, 'Профиль', 'Профиль'],
])('[APP-07] the header shows the name of %s with %o', async (email, change, label, visible) => {
  await standIn.signIn(email);
  const stored = JSON.parse(localStorage.getItem('profile') ?? '{}');
  localStorage.setItem('profile', JSON.stringify({ ...stored, ...change }));
  await renderPortal('/help', { standIn });
  expect((await screen.findByRole('button', { name: label })).lastElementChild?.textContent).toBe(visible);
});

test.each([
  ['Написать в поддержку: задать вопрос', 'Написать в поддержку'],
  ['Уведомления', 'Уведомления'],
  ['Тема', 'Тема: светлая'],
])('[APP-07] «%s» in the header has a tooltip while it has the keyboard focus', async (name, text) => {
  const { user } = await open('/help');
  const button = screen.getByRole('button', { name: (label) => label.replaceAll('\u00a0', ' ') === name });
  await user.tab();
  button.focus();
  expect((await screen.findByRole('tooltip')).textContent?.replaceAll('\u00a0', ' ')).toBe(text);
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('tooltip', { name: text })).toBeNull());
});

test('[APP-07] ArrowDown opens the profile menu at its first item, ArrowUp at its last', async () => {
  const { user } = await open('/help');
  const button = await profileButton(employee);
  for (const [key, item] of [
    ['{ArrowDown}', /^Профиль/],
    ['{ArrowUp}', 'Выйти'],
  ] as const) {
    button.focus();
    await user.keyboard(key);
    await isFocused(await screen.findByRole('menuitem', { name: item }));
    await user.keyboard('{Escape}');
    await isFocused(button);
  }
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Найти команду' })).toBeTruthy();
});

test('[APP-07] the panel becomes a rail by its button and by Ctrl+B, which keeps the names; this is remembered for the person', async () => {
  const { user, close } = await open('/help');
  const isRail = () => document.querySelector('[data-rail]') !== null;
  expect(isRail()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Узкая панель' }));
  expect(isRail()).toBe(true);
  expect(mainMenu().getByRole('link', { name: 'Лаборатория' }).textContent).toBe('');
  expect(descriptionOf(await profileButton(employee))).toBe('');
  close();
  const next = await renderPortal('/help', { as: employee, standIn });
  await next.settle();
  expect(isRail()).toBe(true);
  await next.user.keyboard('{Control>}b{/Control}');
  expect(isRail()).toBe(false);
  expect(mainMenu().getByRole('link', { name: 'Лаборатория' }).textContent).toBe('Лаборатория');
});

test('[APP-05] «Меню» opens the panel as a drawer with menu, chats and buttons; it closes when a page is opened', async () => {
  const { user } = await open('/help');
  const menu = screen.getByRole('button', { name: 'Меню' });
  await user.click(menu);
  const drawer = within(await screen.findByRole('dialog', { name: 'Меню' }));
  expect(await drawer.findByRole('searchbox', { name: 'Поиск по истории' })).toBeTruthy();
  for (const name of ['Найти команду', 'Тема', /^Написать в поддержку/, 'Уведомления', /employee@neuro/])
    expect(drawer.getByRole('button', { name })).toBeTruthy();
  const links = drawer.getByRole('navigation', { name: 'Главное меню' });
  await user.click(within(links).getByRole('link', { name: 'Презентации' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Меню' })).toBeNull());
  expect(address()).toBe('/presentations');
  await user.click(screen.getByRole('button', { name: 'Меню' }));
  await user.click(await screen.findByRole('button', { name: 'Найти команду' }));
  expect(await screen.findByRole('dialog', { name: 'Найти команду' })).toBeTruthy();
});

test('[APP-05][PRE-04] the drawer has the notifications of the bar: nothing more is asked for, what is read there is read', async () => {
  const { user, settle } = await open('/help');
  const bar = bell();
  await waitFor(() => expect(descriptionOf(bar)).not.toBe(''));
  await user.click(screen.getByRole('button', { name: 'Меню' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Меню' }));
  const inDrawer = drawer.getByRole('button', { name: 'Уведомления' });
  expect(descriptionOf(inDrawer)).toBe(descriptionOf(bar));
  await settle();
  expect(standIn.callsOf('notificationList')).toHaveLength(1);
  await user.click(inDrawer);
  const panel = await screen.findByRole('dialog', { name: 'Уведомления' });
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await isFocused(inDrawer);
  expect(descriptionOf(inDrawer)).toBe('');
  expect(descriptionOf(bar)).toBe('');
});

test('[CHAT-08] in a wide window the panel lists the chats of all services beside every page, and /chats on a page', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === '(min-width: 1024px)' }),
  );
  const { user } = await open('/help');
  const history = within(await screen.findByRole('complementary', { name: 'История' }, { timeout: 5000 }));
  expect(await history.findAllByRole('listitem')).not.toEqual([]);
  expect(history.queryByRole('radiogroup')).toBeNull();
  await user.click(history.getByRole('link', { name: 'Все чаты' }));
  expect(await heading('Чаты')).toBeTruthy();
  expect(await main().findByRole('searchbox', { name: 'Поиск по чатам' })).toBeTruthy();
});

describe('the notifications', () => {
  const list = () => screen.findByRole('dialog', { name: 'Уведомления' });
  const region = async (name: string) => within(await list()).findByRole('region', { name });

  test('[PRE-04][PRE-16] new ones are counted until they are seen; notices can be read again', async () => {
    standIn.fail('email-not-confirmed', { operation: 'tileList' });
    const { user, close } = await open('/');
    expect(descriptionOf(bell())).toBe('3\u00a0новых уведомления');
    await user.click(await screen.findByRole('button', { name: 'Закрыть сообщение' }));
    await user.click(bell());
    const news = await region('Что нового');
    await waitFor(() =>
      expect(news.textContent).toMatch(/Что\sнового\sв\sноябре.*Новое.*(20 ноября.*|, \d+:00)$/s),
    );
    expect(within(news).getByTitle(/^20\.11\.2026,\s\d\d:00:00$/)).toBeTruthy();
    expect(within(await region('Объявления')).getAllByRole('heading', { level: 4 })).toHaveLength(2);
    expect((await region('Недавние сообщения портала')).textContent).toContain(
      'Ваша почта employee@neuro.example не подтверждена',
    );
    await user.keyboard('{Escape}');
    await isFocused(bell());
    expect(descriptionOf(bell())).toBe('');
    // The gateway keeps it for other browsers.
    await waitFor(() => expect(standIn.callsOf('settingsChange')).toHaveLength(1));
    close();
    const next = await renderPortal('/', { standIn });
    await next.settle();
    await next.user.click(bell());
    const panel = within(await list());
    expect(await panel.findAllByRole('listitem')).not.toEqual([]);
    expect(panel.queryByText('Новое')).toBeNull();
  });

  const whole = { uuid: 'a', title: 'Работы', text: 'В субботу', date: '2026-11-20T06:00:00Z' };
  test.each([
    ['null', null],
    [
      'a notification of level 666 with the text null',
      { ...whole, uuid: 'b', text: null, levelImportance: 666 },
    ],
    ['a notification without a text', { uuid: 'b', title: 'Без текста', date: null, levelImportance: 100 }],
    ['an empty notification', {}],
  ])(
    '[PRE-13] with %s in the list the panel opens and the readable notifications are shown',
    async (_name, odd) => {
      standIn.change('notificationList', () => [odd, { ...whole, levelImportance: 100 }]);
      const { user, problems } = await open('/help');
      expect(descriptionOf(bell())).toBe('1\u00a0новое уведомление');
      await user.click(bell());
      const panel = within(await list());
      expect(await panel.findByRole('heading', { name: 'Работы' })).toBeTruthy();
      expect(await panel.findByText('В субботу')).toBeTruthy();
      // The answer breaks the contract on purpose.
      problems.splice(
        0,
        problems.length,
        ...problems.filter((problem) => !problem.includes('notificationList')),
      );
    },
  );
});
