import { expectAccessible } from './axe.ts';
import { expect, expectNoSideScroll, tabTo, test } from './fixtures.ts';

test.use({ as: 'employee@neuro.example' });

const attempts = [
  'Напиши письмо клиенту о переносе поставки с 12 на 19 декабря',
  'Напиши письмо клиенту, который ждёт открытия: поставка переносится с 12 на 19 декабря из-за таможни. До 120 слов',
];

test('[LAB-30][LAB-03][LAB-08] J6, the trainer by keyboard alone: axe finds nothing in either theme, it fits, a later tab goes on', async ({
  page,
  context,
}) => {
  /** Restores the width at the end. */
  const expectToFit = async (screen: string) => {
    for (const width of [320, 1024, 1440, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSideScroll(page, `${screen}, ${width}`);
    }
  };
  await page.goto('/lab/qTrainer');
  const first = page.getByRole('link', { name: 'Письмо без тумана' });
  await expect(first).toBeVisible();
  await expectAccessible(page, 'exercises');
  await expectToFit('exercises');
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Ваш запрос' });
  await expect(field).toBeVisible();
  for (const [index, text] of attempts.entries()) {
    await tabTo(page, field);
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: `Результат попытки ${index + 1}` })).toBeInViewport();
  }
  const better = page.getByRole('button', { name: 'Лучшая версия' });
  await tabTo(page, better);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('insertion').first()).toBeVisible();
  await expectAccessible(page, 'result');
  await expectToFit('result');
  const compare = page.getByRole('button', { name: 'Сравнить попытки' });
  await tabTo(page, compare);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Сравнение попыток' })).toBeVisible();
  await expectAccessible(page, 'comparison', '[role=dialog]');
  await expectToFit('comparison');
  await page.keyboard.press('Escape');
  await expect(compare).toBeFocused();
  await tabTo(page, field, 'Shift+Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('Продолжу завтра');
  await page.close();
  const later = await context.newPage();
  await later.goto('/lab/qTrainer');
  await expect(later.getByRole('link', { name: 'Письмо без тумана' })).toBeVisible();
  await tabTo(later, later.getByRole('link', { name: 'Письмо без тумана' }));
  await later.keyboard.press('Enter');
  await expect(later.getByRole('textbox', { name: 'Ваш запрос' })).toHaveValue('Продолжу завтра');
  await expect(later.getByRole('link', { name: /^Попытка 2/ })).toBeVisible();
});
