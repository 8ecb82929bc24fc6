import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, expectNoSideScroll, tabTo, test } from './fixtures.ts';

test.use({ as: 'employee@neuro.example' });

/** Restores the width at the end. */
async function expectToFit(page: Page, screen: string): Promise<void> {
  for (const width of [320, 1024, 1440, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSideScroll(page, `${screen}, ${width}`);
  }
}

test('[LAB-30][LAB-15] a function by keyboard alone: the focus follows its headers and arguments, axe finds nothing, it fits', async ({
  page,
}) => {
  const button = (name: string) => page.getByRole('button', { name });
  await page.goto('/lab/agents-functions');
  const own = page.getByRole('link', { name: 'Создать заявку' });
  await expect(own).toBeVisible();
  await expectAccessible(page, 'functions');
  await expectToFit(page, 'functions');
  await tabTo(page, own);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Создать заявку' })).toBeFocused();
  await expectAccessible(page, 'function');
  await expectToFit(page, 'function');

  const replace = button('Заменить секрет заголовка Authorization');
  await tabTo(page, replace);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Значение').first()).toBeFocused();
  await tabTo(page, button('Оставить прежний'));
  await page.keyboard.press('Enter');
  await expect(replace).toBeFocused();
  await tabTo(page, button('Удалить заголовок X-Source'));
  await page.keyboard.press('Enter');
  await expect(button('Добавить заголовок')).toBeFocused();

  const add = button('Добавить аргумент');
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Имя', exact: true })).toBeFocused();
  await page.keyboard.insertText('urgent');
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status', { name: 'Состояние' })).toHaveText(/^Сохранено в/);

  await tabTo(page, page.getByRole('textbox', { name: 'subject' }));
  await page.keyboard.insertText('Стулья');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Не хватает аргумента «urgent»').first()).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'urgent' }));
  await page.keyboard.insertText('нет');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Вызвать «Создать заявку»?' })).toBeVisible();
  await expectAccessible(page, 'consent', '[role=alertdialog]');
  // Enter, which opened the question, does not answer it.
  await page.keyboard.press('Enter');
  await tabTo(page, button('Разрешить'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Результат проверки' })).toContainText('З-2026-118');
  await expectToFit(page, 'result');
});
