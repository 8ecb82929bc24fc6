import type { Page, Route } from '@playwright/test';
import {
  converse,
  expect,
  expectNoSideScroll,
  send,
  settle,
  settledAnswer,
  tabTo,
  test,
} from './fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Paths of all requests of the page so far. */
function watchRequests(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => paths.add(new URL(request.url()).pathname));
  return paths;
}

test('[APP-07][CHAT-15] the skip links lead past the header, and in a chat to the composer', async ({
  page,
  signIn,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  const entries = await page.evaluate(() => history.length);
  await tabTo(page, page.getByRole('link', { name: 'К содержанию' }), 'Shift+Tab');
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => history.length), 'nothing to go back from').toBe(entries);
  await expect(page.getByRole('link', { name: 'К полю сообщения' })).toBeHidden();

  await signIn();
  const uuid = await converse(page, 'chatGpt', 'Раньше');
  await page.goto(`/chat/neuron/chatGpt/${uuid}`);
  await settledAnswer(page);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.getByRole('link', { name: 'К содержанию' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'К полю сообщения' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Сообщение' })).toBeFocused();
  await expect(page).toHaveTitle('Раньше · ChatGPT · Нейропортал');
});

test.describe('signed in', () => {
  test.use({ as: 'employee@neuro.example' });

  test('[AUTH-10][PRE-10][ADM-07] no code and no data of the administration loads without the permission, neither at its addresses nor with the notifications and the command palette', async ({
    page,
  }) => {
    const requests = watchRequests(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: /избранно/ })).toHaveCount(31);
    // The last part that loads by itself.
    await expect(page.getByRole('complementary', { name: 'История' }).getByRole('heading')).not.toHaveCount(
      0,
    );
    // What it loads some seconds later by itself.
    await page.getByRole('textbox', { name: 'Что нужно сделать?' }).hover();
    await expect(page.getByRole('button', { name: 'Прикрепить файл' })).toBeVisible();
    // What it loads when its end is near, as it is before the services are drawn.
    await page
      .getByRole('button', { name: /избранно/ })
      .last()
      .scrollIntoViewIfNeeded();
    for (const late of ['/user/settings', '/assets/Maintenance', '/getAgents', '/getDocuments'])
      await expect.poll(() => [...requests].some((path) => path.includes(late))).toBe(true);
    await page.waitForLoadState('networkidle');
    const ofMainPage = new Set(requests);
    await page.getByRole('button', { name: 'Уведомления' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click();
    await page.keyboard.press('ControlOrMeta+KeyK');
    const palette = page.getByRole('dialog', { name: 'Найти команду' });
    await expect(palette.getByRole('group', { name: 'Сервисы' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const path of requests) {
      const body = path.endsWith('.js') ? await (await page.request.get(path)).text() : path;
      expect(/\/admin\/(?:users|getTilesAdmin)/.test(body), `${path} belongs to the administration`).toBe(
        false,
      );
    }
    for (const area of ['/admin', '/admin/users/users-table', '/companyAdmin', '/companyAdmin/reports']) {
      requests.clear();
      await page.goto(area);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('button', { name: /избранно/ })).toHaveCount(31);
      await page.waitForLoadState('networkidle');
      expect(
        [...requests].filter((path) => path !== area && !ofMainPage.has(path)),
        area,
      ).toEqual([]);
    }
  });

  test('[APP-05][APP-07] on a phone a scrollable row fades at its edge, and the notifications can be closed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 480 });
    await page.goto('/');
    const tabs = page.getByRole('tablist', { name: 'Разделы' });
    const atHand = page.getByRole('region', { name: 'Под рукой' });
    for (const row of [tabs, atHand]) {
      await expect(row).toHaveAttribute('data-more', 'end');
      await expect(row).toHaveCSS('mask-image', /gradient/);
    }
    await tabs.evaluate((row) => row.scrollTo(60, 0));
    await expect(tabs).toHaveAttribute('data-more', 'both');
    await tabs.evaluate((row) => row.scrollTo(row.scrollWidth, 0));
    await expect(tabs).toHaveAttribute('data-more', 'start');

    await page.getByRole('button', { name: 'Уведомления' }).click();
    const panel = page.getByRole('dialog', { name: 'Уведомления' });
    await panel.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(panel.getByRole('heading', { level: 2 })).toBeInViewport();
    await panel.getByRole('button', { name: 'Закрыть' }).click();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Уведомления' })).toBeFocused();

    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(tabs).not.toHaveAttribute('data-more');
    await expect(tabs).toHaveCSS('mask-image', 'none');
  });

  test('[CHAT-26] «В работе» and the bell are in one line of the panel', async ({ page }) => {
    await page.goto('/chat/neuron/chatGpt');
    await send(page, 'медленно длинно');
    await page.getByRole('link', { name: 'Главная', exact: true }).click();
    const topOf = async (name: RegExp) => {
      const box = await page.getByRole('banner').getByRole('button', { name }).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    await expect(page.getByRole('button', { name: 'В работе (1)' })).toBeVisible();
    expect(await topOf(/^В работе/)).toBeCloseTo(await topOf(/^Уведомления/), 0);
  });

  test('[APP-05][APP-07] a long name is cut in the header at 768 and 1024 px, and gives way at 360', async ({
    page,
  }) => {
    await page.goto('/help');
    const long = 'Константин Константинопольский-Задунайский';
    await page.evaluate((name) => {
      const profile = JSON.parse(localStorage.getItem('profile') ?? '{}');
      localStorage.setItem('profile', JSON.stringify({ ...profile, name }));
    }, long);
    await page.reload();
    const name = page.getByText(long);
    for (const width of [360, 768, 1024]) {
      await page.setViewportSize({ width, height: 480 });
      if (width === 360) await expect(name).toBeHidden();
      else {
        await expect
          .poll(() => name.evaluate((text) => text.clientWidth / text.scrollWidth), `cut at ${width} px`)
          .toBeLessThan(1);
        expect(await name.evaluate((text) => text.clientWidth)).toBeGreaterThan(60);
      }
      await expect(page.getByRole('link', { name: /на главную/ })).toBeInViewport({ ratio: 1 });
      await expectNoSideScroll(page, `${width} px`);
    }
  });

  test.describe('in forced colours', () => {
    test.use({ contextOptions: { forcedColors: 'active' } });

    test('[CHAT-15] the current page and chat are marked, requests have a border', async ({ page }) => {
      const uuid = await converse(page, 'chatGpt', 'Здесь');
      await converse(page, 'chatGpt', 'Не здесь');
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Главное меню' });
      const fill = (name: string) =>
        menu.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).backgroundColor);
      expect(await fill('Главная')).not.toBe(await fill('Лаборатория'));
      await page.goto(`/chat/neuron/chatGpt/${uuid}`);
      const history = page.getByRole('complementary', { name: 'История' });
      const chat = (name: string) =>
        history.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
      await expect(chat('Здесь')).toHaveCSS('outline-style', 'solid');
      await expect(chat('Не здесь')).toHaveCSS('outline-style', 'none');
      const bubble = page.getByRole('article', { name: 'Вы' }).getByText('Здесь', { exact: true });
      await expect(bubble).toHaveCSS('border-top-style', 'solid');
    });
  });

  test('[HOME-03] late banners shift nothing, on a phone and on a wide screen, at the first visit and later', async ({
    page,
  }) => {
    let held = Promise.withResolvers<Route>();
    await page.route('**/api/1.0/data/banners', (route) => held.resolve(route));
    const recent = page.getByRole('heading', { name: 'Чаты' });
    const banner = page.getByText('Плановые работы в субботу, 21 ноября');
    const top = () => recent.evaluate((element) => element.getBoundingClientRect().top);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/help');
      const moves: number[] = [];
      for (const _visit of ['first', 'second']) {
        await page.goto('/');
        await expect(page.getByRole('button', { name: /избранно/ })).toHaveCount(31);
        await settle(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const before = await top();
        await (await held.promise).continue();
        held = Promise.withResolvers<Route>();
        await expect(banner).toBeVisible();
        moves.push((await top()) - before);
      }
      expect(moves, `${width} px`).toEqual([0, 0]);
    }
  });

  test('[APP-07][HOME-01] Back restores the scroll position; a link pressed before a search has reached the address is followed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: /избранно/ })).toHaveCount(31);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    await page.getByRole('link', { name: 'Лаборатория' }).click();
    await expect(heading(page, 'Лаборатория')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(heading(page, 'Мария')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);

    await page.clock.install();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('searchbox', { name: 'Поиск сервиса' }).fill('claude');
    await page.getByRole('link', { name: 'Помощь' }).press('Enter');
    await page.clock.runFor(1000);
    release();
    await expect(heading(page, 'Помощь')).toBeVisible();
    await expect(page).toHaveURL('/help');
  });
});
