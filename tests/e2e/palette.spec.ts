import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Everything that the page has asked for so far, by path. */
function watchRequests(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => paths.add(new URL(request.url()).pathname));
  return paths;
}

test.use({ as: 'employee@neuro.example' });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Найти команду' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Команда' });
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });
/** Opens the palette by its keys, on whatever layout, and waits for what it offers. */
const open = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Найти команду' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+KeyK');
  await expect(field(page)).toBeFocused();
  await expect(palette(page).getByRole('group', { name: 'Сервисы' })).toBeVisible();
};

test('[APP-20] nothing of it loads before it is asked for', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /избранно/ })).toHaveCount(31);
  await page.waitForLoadState('networkidle');
  const ofPalette = () => [...requests].filter((path) => /CommandPalette|getListChatWithSearch/.test(path));
  expect(ofPalette()).toEqual([]);
  await open(page);
  await expect.poll(ofPalette).toHaveLength(3);
});

test('[APP-20] what is typed before it has loaded is the palette’s', async ({ page }) => {
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

test('[APP-20] on a phone it takes the whole screen and is opened by its button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Найти команду' });
  await button.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect.poll(() => palette(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 640 });
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
