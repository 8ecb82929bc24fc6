import type { Page, Route } from '@playwright/test';
import { converse, expect, send, settle, settledAnswer, tabTo, test } from './fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const announced = (page: Page, text: string) => page.locator('[aria-live="polite"]', { hasText: text });

/** Everything that the page has asked for so far, by path. */
function watchRequests(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => paths.add(new URL(request.url()).pathname));
  return paths;
}

test.describe('permissions', () => {
  for (const [email, allowed] of [
    ['employee@neuro.example', ''],
    ['admin@neuro.example', '/admin'],
    ['company@neuro.example', '/companyAdmin'],
    ['student@neuro.example', ''],
  ] as const) {
    test.describe(email, () => {
      test.use({ as: email });

      test('[AUTH-10][PRE-10] an area of administration opens with the permission only, nothing of it loads without', async ({
        page,
      }) => {
        const requests = watchRequests(page);
        await page.goto('/');
        await expect(page.getByRole('button', { name: /избранно/ })).toHaveCount(31);
        await page.waitForLoadState('networkidle');
        const ofMainPage = new Set(requests);
        for (const area of ['/admin', '/admin/users/users-table', '/companyAdmin', '/companyAdmin/reports']) {
          requests.clear();
          await page.goto(area);
          if (allowed !== '' && area.startsWith(`${allowed}`)) {
            await expect(page.getByRole('heading', { level: 1, name: /^Администрирование/ })).toBeVisible();
            continue;
          }
          await expect(page).toHaveURL('/');
          await expect(page.getByRole('button', { name: /избранно/ })).toHaveCount(31);
          await page.waitForLoadState('networkidle');
          expect(
            [...requests].filter((path) => path !== area && !ofMainPage.has(path)),
            area,
          ).toEqual([]);
        }
      });
    });
  }

  for (const [email, links] of [
    ['employee@neuro.example', ['Главная', 'Лаборатория', 'Презентации', 'Помощь']],
    ['admin@neuro.example', ['Главная', 'Лаборатория', 'Презентации', 'Помощь', 'Админка']],
    ['company@neuro.example', ['Главная', 'Лаборатория', 'Презентации', 'Помощь', 'Компания']],
    ['student@neuro.example', ['Главная', 'Презентации']],
  ] as const) {
    test.describe(email, () => {
      test.use({ as: email });

      test('[AUTH-10] the menu has what this person may see', async ({ page }) => {
        await page.goto('/');
        const items = page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link');
        await expect(items).toHaveCount(links.length);
        for (const [index, name] of links.entries()) {
          await expect(items.nth(index)).toHaveAccessibleName(name);
          // Nobody has to go there to learn that there is nothing yet.
          await expect(items.nth(index)).toHaveAccessibleDescription(index === 0 ? '' : 'скоро');
        }
      });
    });
  }
});

test('[APP-04] screens before the login are titled, announced and take the focus', async ({ page }) => {
  await page.goto('/login');
  await expect(heading(page, 'Вход')).toBeVisible();
  await expect(page).toHaveTitle('Нейропортал');
  await page.getByRole('link', { name: 'Регистрация' }).press('Enter');
  // The form has chosen its first field itself, which stays.
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await expect(page).toHaveTitle('Регистрация · Нейропортал');
  await expect(announced(page, 'Регистрация · Нейропортал')).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await expect(page).toHaveTitle('Нейропортал');
});

test('[APP-07] the first stop of the keyboard leads past the header, on a public page too', async ({
  page,
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
});

test.describe('signed in', () => {
  test.use({ as: 'employee@neuro.example' });

  test('[APP-04] a new screen is titled, has the focus at its heading and is announced; the first one is not', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(heading(page, 'Нейропортал')).toBeVisible();
    await expect(page).toHaveTitle('Нейропортал');
    await settle(page);
    await expect(page.locator('body')).toBeFocused();
    await page.getByRole('link', { name: 'Лаборатория' }).press('Enter');
    await expect(heading(page, 'Лаборатория')).toBeFocused();
    await expect(page).toHaveTitle('Лаборатория · Нейропортал');
    await expect(announced(page, 'Лаборатория · Нейропортал')).toBeAttached();
    await page.goBack();
    await expect(heading(page, 'Нейропортал')).toBeFocused();
    await expect(announced(page, 'Нейропортал')).toBeAttached();
    await page.goto('/nowhere');
    await expect(page).toHaveTitle('Страница не найдена · Нейропортал');
  });

  test('[APP-07] a page that is still to come says so in a sentence and leads back', async ({ page }) => {
    await page.goto('/');
    const item = page
      .getByRole('navigation', { name: 'Главное меню' })
      .getByRole('link', { name: 'Лаборатория' });
    await item.click();
    await expect(page.getByText('Эта страница ещё готовится и скоро появится в портале.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
    await expect(heading(page, 'Нейропортал')).toBeVisible();
    await page.getByRole('button', { name: 'employee@neuro.example' }).click();
    const profile = page.getByRole('menuitem', { name: 'Профиль', exact: true });
    await expect(profile).toHaveAccessibleDescription('скоро');
  });

  test('[APP-07] on a phone the notifications keep their title and a way to close them', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 480 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Уведомления' }).click();
    const panel = page.getByRole('dialog', { name: 'Уведомления' });
    await panel.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(panel.getByRole('heading', { level: 2 })).toBeInViewport();
    await panel.getByRole('button', { name: 'Закрыть' }).click();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Уведомления' })).toBeFocused();
  });

  test('[APP-05] a row that goes on beyond the edge fades there, and nowhere else', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const tabs = page.getByRole('tablist', { name: 'Разделы' });
    const recent = page.getByRole('region', { name: 'Недавние' }).getByRole('list');
    for (const row of [tabs, recent]) {
      await expect(row).toHaveAttribute('data-more', 'end');
      await expect(row).toHaveCSS('mask-image', /gradient/);
    }
    await tabs.evaluate((row) => row.scrollTo(60, 0));
    await expect(tabs).toHaveAttribute('data-more', 'both');
    await tabs.evaluate((row) => row.scrollTo(row.scrollWidth, 0));
    await expect(tabs).toHaveAttribute('data-more', 'start');
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(tabs).not.toHaveAttribute('data-more');
    await expect(tabs).toHaveCSS('mask-image', 'none');
  });

  test.describe('in forced colours', () => {
    test.use({ contextOptions: { forcedColors: 'active' } });

    test('[CHAT-15] the page and the chat that one is at stand out', async ({ page }) => {
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
    });
  });

  test('[APP-07] the profile menu opens by both arrows, at its first or its last item', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'employee@neuro.example' });
    for (const [key, item] of [
      ['ArrowDown', 'Профиль'],
      ['ArrowUp', 'Выйти'],
    ] as const) {
      await button.press(key);
      await expect(page.getByRole('menuitem', { name: item })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    }
    await page.keyboard.press('ControlOrMeta+KeyK');
    await expect(page.getByRole('dialog', { name: 'Найти команду' })).toBeVisible();
  });

  for (const width of [360, 1280]) {
    test(`[HOME-03] banners that come late move nothing, at ${width} px, seen before or not`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      let held = Promise.withResolvers<Route>();
      await page.route('**/api/1.0/data/banners', (route) => held.resolve(route));
      const recent = page.getByRole('heading', { name: 'Чаты' });
      const banner = page.getByText('Плановые работы');
      const top = () => recent.evaluate((element) => element.getBoundingClientRect().top);
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
      expect(moves).toEqual([0, 0]);
    });
  }

  test('[APP-04] choosing a section changes the address, and is no new screen', async ({ page }) => {
    await page.goto('/');
    const tab = page.getByRole('tab', { name: 'Чаты' });
    await tab.click();
    await expect(page).toHaveURL(/section=/);
    await settle(page);
    await expect(tab).toBeFocused();
    await expect(announced(page, 'Нейропортал')).toBeHidden();
    await expect(page.locator('[aria-live="polite"]', { hasText: /./ })).toHaveCount(0);
  });

  test('[CHAT-15] the composer takes the focus of a chat and keeps it when the chat gets its address', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'ChatGPT', exact: true }).first().press('Enter');
    const composer = page.getByRole('textbox', { name: 'Сообщение' });
    await expect(composer).toBeFocused();
    await expect(page).toHaveTitle('ChatGPT · Нейропортал');
    await page.keyboard.type('Первый вопрос');
    await page.keyboard.press('Enter');
    await settledAnswer(page);
    await expect(page).toHaveURL(/\/[0-9a-f-]{36}$/);
    await expect(composer).toBeFocused();
  });

  test('[CHAT-15] the keyboard gets to the composer in two stops', async ({ page }) => {
    const uuid = await converse(page, 'chatGpt', 'Раньше');
    await page.goto(`/chat/neuron/chatGpt/${uuid}`);
    await settledAnswer(page);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.getByRole('link', { name: 'К содержанию' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'К полю сообщения' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Сообщение' })).toBeFocused();
    await expect(page).toHaveTitle('ChatGPT · Нейропортал');
  });

  test('[APP-07] the way back restores the scroll of the page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: /избранно/ })).toHaveCount(31);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    await page.getByRole('link', { name: 'Лаборатория' }).click();
    await expect(heading(page, 'Лаборатория')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(heading(page, 'Нейропортал')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });

  test('[APP-04] an answer that arrives while the person is elsewhere makes the title flip, until they are back', async ({
    page,
  }) => {
    await page.goto('/chat/neuron/chatGpt');
    await page.evaluate(() => {
      document.hasFocus = () => false;
    });
    await send(page, 'Без присмотра');
    await expect(page).toHaveTitle('Есть новый результат');
    await expect(page).toHaveTitle('ChatGPT · Нейропортал');
    await expect(page).toHaveTitle('Есть новый результат');
    await page.evaluate(() => {
      document.hasFocus = () => true;
      dispatchEvent(new Event('focus'));
    });
    await expect(page).toHaveTitle('ChatGPT · Нейропортал');
  });

  test('[HOME-01] a link that is pressed before a search has reached the address is followed', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: /избранно/ })).toHaveCount(31);
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
