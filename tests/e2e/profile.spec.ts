import { expectAccessible } from './axe.ts';
import { expect, expectNoSideScroll, test } from './fixtures.ts';

test.use({ as: 'employee@neuro.example' });

const pages = [
  ['/profile/data', 'Мои данные'],
  ['/profile/limits', 'Лимиты'],
  ['/profile/settings', 'Настройки'],
  ['/profile/sessions', 'Сеансы'],
  ['/profile/storage', 'Хранилище'],
  ['/profile/shared', 'Общий доступ'],
  ['/help', 'Помощь'],
] as const;

test('[PROF-01][HELP-01] the pages of the profile and of the help: axe finds nothing in either theme, no page scrolls sideways', async ({
  page,
}) => {
  for (const [address, title] of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSideScroll(page, `${address}, ${width}`);
    }
    await expectAccessible(page, address);
  }
  await page.getByRole('searchbox', { name: 'Поиск по помощи' }).fill('лимит');
  await expect(page.getByRole('link', { name: /лимит/i }).first()).toBeVisible();
  await expectAccessible(page, 'help search');
});
