import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Paths of all requests of the page so far; those for chats with the number of chats, which tells palette and panel apart. */
function watchRequests(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    paths.add(
      pathname.endsWith('/getListChatWithSearch') ? `${pathname} ${searchParams.get('size')}` : pathname,
    );
  });
  return paths;
}

test.use({ as: 'employee@neuro.example' });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Найти команду' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Команда' });
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });
/** Opens the palette by its shortcut, in either keyboard layout, and waits for its list. */
const open = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Найти команду' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+KeyK');
  await expect(field(page)).toBeFocused();
  await expect(palette(page).getByRole('group', { name: 'Сервисы' })).toBeVisible();
};

test('[APP-20] no code of it loads before it opens; on a phone it fills the screen and opens by its button in the panel', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /избранно/ })).toHaveCount(31);
  await page.waitForLoadState('networkidle');
  const ofPalette = () => [...requests].filter((path) => /CommandPalette|getListChatWithSearch 8/.test(path));
  expect(ofPalette()).toEqual([]);
  await open(page);
  await expect
    .poll(() => ofPalette().sort())
    .toEqual([
      '/api/1.0/history/getListChatWithSearch 8',
      expect.stringMatching(/^\/assets\/-CommandPalette-.+\.js$/),
    ]);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 640 });
  const menu = page.getByRole('button', { name: 'Меню' });
  await menu.press('Enter');
  await page
    .getByRole('dialog', { name: 'Меню' })
    .getByRole('button', { name: 'Найти команду' })
    .press('Enter');
  await expect(field(page)).toBeFocused();
  await expect.poll(() => palette(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 640 });
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('[APP-20] letters typed before it has loaded arrive in its field', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/-CommandPalette-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/chat/neuron/chatGpt');
  const message = page.getByRole('textbox', { name: 'Сообщение' });
  await expect(message).toBeFocused();
  await message.fill('Черновик');
  await page.keyboard.press('ControlOrMeta+KeyK');
  await page.keyboard.type('claudes');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  release();
  await expect(field(page)).toHaveValue('claude');
  await expect(chosen(page)).toHaveText(/Claude/);
  await page.keyboard.press('Escape');
  await expect(message).toHaveValue('Черновик');
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+KeyK');
  await expect(field(page)).toHaveValue('');
});
