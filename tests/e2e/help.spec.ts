import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

test.use({ as: 'employee@neuro.example' });

test('[HELP-02][HELP-06] an article opens at its heading, passes axe, and is printed alone, light, with its address', async ({
  page,
}) => {
  await page.goto('/help/chatGptHelp#which');
  const heading = page.getByRole('heading', { level: 2, name: /Какой сервис/ });
  await expect(heading).toBeFocused();
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(200);
  expect((await heading.boundingBox())?.y, 'in view').toBeGreaterThan(0);
  await expectAccessible(page, 'article');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByText(/\/help\/chatGptHelp, напечатано/)).toBeVisible();
  for (const name of ['Главное меню', 'Статьи помощи', 'На этой странице'])
    await expect(page.getByRole('navigation', { name })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});
