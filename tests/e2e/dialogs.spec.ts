import type { Page } from '@playwright/test';
import { expect, expectProblem, nextPoll, provoke, test } from './fixtures.ts';

const maintenance = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Сервисы временно недоступны' });
const bell = (page: Page) => page.getByRole('button', { name: 'Уведомления' });

test.describe('signed in', () => {
  test.use({ as: 'employee@neuro.example' });

  test('[APP-06][BOT-04] the page of maintenance stands before an open drawer, and gives everything back', async ({
    page,
  }) => {
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

  test('[PRE-04][PRE-16] new notices are counted until they were seen; short messages can be read again', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(bell(page)).toHaveAccessibleDescription('3\u00a0новых уведомления');
    await provoke(page, '**/api/1.0/tile/getTile', 'email-not-confirmed');
    await page.reload();
    await page.getByRole('button', { name: 'Закрыть сообщение' }).click();
    await bell(page).click();
    const list = page.getByRole('dialog', { name: 'Уведомления' });
    await expect(list.getByRole('region', { name: 'Что нового' })).toHaveText(
      /Что\sнового\sв\sноябре.*Новое.*20\.11\.2026,\s\d\d:00:00$/s,
    );
    await expect(
      list.getByRole('region', { name: 'Объявления' }).getByRole('heading', { level: 4 }),
    ).toHaveCount(2);
    await expect(list.getByRole('region', { name: 'Недавние сообщения портала' })).toContainText(
      'Ваша почта employee@neuro.example не подтверждена',
    );
    await page.keyboard.press('Escape');
    await expect(bell(page)).toBeFocused();
    await expect(bell(page)).toHaveAccessibleDescription('');
    await page.reload();
    await bell(page).click();
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await expect(list.getByText('Новое')).toHaveCount(0);
  });

  test('[AUTH-08][ERR-05] the notice of an unconfirmed address leads to its code', async ({ page }) => {
    await provoke(page, '**/api/1.0/tile/getTile', 'email-not-confirmed');
    await page.goto('/');
    await page.getByRole('button', { name: 'Подтвердить' }).click();
    const modal = page.getByRole('dialog', { name: 'Подтверждение почты' });
    await expect(modal.getByRole('textbox', { name: 'E-mail' })).toHaveValue('employee@neuro.example');
    await expect(modal.getByRole('textbox', { name: 'E-mail' })).not.toBeEditable();
    await modal.getByRole('button', { name: 'Отправить код' }).click();
    await expect(modal).toHaveCount(0);
    await bell(page).click();
    await expect(page.getByRole('region', { name: 'Недавние сообщения портала' })).toContainText(
      'Код отправлен на почту',
    );
  });

  test('[ERR-12] a screen that crashes leaves the shell standing, with a way to report it and to go on', async ({
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
});

test('[APP-06] before the login too: what was typed is there when the services are back', async ({
  page,
}) => {
  await provoke(page, '**/api/1.0/auth/authentication', 'unavailable');
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('employee@neuro.example');
  await page.getByRole('textbox', { name: 'Пароль' }).fill('portal-2026');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(maintenance(page)).toBeVisible();
  await page.getByRole('button', { name: 'Проверить сейчас' }).click();
  await expect(maintenance(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('employee@neuro.example');
  await expect(page.getByRole('textbox', { name: 'Пароль' })).toHaveValue('portal-2026');
});
