import { expect, test } from './fixtures.ts';

test.use({ as: 'company@neuro.example' });

test('[HOME-14] a favourite is dragged into another folder, where it also is after a reload', async ({
  page,
}) => {
  await page.goto('/?section=favourites');
  const folder = (name: string) => page.getByRole('grid', { name });
  const row = folder('Письма и тексты').getByRole('row', { name: 'ChatGPT' });
  await expect(row.getByRole('button', { name: 'Перетащить ChatGPT' })).toBeVisible();
  await row.dragTo(folder('Договоры'), { sourcePosition: { x: 12, y: 12 } });
  await expect(folder('Договоры').getByRole('row', { name: 'ChatGPT' })).toBeFocused();
  await page.reload();
  await expect(folder('Договоры').getByRole('link', { name: 'ChatGPT' })).toBeVisible();
  await expect(folder('Письма и тексты').getByRole('link', { name: 'ChatGPT' })).toHaveCount(0);
});
