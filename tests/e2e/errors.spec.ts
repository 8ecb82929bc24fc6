import type { Page } from '@playwright/test';
import { expect, expectProblem, nextPoll, open, provoke, settle, test } from './fixtures.ts';

const maintenance = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Сервисы временно недоступны' });

test.use({ as: 'employee@neuro.example' });

test('[APP-06][ERR-08] 503: the maintenance page polls every 30 s and disappears', async ({ page }) => {
  await page.clock.install();
  await page.goto('/chat/neuron/chatGpt');
  await page.getByRole('textbox', { name: 'Сообщение' }).fill('Не пропади');
  await provoke(page, '**/api/1.0/data/ping', 'unavailable');
  await provoke(page, '**/api/1.0/history/getListChatWithSearch*', 'unavailable');
  let pings = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/data/ping')) pings += 1;
  });
  const nextPing = (): Promise<number> => nextPoll(page, '/data/ping', 30_000);
  await page.getByRole('searchbox', { name: 'Поиск по истории' }).fill('что-то');
  await expect
    .poll(async () => {
      // The delay of the search, and three retries after 1, 2 and 4 s (APP-14).
      await page.clock.runFor(1000);
      return maintenance(page).count();
    })
    .toBe(1);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page).toHaveTitle('Сервисы временно недоступны · Нейропортал');
  await page.keyboard.press('ControlOrMeta+KeyK');
  // The first one came with the failure.
  expect([pings, await nextPing(), await nextPing(), pings]).toEqual([1, 503, 503, 3]);
  // The poll shows nothing; a press of the button is answered.
  const answer = page.getByRole('main').getByRole('status');
  await expect(answer).toBeEmpty();
  await page.getByRole('button', { name: 'Проверить сейчас' }).click();
  await expect(answer).toHaveText(/^Пока недоступны\. Проверено в\s\d\d:\d\d:\d\d$/);
  await page.unrouteAll();
  await expect
    .poll(async () => {
      await page.clock.runFor(7500);
      return maintenance(page).count();
    })
    .toBe(0);
  await expect(page).toHaveTitle('ChatGPT · Нейропортал');
  await expect(page.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('Не пропади');
  const last = pings;
  await page.clock.runFor(90_000);
  await settle(page);
  expect(pings).toBe(last);
  await expect(page.getByRole('dialog', { name: 'Найти команду' })).toHaveCount(0);
});

test('[APP-06][ERR-08] without a network a bar says so below the chat, what was typed is not sent and can be sent again', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // The code that is needed without a network loads some seconds after the first screen, that of the chat when one types.
  const code = page.waitForResponse(/\/assets\/OfflineBar-[^/]*\.js/);
  await open(page, '/chat/neuron/chatGpt');
  const field = page.getByRole('textbox', { name: 'Сообщение' });
  await field.fill('Не пропади');
  await (await code).finished();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const bar = page.getByText(/^Нет интернета\. Набранное сохранено\.$/);
  await expect(bar).toBeInViewport({ ratio: 1 });
  // Its code cannot load: a notice that stays.
  await page.getByRole('button', { name: 'Меню', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Сообщения портала' }).getByRole('listitem')).toBeVisible();
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Ошибка сети. Сообщение не отправлено.' }),
  ).toBeVisible();
  await expect(field).toHaveValue('Не пропади');
  await expect(maintenance(page)).toHaveCount(0);
  const bottom = await field.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  await page.context().setOffline(false);
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('article', { name: 'Вы' })).toHaveText(/Не пропади/);
  await expectProblem(problems, /Unable to preload|dynamically imported module/);
});

test('[APP-06][BOT-04] the maintenance page covers an open drawer, which is unchanged afterwards', async ({
  page,
}) => {
  // A transition of `visibility`, however short, would keep the focus from returning.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Меню' }).click();
  const drawer = page.getByRole('dialog', { name: 'Меню' });
  const lab = drawer.getByRole('link', { name: 'Лаборатория' });
  await lab.focus();
  await provoke(page, '**/api/1.0/data/ping', 'unavailable');
  await provoke(page, '**/api/1.0/notification/**', 'services-unavailable');
  await expect.poll(() => nextPoll(page, '/notification/getNotificationUser', 120_000)).toBe(400);
  await expect(maintenance(page)).toBeVisible();
  await expect(page.getByText('Небольшая пауза в работе сервисов, скоро вернёмся в строй')).toBeVisible();
  const write = page.getByRole('link', { name: 'Написать нам' });
  await expect(write).toHaveAttribute('href', 'mailto:support@neuro.example');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Проверить сейчас' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(write).toBeFocused();
  await page.unrouteAll();
  expect(await nextPoll(page, '/data/ping', 30_000)).toBe(200);
  await expect(maintenance(page)).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await expect(lab).toBeFocused();
});

test('[ERR-12] when a screen crashes the shell stays, and the crash can be reported', async ({
  page,
  problems,
}) => {
  await page.goto('/');
  await expect(page.getByRole('searchbox', { name: 'Поиск сервиса' })).toBeVisible();
  await page.route('**/assets/*', (route) => route.abort());
  await page.evaluate(() => {
    history.pushState(null, '', '/chat/neuron/claude');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Не удалось показать страницу' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Главное меню' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Отправить отчёт' }).click();
  await expect(page.getByRole('textbox', { name: 'Сообщение' })).toHaveValue(
    /Не удалось показать страницу\n.*\nСтраница: \/chat\/neuron\/claude\n/,
  );
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('link', { name: 'На главную', exact: true }).click();
  await expect(page.getByRole('searchbox', { name: 'Поиск сервиса' })).toBeVisible();
  await expectProblem(problems, /Unable to preload|dynamically imported module/);
});
